import type { Page } from '@playwright/test';
import type { ApplicationCard, Language, LetterSummary, NewApiKey, Share } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount, PASSWORD, post } from '../person.ts';
import { looked } from '../site/looked.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const POSTING: Record<Language, string> = {
  en: 'Operations analyst\nRequirements:\n- SQL\n- Kafka\nNice to have:\n- Python',
  zh: '运营分析师\n任职要求：\n1. 熟悉 SQL；\n2. 熟悉 Kafka。\n加分项：\n1. 会 Python 优先。',
};
const WHY: Record<Language, string> = {
  en: 'Your night trains pass my window, and I would like to know why they are on time.',
  zh: '贵司的夜班车每天从我窗前经过，我想知道它们为什么总是准点。',
};

const EMPLOYER: Record<Language, string> = { en: 'Calder Freight', zh: '江岸物流' };
const DAY_MS = 86_400_000;

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.context().request.get(`/api${path}`)).json()).data;
const statusOf = async (page: Page, path: string) => (await page.context().request.get(`/api${path}`)).status();

/** From the posting to a résumé of its own for it; gives the sibling's id. */
async function matched(page: Page, language: Language): Promise<string> {
  const { match } = wordsOf(language);
  const button = (text: string) => page.getByRole('button', { name: patternOf(text) });
  await page.getByLabel(match.text).fill(POSTING[language]);
  await page.getByLabel(match.company, { exact: true }).fill(EMPLOYER[language]);
  await button(match.go).click();
  await page.locator('[data-term-row]').filter({ hasText: 'SQL' }).waitFor();
  const before = page.url();
  await button(match.version.forJob).click();
  await button(match.version.open).click({ timeout: 60_000 });
  await page.waitForURL((url) => url.hash !== new URL(before).hash);
  await workspaceOf(page, language).opened();
  return /resume-library\/([\w-]+)/.exec(page.url())![1]!;
}

/** The letter for the job, from its match: one's own reason, saved and marked as sent. */
async function written(page: Page, language: Language): Promise<void> {
  const { letters, workspace } = wordsOf(language);
  await page.getByRole('tab', { name: workspace.tabs.match }).click();
  await page.getByRole('link', { name: letters.write }).click();
  await page.getByRole('dialog').getByRole('button', { name: letters.dialog.begin }).click();
  await page.getByLabel(letters.asks.why).fill(WHY[language]);
  await page.getByRole('button', { name: letters.use }).click();
  await page.getByRole('button', { name: letters.markSent }).click();
  const sent = page.getByRole('button', { name: patternOf(letters.sentFile) });
  const [file] = await Promise.all([page.waitForEvent('download'), sent.click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await looked(page, 'hunt-letter-sent', language, sent);
}

/** The résumé as sent, and the card that it makes, with its letter. */
async function sentAndCarded(page: Page, language: Language, sibling: string): Promise<ApplicationCard> {
  const { resumes, applications, letters } = wordsOf(language);
  const { name } = await read<{ name: string }>(page, `/resume/detail?id=${sibling}`);
  const menu = page.getByRole('button', { name: resumes.more.replace('{{name}}', name), exact: true });
  await page.goto('/#/resume');
  await menu.click();
  await page.getByRole('menuitem', { name: resumes.archive }).click();
  await page.getByRole('dialog').getByRole('button', { name: resumes.archive, exact: true }).click();
  await page.waitForURL(/list=portfolio/);
  await menu.click();
  await page.getByRole('menuitem', { name: applications.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: letters.kinds.letter, exact: true }).waitFor();
  await expect(dialog.getByLabel(applications.field.employer, { exact: true })).toHaveValue(EMPLOYER[language]);
  const [card] = await read<ApplicationCard[]>(page, '/application/list');
  expect(card).toMatchObject({ stage: 'applied', archive: { name }, match: { score: expect.any(Number) } });
  return card!;
}

/** The interview and its reminder, in the dialog that is open; then the offer. */
async function carriedOn(page: Page, language: Language, card: ApplicationCard): Promise<void> {
  const { applications, letters } = wordsOf(language);
  const { field, stages } = applications;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: field.stage }).click();
  await page.getByRole('option', { name: stages.interview }).click();
  await dialog.getByLabel(field.nextStep, { exact: true }).fill('Ms Okafor, third floor');
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel(field.remindAt, { exact: true }).fill(`${day}T09:30`);
  await looked(page, 'hunt-card', language, dialog.getByRole('link', { name: letters.kinds.letter, exact: true }));
  await dialog.getByRole('button', { name: applications.save, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: applications.actions.replace('{{title}}', card.title) }).click();
  await page.getByRole('menuitem', { name: applications.moveTo.replace('{{stage}}', stages.offer) }).click();
  const offer = page.getByRole('region', { name: patternOf(stages.offer) });
  await offer.getByText(card.title, { exact: true }).waitFor();
  await expect.poll(async () => (await read<ApplicationCard[]>(page, '/application/list'))[0]!.stage).toBe('offer');
  await looked(page, 'hunt-offer', language);
}

