import type { Page, Route } from '@playwright/test';
import type { ApplicationCard, Language } from '@verdant/contracts';
import { BOTH, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { createAccount, post } from '../person.ts';
import { pictured } from '../site/looked.ts';
import { patternOf, wordsOf } from '../words.ts';
import { CARDS } from './cards.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The next move reaches the server late, as it may when much is asked of it. Gives when it was answered. */
const lateMove = (page: Page): Promise<void> =>
  new Promise((answered) => {
    const late = async (route: Route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.fulfill({ response: await route.fetch() });
      answered();
    };
    void page.route('**/api/application/updateing', late, { times: 1 });
  });

/** The first card by the dialog, moved by keys and by its menu, taken away and brought back. */
async function firstCard(page: Page, language: Language): Promise<void> {
  const { applications, common } = wordsOf(language);
  const { stages, field } = applications;
  await page.goto('/#/applications');
  await page.getByRole('heading', { name: applications.empty }).waitFor();
  await pictured(page, 'applications-empty', language);
  await page.getByRole('button', { name: applications.new }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: applications.save, exact: true }).click();
  await expect(dialog.getByText(applications.nameOne)).toBeInViewport();
  await expect(dialog.getByLabel(field.title, { exact: true })).toBeFocused();
  await dialog.getByLabel(field.title, { exact: true }).fill('Planner');
  await dialog.getByLabel(field.employer, { exact: true }).fill('Tidewater');
  await pictured(page, 'applications-form', language);
  await dialog.getByRole('button', { name: applications.save, exact: true }).click();

  const card = page.getByRole('button', { name: /^Planner Tidewater/ });
  await column(page, stages.wish).getByText('Planner').waitFor();
  const late = lateMove(page);
  await card.press('Shift+ArrowRight');
  await column(page, stages.applied).getByText('Planner').waitFor();
  const menu = page.getByRole('button', { name: applications.actions.replace('{{title}}', 'Planner') });
  await menu.click();
  await page.getByRole('menuitem', { name: applications.moveTo.replace('{{stage}}', stages.offer) }).click();
  await column(page, stages.offer).getByText('Planner').waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: common.delete }).click();
  const undo = page.getByRole('button', { name: applications.undo, exact: true });
  await undo.click();
  // it goes when the server has brought the card back; a reload before that would take the press with it
  await undo.waitFor({ state: 'detached' });
  await column(page, stages.offer).getByText('Planner').waitFor();
  await late;
  await page.reload();
  await column(page, stages.offer).getByText('Planner').waitFor();
}

test.describe('the board of applications', () => {
  // `site.long.test.ts` looks at each state of it on a phone
  for (const viewport of BOTH ? [undefined, PHONE] : [undefined])
    for (const language of inOne('zh'))
      test(
        `holds, moves, finds and gives back its cards (${language}, ${viewport ? 'phone' : 'desktop'})`,
        LONG,
        async ({ visit }) => {
          const { page, errors } = await visit(language, undefined, viewport && { viewport, hasTouch: true });
          const size = viewport ? 'phone' : 'desktop';
          await createAccount(page, `board-${language}-${size}@example.com`);
          const { applications } = wordsOf(language);
          await firstCard(page, language);
          for (const card of CARDS) await post(page, '/application/updateing', card);
          await page.reload();
          await column(page, applications.stages.closed).getByText('Fieldnote Foods').waitFor();
          await pictured(page, `applications-board.${size}`, language);

          await page.getByLabel(applications.search, { exact: true }).fill('okafor');
          await expect(page.getByRole('button', { name: patternOf(applications.actions) })).toHaveCount(1);
          await page.getByLabel(applications.search, { exact: true }).fill('');
          await page.getByText(applications.list, { exact: true }).click();
          await page.getByText('江岸仁和医院').waitFor();
          await pictured(page, `applications-list.${size}`, language);

          await page.getByRole('button', { name: applications.calendar }).click();
          await page.getByRole('button', { name: applications.feed.make }).click();
          const feed = await page.getByLabel(applications.feed.url, { exact: true }).inputValue();
          await pictured(page, `applications-calendar.${size}`, language);
          await page.keyboard.press('Escape');
          const stranger = await visit(language, '/');
          const asked = (address: string) =>
            stranger.page.evaluate(async (url) => {
              const answer = await fetch(url);
              return [answer.status, await answer.text()] as const;
            }, address);
          const path = new URL(feed).pathname + new URL(feed).search;
          expect((await asked(path))[1]).toContain('Write to Ms Okafor');
          expect((await asked(`${path.slice(0, -3)}AAA`))[0]).toBe(404);
          const [mine] = await page.evaluate(
            async () => (await (await fetch('/api/application/list')).json()).data as ApplicationCard[],
          );
          expect((await asked(`/api/application/detail?id=${mine!.id}`))[0]).toBe(401);
          expect(errors).toEqual([]);
        },
      );
});
