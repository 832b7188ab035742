import type { Page } from '@playwright/test';
import { expect, PHONE } from '../fixtures.ts';
import { createAccount, post } from '../person.ts';
import { lookAt } from './row.ts';

const ROW = 'R19-header';
/** bamboo 7 */
const GREEN = 'rgb(30, 114, 72)';

/** Ms from when the pointer is over the link `label` of the header to when the link `child` is there. */
const afterPointer = (page: Page, label: string, child: string): Promise<number> =>
  page.evaluate(
    ([over, shown]) =>
      new Promise<number>((resolve) => {
        let came = 0;
        const links = () => [...document.querySelectorAll('header a')];
        links()
          .find((one) => one.textContent === over)!
          .parentElement!.addEventListener('pointerenter', () => {
            came = performance.now();
          });
        new MutationObserver(() => {
          if (links().some((one) => one.textContent === shown)) resolve(performance.now() - came);
        }).observe(document, { childList: true, subtree: true });
      }),
    [label, child] as const,
  );

lookAt(ROW, 'a visitor has logo, navigation, the other language, sign in and sign up', async (at) => {
  const { page, language, words, keep } = at;
  const { layout, common } = words;
  await page.goto('/#/about');
  const header = page.locator('header');
  const logo = header.getByRole('link', { name: common.product });
  await expect(logo).toHaveAttribute('href', '#/home');
  const limit = () => logo.evaluate((element) => getComputedStyle(element).maxHeight);
  await expect.poll(limit).toBe('60px');
  await expect(header.getByRole('link', { name: layout.signIn, exact: true })).toHaveAttribute('href', '#/login');
  await expect(header.getByRole('link', { name: layout.signUp, exact: true })).toHaveAttribute('href', '#/register');
  await keep('visitor');

  // the group below the pointer, 200 ms after it came
  const opened = afterPointer(page, layout.routes.myResume, layout.routes.portfolio);
  await header.getByRole('link', { name: layout.routes.myResume }).hover();
  expect(await opened).toBeGreaterThanOrEqual(195);
  await keep('group');
  await page.mouse.move(700, 600);
  await header.getByRole('link', { name: layout.routes.portfolio }).waitFor({ state: 'detached' });

  const other = language === 'zh' ? 'EN' : '中文';
  const own = language === 'zh' ? '中文' : 'EN';
  await header.getByRole('button', { name: other, exact: true }).click();
  await header.getByRole('button', { name: own, exact: true }).click();
  await header.getByRole('button', { name: other, exact: true }).waitFor();

  await page.setViewportSize(PHONE);
  await expect.poll(limit).toBe('40px');
  expect((await logo.boundingBox())!.height).toBeLessThanOrEqual(40);
  await expect(header.getByRole('link', { name: layout.signUp, exact: true })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(header.getByRole('link', { name: layout.signUp, exact: true })).toBeVisible();
  await keep('768');

  // it stays while the page goes by, and is away where there is a form and nothing else
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await header.boundingBox())!.y).toBe(0);
  for (const path of ['/login', '/register']) {
    await page.goto(`/#${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('navigation', { name: layout.mainMenu })).toHaveCount(0);
  }
});

lookAt(
  ROW,
  'who is signed in has a menu behind the first letter of the name, or the picture',
  async (at) => {
    const { page, language, words, keep } = at;
    const { layout } = words;
    await createAccount(page, `header-${language}@example.com`);
    await page.goto('/');
    const account = page.getByRole('button', { name: layout.account });
    const letter = account.getByText('H', { exact: true });
    await expect(letter).toHaveCSS('background-color', GREEN);
    await account.click();
    const menu = page.getByRole('menu');
    // without a nickname the username greets
    await menu.getByText(layout.greeting.replace('{{name}}', `header-${language}`)).waitFor();
    await expect(menu.getByRole('menuitem', { name: layout.personCenter })).toHaveAttribute('href', '#/person-center');
    await menu.getByRole('menuitem', { name: layout.signOut }).waitFor();
    await keep('menu');

    await post(page, '/account/update', { nickname: 'Maya' });
    await page.reload();
    await account.getByText('M', { exact: true }).waitFor();
    await account.click();
    await menu.getByText(layout.greeting.replace('{{name}}', 'Maya')).waitFor();
  },
  { isLong: true },
);

lookAt(
  ROW,
  'the drawer of a small screen takes three quarters of it from the left, and no page is wider than it',
  async ({ page, words, keep }) => {
    const { layout, common } = words;
    await page.goto('/#/home');
    const open = () => page.getByRole('button', { name: layout.menu, exact: true }).click();
    await open();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: layout.signUp }).waitFor();
    const box = (await drawer.boundingBox())!;
    expect([box.x, box.width]).toEqual([0, PHONE.width * 0.75]);
    // a group unfolds, what has no children is gone to
    await drawer.getByRole('button', { name: layout.routes.myResume }).click();
    await drawer.getByRole('link', { name: layout.routes.portfolio }).waitFor();
    await keep('drawer');
    await drawer.getByRole('button', { name: common.close, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await open();
    await drawer.getByRole('link', { name: layout.routes.about }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.waitForURL(/#\/about$/);
    await page.goto('/#/register');
    await page.getByLabel(words.auth.email, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  },
  { isLong: true, options: { viewport: PHONE } },
);
