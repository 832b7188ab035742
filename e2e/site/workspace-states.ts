import type { Page } from '@playwright/test';
import { patternOf, type Words } from '../words.ts';
import { openReview } from './open-review.ts';
import type { PageState } from './page-state.ts';

/** The workspace with panel and page side by side, and what opens in it. */
export function workspaceStates(words: Words, path: string): PageState[] {
  const { layout, workspace, analysis, match } = words;
  const tab = (page: Page, key: keyof typeof workspace.tabs) =>
    page.getByRole('tab', { name: new RegExp(`^${workspace.tabs[key]}`) }).click();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const state = (name: string, act: (page: Page) => Promise<void>): PageState => ({
    name: `workspace-${name}`,
    path,
    heading: '',
    who: 'member',
    width: 'wide',
    act: async (page) => {
      await page.locator('[data-page]').first().waitFor();
      await act(page);
    },
  });
  const workStart = '[data-row="work"] [data-path$="/start"]';
  return [
    state('menu', async (page) => {
      await press(page, layout.account);
      await page.getByRole('menuitemradio', { name: layout.scheme.dark }).waitFor();
    }),
    state('month', async (page) => {
      await page.locator(workStart).first().fill('some time');
      const pick = workspace.month.pick.replace('{{field}}', workspace.field.start);
      await page.getByRole('button', { name: pick }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
    ...(['content', 'review', 'match', 'template'] as const).map((key) => state(key, (page) => tab(page, key))),
    state('marks', async (page) => {
      const bullet = page.locator('[data-row="work"] textarea[data-path*="/content/"]').first();
      await bullet.evaluate((area: HTMLTextAreaElement) => {
        area.focus();
        area.setSelectionRange(0, 4);
      });
      await page.getByRole('toolbar', { name: workspace.marks.bar }).waitFor();
    }),
    state('account', async (page) => {
      await tab(page, 'review');
      await openReview(page, words);
      const line = page.locator('[data-check] > button');
      const fold = page.locator('[data-check] > button[aria-expanded="false"]');
      if ((await fold.count()) === (await line.count())) await line.first().click();
    }),
    state('questions', async (page) => {
      await tab(page, 'review');
      await openReview(page, words);
      const part = page.locator('[data-questions]');
      await part.getByRole('button', { name: analysis.questions.title }).click();
      await part.getByRole('textbox').waitFor();
    }),
    state('matched', async (page) => {
      await tab(page, 'match');
      const text = 'Requirements:\n- SQL\n- Kafka\n任职要求：\n1. 熟悉 Python';
      await page.getByLabel(match.text).fill(text);
      await page.getByRole('button', { name: patternOf(match.go) }).click();
      await page.locator('[data-term-row] button').first().click();
    }),
    state('formats', async (page) => {
      await press(page, workspace.download.other);
      await page.getByRole('menuitem').first().waitFor();
    }),
    state('history', async (page) => {
      await press(page, workspace.history.title);
      await page.getByText(workspace.history.now).waitFor();
    }),
  ];
}