for (const language of inOne('zh'))
  test(
    `the whole hunt, ${language}: posting, match, sibling, letter, archive, card, interview, offer; nobody else sees any of it`,
    LONG,
    async ({ visit }) => {
      const { page, errors } = await visit(language);
      await createAccount(page, `hunt-${language}@example.com`);
      const id = await addResume(page, { name: 'CV', language, content: samples[language] });
      await page.goto(`/#/resume-library/${id}?tab=match`);
      await workspaceOf(page, language).opened();
      const sibling = await matched(page, language);
      await written(page, language);
      const card = await sentAndCarded(page, language, sibling);
      await carriedOn(page, language, card);

      const [letter] = await read<LetterSummary[]>(page, '/letter/list');
      expect(letter).toMatchObject({ applicationId: card.id, sentFileName: expect.stringMatching(/pdf$/) });
      const { url } = await post<Share>(page, '/share/updateing', { archiveId: card.archive!.id });
      const { url: feed } = await post<{ url: string }>(page, '/application/feed/renew', {});
      const theirs = [
        `/resume/detail?id=${sibling}`,
        `/letter/detail?id=${letter!.id}`,
        `/letter/file?id=${letter!.id}`,
        `/archive/file?id=${card.archive!.id}`,
        `/application/detail?id=${card.id}`,
      ];
      const seenBy = (who: Page) => Promise.all(theirs.map((path) => statusOf(who, path)));
      expect(await seenBy(page)).toEqual(theirs.map(() => 200));
      const calendar = new URL(feed);
      expect(await (await page.context().request.get(feed)).text()).toContain('Ms Okafor');

      const { page: other } = await visit(language);
      await createAccount(other, `not-hunting-${language}@example.com`);
      expect(await seenBy(other)).toEqual(theirs.map(() => 404));
      expect([await read(other, '/application/list'), await read(other, '/letter/list')]).toEqual([[], []]);
      const { page: visitor } = await visit(language);
      expect(await seenBy(visitor)).toEqual(theirs.map(() => 401));
      const guess = (address: string) => `${address.slice(0, -3)}AAA`;
      const nothing = [guess(url), guess(calendar.href)];
      for (const address of nothing) expect((await visitor.context().request.get(address)).status()).toBe(404);

      const asked = { name: 'Program', scopes: ['read'], password: PASSWORD };
      const key = await post<NewApiKey>(page, '/account/key/add', asked);
      const headers = { authorization: `Bearer ${key.secret}` };
      const asProgram = async () =>
        (await visitor.context().request.get('/api/application/list', { headers })).status();
      expect(await asProgram()).toBe(200);
      await post(page, '/account/key/revoke', { id: key.id });
      expect(await asProgram()).toBe(401);
      expect(errors).toEqual([]);
    },
  );
