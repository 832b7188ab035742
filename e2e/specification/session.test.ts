import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../person.ts';
import type { Words } from '../words.ts';
import { lookAt } from './row.ts';

const ROW = 'R26-session';

async function signIn(page: Page, { auth }: Words, email: string): Promise<void> {
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
}

/** How often the page asked for each of these. */
function countCalls(page: Page, ...paths: string[]) {
  const calls = new Map(paths.map((path) => [path, 0]));
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api', '');
    if (calls.has(path)) calls.set(path, calls.get(path)! + 1);
  });
  return () => Object.fromEntries(calls);
}

lookAt(
  ROW,
  'begins with signing in, is known at the next load, and is gone after signing out',
  async (at) => {
    const { page, language, words, keep } = at;
    const { layout } = words;
    const email = `session-${language}@example.com`;
    const account = page.getByRole('button', { name: layout.account });
    await createAccount(page, email);
    await page.context().clearCookies();
    await page.goto('about:blank');
    const calls = countCalls(page, '/current', '/user/info');
    await page.goto('/#/about');
    await page.getByRole('link', { name: layout.signIn, exact: true }).click();
    expect(calls()).toEqual({ '/current': 1, '/user/info': 0 });
    await signIn(page, words, email);
    await account.waitFor();
    // whether a membership is valid is asked once and then known on every page
    await expect.poll(() => calls()['/user/info']).toBe(1);
    await page.getByRole('link', { name: layout.routes.about, exact: true }).first().click();
    await page.getByRole('link', { name: layout.routes.contact, exact: true }).first().click();
    await page.getByRole('textbox').first().waitFor();
    expect(calls()['/user/info']).toBe(1);

    const cookie = async () => (await page.context().cookies()).find(({ name }) => name.endsWith('EASY_TOKEN'));
    expect(await cookie()).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.reload();
    await account.click();
    await page.getByRole('menuitem', { name: layout.signOut }).click();
    await page.getByText(layout.signedOut).waitFor();
    expect(page.url()).toMatch(/#\/login$/);
    await keep('signed-out');
    expect(await cookie()).toBeUndefined();
    expect(await page.evaluate(async () => (await (await fetch('/api/current')).json()).data)).toBeNull();
  },
  { isLong: true },
);

lookAt(
  ROW,
  'when it is lost, tokens go and one is asked to sign in, then goes on; /home stays',
  async (at) => {
    const { page, language, words, keep } = at;
    const email = `session-lost-${language}@example.com`;
    const notices: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && notices.push(message.text()));
    await createAccount(page, email);
    await page.goto('/#/person-center?part=security');
    await page.getByRole('heading', { name: words.account.parts.security }).first().waitFor();
    const put = () => [localStorage, sessionStorage].map((storage) => storage.setItem('token', 'x'));
    await page.evaluate(put);
    await page.context().clearCookies();
    await page.getByRole('link', { name: words.account.parts.orders }).click();
    await page.waitForURL(/#\/login\?next=/);
    await page.getByText(words.errors.signInAgain).waitFor();
    await keep('lost');
    expect(notices.join()).toContain('Unauthorised');
    const tokens = () => [localStorage, sessionStorage].map((storage) => storage.getItem('token'));
    expect(await page.evaluate(tokens)).toEqual([null, null]);
    await signIn(page, words, email);
    await page.waitForURL(/#\/person-center\?part=orders/);

    await page.goto('/#/home');
    const account = page.getByRole('button', { name: words.layout.account });
    await account.waitFor();
    await page.context().clearCookies();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto('/#/home?tasks');
    await refused;
    await account.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/#\/home/);
  },
  { isLong: true },
);
