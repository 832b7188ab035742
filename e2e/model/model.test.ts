import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { people } from '../../packages/testkit/people/warehouse-analysts.ts';
import { type ScriptedModel, startScriptedModel } from '../../packages/testkit/scripted-model/server.ts';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { countedIn, patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';
import { asks, honest, modelScript, TEMPTING, told } from './model-script.ts';

let model: ScriptedModel;
let product: ChildProcess;
let url = '';

/** A product of its own, once: all other tests are about one without a model. */
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  model = await startScriptedModel(modelScript);
  const conditions = process.env.TEST_BUILT === 'true' ? ['--conditions=built'] : [];
  product = spawn(process.execPath, [...conditions, '--import', 'tsx', 'serve.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, E2E_MODEL_URL: model.baseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: product.stdout! })) {
    url = /The product listens on (\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
});
test.afterAll(async () => {
  product.kill('SIGTERM');
  await once(product, 'exit');
  await model.close();
});

for (const language of inOne('zh'))
  test(`wordings come one by one, and another is asked for with a note, ${language}`, LONG, async ({ visit }) => {
    const words = wordsOf(language);
    const { analysis } = words;
    const { page, errors } = await visit(language, undefined, { baseURL: url });
    await createAccount(page, `model-${language}@example.com`);
    const content = people[language];
    const id = await addResume(page, { name: 'CV', language, content });
    await page.goto(`/#/resume-library/${id}`);
    const steps = workspaceOf(page, language);
    await steps.opened();
    await steps.review();

    // what is through the gate stands there while the rest is written, after a reload as well
    await page.getByRole('button', { name: countedIn(words, 'chooseAll') }).click();
    await page.getByRole('button', { name: analysis.write, exact: true }).click();
    const coming = page.getByRole('region', { name: analysis.coming.label });
    await coming.locator('li').first().waitFor();
    await page.reload();
    await coming.locator('li').first().waitFor();
    await page.getByText(countedIn(words, 'pending')).waitFor();

    const original = content.work[0]!.content[0]!;
    const [, better] = honest[original]!;
    const card = page.locator('[data-thread-from]').filter({ hasText: original });
    /** J walks through the account until the card of the line is open. */
    const walkTo = async () => {
      await page.locator('[data-check]').first().waitFor();
      for (let steps = 0; steps < 20 && !(await card.isVisible()); steps += 1) await page.keyboard.press('j');
      await card.waitFor();
    };
    await walkTo();

    // the keyboard alone: R, a note, Enter
    const place = (at: number, of: number) =>
      page.getByText(analysis.reword.at.replace('{{at}}', String(at)).replace('{{of}}', String(of)));
    const noted = (note: string) => page.getByText(analysis.reword.noted.replace('{{note}}', note));
    const wish = async (note: string) => {
      await page.keyboard.press('r');
      await page.getByLabel(analysis.reword.label).fill(note);
      await page.keyboard.press('Enter');
    };
    await wish(analysis.reword.ready.shorter);
    await place(2, 2).waitFor();
    await noted(analysis.reword.ready.shorter).waitFor();
    await wish('x');
    await place(3, 3).waitFor();

    // the ones before it are still there
    await page.getByRole('button', { name: analysis.reword.previous }).click();
    await place(2, 3).waitFor();
    await noted(analysis.reword.ready.shorter).waitFor();

    // a wish for a lie brings none, and says why; what was in view stays reachable
    await wish(TEMPTING);
    await page.getByText(patternOf(analysis.engine.rejected)).waitFor();
    await place(3, 3).waitFor();
    await page.reload();
    await walkTo();
    await place(3, 3).waitFor();

    // what is taken is what is in view
    await page.keyboard.press('a');
    await expect.poll(async () => (await steps.stored()).content.work[0]!.content[0]).toBe(better);
    expect(errors).toEqual([]);
  });

for (const language of inOne('en'))
  test(`a draft of a letter enters it by hand alone, an invention never, ${language}`, LONG, async ({ visit }) => {
    const { letters } = wordsOf(language);
    const { page, errors } = await visit(language, undefined, { baseURL: url });
    await createAccount(page, `model-letter-${language}@example.com`);
    await addResume(page, { name: 'CV', language, content: people[language] });
    await page.goto('/#/letters?new=letter');
    await page.getByRole('button', { name: letters.dialog.begin }).click();
    const whyMe = page.getByLabel(`${letters.roles.whyMe}: ${letters.text}`, { exact: true });
    await whyMe.fill('');
    await page.getByRole('button', { name: letters.draft.ask }).click();
    const [fits, invented] = Object.values(told)[language === 'en' ? 0 : 1]!;
    const sentence = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await sentence(fits).getByText(letters.draft.fits).waitFor();
    await expect(sentence(invented)).toContainText(letters.draft.refused);
    await expect(sentence(invented).getByRole('button')).toHaveCount(0);
    await expect(whyMe).toHaveValue('');
    await picture(page, 'letters-draft', language);
    expect(await violationsOf(page)).toEqual([]);
    await sentence(fits).getByRole('button', { name: letters.draft.take }).click();
    await expect(whyMe).toHaveValue(fits);
    expect(errors).toEqual([]);
  });

for (const language of inOne('zh'))
  test(`a line is worded beside what stands there, an invention never, ${language}`, LONG, async ({ visit }) => {
    const { analysis } = wordsOf(language);
    const { page, errors } = await visit(language, undefined, { baseURL: url });
    await createAccount(page, `model-line-${language}@example.com`);
    const content = people[language];
    const id = await addResume(page, { name: 'CV', language, content });
    await page.goto(`/#/resume-library/${id}`);
    const steps = workspaceOf(page, language);
    await steps.opened();
    const line = page.locator(`[data-path="work/w1/content/0"]`);
    await line.press('Alt+Enter');
    const item = page.getByRole('menuitem', { name: analysis.wish.name.other });
    await item.and(page.locator('[aria-disabled="false"]')).press('Enter');
    const panel = page.locator('[data-wish="other"]');
    const wordings = honest[content.work[0]!.content[0]!]!;
    await panel.getByText(analysis.engine.aModel, { exact: true }).waitFor();
    await expect(panel).not.toContainText(TEMPTING);
    await picture(page, 'line-by-model', language);
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole('button', { name: analysis.wish.accept, exact: true }).press('Enter');
    await expect.poll(async () => wordings.includes((await steps.stored()).content.work[0]!.content[0]!)).toBe(true);
    expect(errors).toEqual([]);
  });

for (const language of inOne('en'))
  test(`a model adds a question that holds, and none with a fact of its own, ${language}`, LONG, async ({ visit }) => {
    const { practice, applications } = wordsOf(language);
    const { page, errors } = await visit(language, undefined, { baseURL: url });
    await createAccount(page, `model-practice-${language}@example.com`);
    const content = people[language];
    await addResume(page, { name: 'CV', language, content });
    await post(page, '/application/updateing', { title: 'Analyst', employer: 'Tidewater', posting: 'SQL' });
    await page.goto('/#/applications');
    await page.getByRole('button', { name: patternOf(applications.actions) }).click();
    await page.getByRole('menuitem', { name: practice.start }).click();
    const lines = content.work.flatMap((job) => job.content);
    const [holds, invented] = asks[lines.find((line) => line in asks)!]!;
    const rows = page.getByRole('list', { name: practice.questions }).getByRole('listitem');
    await rows.first().waitFor();
    const before = await rows.count();
    await page.getByRole('button', { name: practice.suggest.ask, exact: true }).click();
    await page.getByText(practice.suggest.refused_one.replace('{{count}}', '1')).waitFor();
    await expect(rows).toHaveCount(before + 1);
    await expect(rows.filter({ hasText: holds })).toHaveCount(1);
    await expect(page.locator('main')).not.toContainText(invented);
    await picture(page, 'practice-by-model', language);
    expect(await violationsOf(page)).toEqual([]);

    // asked for others, it gives the same: one stands there, and not two
    await page.getByRole('button', { name: practice.suggest.again, exact: true }).click();
    await page.getByText(practice.suggest.running).waitFor({ state: 'detached' });
    await page.reload();
    await expect(rows).toHaveCount(before + 1);
    expect(errors).toEqual([]);
  });
