import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { acceptWordings } from './accept-wordings.ts';
import { PHONE } from './fixtures.ts';
import { patternOf, wordsOf } from './words.ts';

/** A phone: its size, a finger, and a browser that knows that it is one. */
export const TOUCH: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };

/** What a person does in the workspace on a phone. Whatever is pressed is tapped. */
export function handOf(page: Page, language: Language) {
  const { workspace, analysis, import: importCheck, templates } = wordsOf(language);
  const nav = page.getByRole('navigation', { name: workspace.hand.nav });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  const hand = {
    nav,
    /** To one of the places under the thumb. */
    go: (place: 'content' | 'review' | 'page' | 'match' | 'more') => {
      const names = { ...workspace.tabs, page: workspace.hand.page, more: workspace.hand.more };
      return nav.getByRole('button', { name: new RegExp(names[place]) }).tap();
    },
    /** Past the message that asks for a computer. */
    stay: () => button(workspace.phone.here).tap(),
    opened: () => nav.waitFor({ timeout: 60_000 }),
    saved: () => page.getByText(patternOf(workspace.save.at)).first().waitFor(),
    section: (key: string) => page.locator(`[data-row="${key}"] > div > button[aria-expanded]`).tap(),
    field: (path: string) => page.locator(`[data-path="${path}"]`).first(),

    /** Looks at a value in the document itself, says that it is right, goes back and confirms all of it. */
    checkImport: async () => {
      const check = page.locator('[data-import-check]');
      await check.waitFor({ timeout: 60_000 });
      await check.getByText(importCheck.source, { exact: true }).last().tap();
      await check.locator('[data-check-source] canvas').first().waitFor({ timeout: 60_000 });
      await check.locator('[data-source-sheet] i[data-tone="read"]').first().tap({ force: true });
      await check.locator('[data-row-path][data-open]').first().waitFor();
      await check.getByText(importCheck.sideFields, { exact: true }).tap();
      await check.getByRole('button', { name: importCheck.confirm, exact: true }).tap();
      await check.waitFor({ state: 'detached' });
    },

    score: async () => {
      const label = await nav.getByRole('button', { name: new RegExp(workspace.tabs.review) }).textContent();
      return Number(/\d+/.exec(label ?? '')?.[0]);
    },
    review: async () => {
      await hand.go('review');
      await button(analysis.first.start).tap();
      await page.locator('[data-check]').first().waitFor({ timeout: 60_000 });
      return hand.score();
    },
    /** Has all advice written and takes the first wording, until `most` are taken. */
    accept: (most?: number) => acceptWordings(page, language, (what) => what.tap(), most),

    choose: async (template: string) => {
      await hand.go('page');
      await page.locator('[data-page]').first().waitFor({ timeout: 60_000 });
      await page.getByText(workspace.tabs.template, { exact: true }).tap();
      const stored = page.waitForResponse((response) => response.url().includes('/resume/updateing'));
      await page
        .getByRole('list', { name: templates.choose })
        .getByRole('button', { name: new RegExp(`^${template}`) })
        .tap();
      await stored;
      await hand.saved();
    },

    openFile: () => page.getByRole('banner').getByRole('button', { name: workspace.hand.file }).tap(),
    download: async () => {
      await hand.openFile();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('dialog').getByRole('button', { name: workspace.download.pdfButton }).tap(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
  return hand;
}
