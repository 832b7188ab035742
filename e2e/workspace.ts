import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Envelope, Language, Resume } from '@verdant/contracts';
import { acceptWordings } from './accept-wordings.ts';
import { patternOf, wordsOf } from './words.ts';

/** What a person does in the workspace. */
export function workspaceOf(page: Page, language: Language) {
  const { workspace, analysis, import: importCheck } = wordsOf(language);
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const button = (text: string) => page.getByRole('button', { name: patternOf(text) });
  const saved = () => page.getByText(patternOf(workspace.save.at)).first().waitFor();
  const score = async () => {
    const label = await button(analysis.scoreOf).first().getAttribute('aria-label');
    return Number(/\d+/.exec(label ?? '')?.[0]);
  };

  const unfold = async (section: string) => {
    await tab(workspace.tabs.content);
    const row = page.locator(`[data-row="${section}"]`);
    await row.first().waitFor();
    const fold = row.locator('> div > button[aria-expanded="false"]');
    if (await fold.count()) await fold.first().click();
  };

  return {
    score,
    saved,
    opened: () => page.locator('[data-page]').first().waitFor({ timeout: 60_000 }),

    /** The document beside what was read stands before the workspace: says that it is right. */
    confirmImport: async () => {
      const check = page.locator('[data-import-check]');
      await check.waitFor({ timeout: 60_000 });
      await check.getByRole('button', { name: importCheck.confirm, exact: true }).click();
      await check.waitFor({ state: 'detached' });
    },

    /** The résumé as the server holds it, asked for by the page itself. */
    stored: async (): Promise<Resume> => {
      const id = /resume-library\/([^?]+)/.exec(page.url())?.[1];
      const answer = await page.evaluate((url) => fetch(url).then((r) => r.json()), `/api/resume/detail?id=${id}`);
      return (answer as Envelope<Resume>).data;
    },

    /** Unfolds a section of the Content tab and gives what stands in a field of it. */
    read: async (section: string, path: string) => {
      await unfold(section);
      return page.locator(`[data-path="${path}"], [data-path^="${path}"]`).first().inputValue();
    },
    type: async (section: string, path: string, text: string) => {
      await unfold(section);
      await page.locator(`[data-path="${path}"]`).first().fill(text);
      await saved();
    },

    review: async () => {
      await tab(workspace.tabs.review);
      await page.getByRole('button', { name: analysis.first.start }).click();
      await page.locator('[data-check]').first().waitFor({ timeout: 60_000 });
      return score();
    },

    /** Chooses all advice, has it written, fills every gap and accepts one by one, `most` of all. Gives how many were accepted. */
    acceptAll: async (most?: number) => {
      await tab(workspace.tabs.review);
      return acceptWordings(page, language, (what) => what.click(), most);
    },

    choose: async (template: string) => {
      await tab(workspace.tabs.template);
      const stored = page.waitForResponse((response) => response.url().includes('/resume/updateing'));
      await page
        .getByRole('list')
        .getByRole('button', { name: new RegExp(`^${template}`) })
        .click();
      await stored;
      await saved();
    },

    download: async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('button', { name: workspace.download.pdfButton }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
}
