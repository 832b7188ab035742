import type { Language, ResumeContent } from '@verdant/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { wordsOf } from './words.ts';

export const PASSWORD = 'bamboo-slips-1';

export type Person = { page: Page; errors: string[]; close(): Promise<void> };

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A browser of its own, in a language, that remembers every error it met. `storageState` is that of another one. */
export async function enter(
  browser: Browser,
  language: Language,
  viewport = { width: 1440, height: 900 },
  storageState?: StorageState,
): Promise<Person> {
  const context = await browser.newContext({
    ...(storageState ? { storageState } : {}),
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    viewport,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => response.status() >= 500 && errors.push(`${response.status()} ${response.url()}`));
  return { page, errors, close: () => context.close() };
}

/** Signs up, follows the mailed link, signs in: all of it on the pages. Ends on the list of résumés. */
export async function signUp(page: Page, url: string, email: string, language: Language): Promise<void> {
  const { auth, layout } = wordsOf(language);
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: layout.ok, exact: true }).click();
  await page.getByRole('link', { name: layout.signUp }).first().click();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.register.submit }).click();
  await page.getByRole('link', { name: auth.sent.devLink }).click();
  await page.getByText(email).first().waitFor();
  await page.locator('a[href*="activate?token="]').first().click();
  await page.getByText(auth.activate.done).waitFor();
  await page.getByRole('link', { name: auth.toLogin }).first().click();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await page.waitForURL(/#\/resume/);
}

/** What the API gives this person's browser for a request; the page has to be one of ours. */
export const post = <T = unknown>(page: Page, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ({ path, ...init }) => (await (await fetch(`/api${path}`, { method: 'POST', ...init })).json()).data as T,
    { path, headers: { 'x-verdant': '1', 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

/** Adds a résumé past the pages; gives its id. */
export const addResume = async (page: Page, resume: { name: string; language: Language; content?: ResumeContent }) =>
  (await post<{ resumeId: string }>(page, '/resume/manualAdd', resume)).resumeId;
