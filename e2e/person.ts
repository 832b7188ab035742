import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { DevMail, DownloadFormat, Language, ResumeContent } from '@verdant/contracts';
import { wordsOf } from './words.ts';

export const PASSWORD = 'bamboo-slips-1';

export type Visitor = { page: Page; errors: string[]; close(): Promise<void> };

/** A browser context of its own, in a language, that keeps every error it meets. */
export async function enter(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => response.status() >= 500 && errors.push(`${response.status()} ${response.url()}`));
  return { page, errors, close: () => context.close() };
}

/** Signs up, follows the mailed link, confirms the password: all of it on the pages. Ends on the list of résumés. */
export async function signUp(page: Page, email: string, language: Language): Promise<void> {
  const { auth, layout } = wordsOf(language);
  await page.goto('/');
  await page.getByRole('button', { name: layout.ok, exact: true }).click();
  const entry = page.getByRole('link', { name: layout.signUp }).filter({ visible: true });
  const menu = page.getByRole('button', { name: layout.menu, exact: true });
  if (await menu.isVisible()) await menu.click();
  await entry.first().click();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.register.submit }).click();
  await page.getByRole('link', { name: auth.sent.devLink }).click();
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.locator('a[href*="activate?token="]').click();
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.activate.submit, exact: true }).click();
  await page.getByText(auth.activate.done).waitFor();
  await page.getByRole('link', { name: auth.activate.goOn }).click();
  await page.waitForURL(/#\/resume/);
}

/** Signs up past the pages, which is faster: for tests of what comes after. The page has yet to be opened. */
export async function createAccount(page: Page, email: string, { cookiesAsked = false } = {}): Promise<void> {
  if (!cookiesAsked)
    await page.addInitScript(
      () => location.protocol.startsWith('http') && localStorage.setItem('acceptCookies', 'accepted'),
    );
  const account = { email, password: PASSWORD };
  await post(page, '/register', account);
  const mails: DevMail[] = (await (await page.context().request.get('/api/dev/mail')).json()).data;
  const token = /activate\?token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
  await post(page, '/activate', { token, password: PASSWORD });
}

/** What the API gives this person's browser for a request, once more where an idle connection was closed under it. */
export async function post<T = unknown>(page: Page, path: string, data: unknown): Promise<T> {
  const headers = { 'x-verdant': '1' };
  const answer = await page.context().request.post(`/api${path}`, { headers, data, maxRetries: 2 });
  return (await answer.json()).data;
}

/** Adds a résumé past the pages; gives its id. */
export const addResume = async (page: Page, resume: { name: string; language: Language; content?: ResumeContent }) =>
  (await post<{ resumeId: string }>(page, '/resume/manualAdd', resume)).resumeId;

/** A résumé as the file that the product makes of it. */
export async function fileOf(page: Page, id: string, format: DownloadFormat): Promise<Buffer> {
  const answer = await page.context().request.get(`/api/resume/download?id=${id}&format=${format}`, { maxRetries: 2 });
  if (!answer.ok()) throw new Error(`no file: ${await answer.text()}`);
  return answer.body();
}
