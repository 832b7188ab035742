import type { Page } from '@playwright/test';
import { patternOf, type Words } from '../words.ts';
import { openReview } from './open-review.ts';
import type { PageState } from './page-state.ts';

/** The workspace on a phone: the message, and behind it each thing that has the screen for itself. */
export function handStates(words: Words, path: string): PageState[] {
  const { workspace, analysis, match } = words;
  const nav = (page: Page) => page.getByRole('navigation', { name: workspace.hand.nav });
  const go = (page: Page, name: string | RegExp) => nav(page).getByRole('button', { name }).click();
  const state = (name: string, act: (page: Page) => Promise<void>): PageState => ({
    name: `hand-${name}`,
    path,
    heading: '',
    who: 'member',
    width: 'phone',
    act: async (page) => {
      const here = page.getByRole('button', { name: workspace.phone.here });
      await here.or(nav(page)).first().waitFor();
      if (await here.isVisible()) await here.click();
      await act(page);
    },
  });
  const section = (page: Page, key: string) =>
    page.locator(`[data-row="${key}"] > div > button[aria-expanded]`).click();
  return [
    { name: 'workspace-phone', path, heading: workspace.phone.title, who: 'member', width: 'phone' },
    state('content', (page) => page.locator('[data-row]').first().waitFor()),
    state('basics', (page) => section(page, 'basics')),
    state('work', async (page) => {
      await section(page, 'work');
      await page.locator('textarea[data-path]').first().click();
    }),
    state('move', async (page) => {
      await section(page, 'work');
      await page.locator('[data-row="work"] li button[aria-roledescription]').first().click();
      await page.getByRole('button', { name: workspace.moveDown }).waitFor();
    }),
    state('month', async (page) => {
      await section(page, 'work');
      const pick = workspace.month.pick.replace('{{field}}', workspace.field.start);
      await page.getByRole('button', { name: pick }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
    state('review', async (page) => {
      await go(page, new RegExp(workspace.tabs.review));
      await openReview(page, words);
      await page.locator('[data-check] > button').first().click();
    }),
    state('whom', async (page) => {
      await go(page, new RegExp(workspace.tabs.review));
      await openReview(page, words);
      await page.getByRole('button', { name: analysis.whom.change }).click();
    }),
    state('page', async (page) => {
      await go(page, workspace.hand.page);
      await page.locator('[data-page]').first().waitFor();
    }),
    state('template', async (page) => {
      await go(page, workspace.hand.page);
      await page.getByText(workspace.tabs.template, { exact: true }).click();
      await page.getByRole('list', { name: words.templates.choose }).waitFor();
    }),
    state('match', async (page) => {
      await go(page, workspace.tabs.match);
      const form = page.getByLabel(match.text);
      const row = page.locator('[data-term-row] button').first();
      await form.or(row).first().waitFor();
      if (await form.isVisible()) {
        await form.fill('Requirements:\n- SQL\n- Kafka\n任职要求：\n1. 熟悉 Python');
        await page.getByRole('button', { name: match.go }).click();
      }
      await row.click();
    }),
    state('more', (page) => go(page, workspace.hand.more)),
    state('versions', async (page) => {
      await go(page, workspace.hand.more);
      await page.getByRole('button', { name: workspace.hand.versions }).click();
      await page.getByRole('menuitem').first().waitFor();
    }),
    state('history', async (page) => {
      await go(page, workspace.hand.more);
      await page.getByRole('button', { name: workspace.history.title }).click();
      await page.getByText(workspace.history.now).waitFor();
    }),
    state('file', async (page) => {
      await page.getByRole('button', { name: workspace.hand.file }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: workspace.download.pdfButton }).waitFor();
    }),
    state('delete', async (page) => {
      await section(page, 'work');
      await page.getByRole('button', { name: workspace.delete, exact: true }).click();
      await page.getByRole('dialog').getByText(patternOf(workspace.deleteWhat)).waitFor();
    }),
  ];
}
