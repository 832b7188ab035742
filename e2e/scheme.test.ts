import type { Page } from '@playwright/test';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, PHONE, test } from './fixtures.ts';
import { addResume, createAccount } from './person.ts';
import { wordsOf } from './words.ts';

const shown = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DARK = 'rgb(19, 25, 21)';
const LIGHT = 'rgb(255, 255, 255)';

/** Every scheme that the page was told to show since it began to load. */
async function keepSchemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const scheme = document.documentElement?.dataset.mantineColorScheme;
      if (scheme && document.getElementById('root')) seen.push(scheme);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-mantine-color-scheme'] });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test.describe('light and dark', () => {
  for (const language of inOne('zh'))
    test(
      `follows the system as it turns, keeps what was chosen (${language}), and shows it before any script of the page has run`,
      LONG,
      async ({ visit }) => {
        const { layout } = wordsOf(language);
        const { page, errors } = await visit(language, '/', { colorScheme: 'dark' });
        await page.locator('footer').waitFor();
        await expect.poll(() => groundOf(page)).toBe(DARK);
        await page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => groundOf(page)).toBe(LIGHT);
        await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', /^#fff(fff)?$/);
        await page.getByRole('button', { name: layout.scheme.label }).click();
        const dark = page.getByRole('radio', { name: layout.scheme.dark });
        await dark.click();
        await expect(dark).toBeHidden();
        expect(await groundOf(page)).toBe(DARK);

        const schemes = await keepSchemes(page);
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/assets\/react-.*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload({ waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await groundOf(page)).toBe(DARK);
        release();
        await page.locator('footer').waitFor();
        // a page that brings Mantine along
        await page.goto('/#/contact');
        await page.getByRole('textbox').first().waitFor();
        expect(new Set(await schemes())).toEqual(new Set(['dark']));
        expect(errors).toEqual([]);
      },
    );

  test('is chosen by keyboard, and given back to the system', LONG, async ({ visit }) => {
    const { layout } = wordsOf('en');
    const { page } = await visit('en', '/#/login');
    await page.getByRole('button', { name: layout.scheme.label }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: layout.scheme.system }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('light');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('dark');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('color-scheme'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('button', { name: layout.scheme.label })).toBeFocused();
  });

  test('is chosen in the drawer of a phone', LONG, async ({ visit }) => {
    const { layout } = wordsOf('zh');
    const { page } = await visit('zh', '/', { viewport: PHONE });
    await expect(page.getByRole('button', { name: layout.scheme.label })).toBeHidden();
    await page.getByRole('button', { name: layout.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('radio', { name: layout.scheme.dark }).click();
    await expect.poll(() => groundOf(page)).toBe(DARK);
  });

  test(
    'is chosen in the menu of the workspace, where the page stays paper and the words go along',
    LONG,
    async ({ visit }) => {
      const { layout } = wordsOf('en');
      const { page } = await visit('en');
      await createAccount(page, 'scheme@example.com');
      const id = await addResume(page, { name: 'Analyst', language: 'en', content: samples.en });
      await page.goto(`/#/resume-library/${id}`);
      await page.locator('[data-page]').first().waitFor();
      await page.getByRole('button', { name: layout.account }).click();
      await page.getByRole('menuitemradio', { name: layout.scheme.dark }).click();
      await expect.poll(() => shown(page)).toBe('dark');
      const paper = page.locator('[data-page] [role=group]').first();
      await expect(paper).toHaveCSS('background-color', 'rgb(240, 240, 240)');
      // the menu stays, so that one sees what one gets
      await page.getByRole('menuitem', { name: '中文' }).click();
      await page.getByRole('tab', { name: wordsOf('zh').workspace.tabs.content }).waitFor();
    },
  );

  test('leaves codes to scan on white', LONG, async ({ visit }) => {
    const { membership } = wordsOf('en');
    const { page } = await visit('en', undefined, { colorScheme: 'dark' });
    await createAccount(page, 'scheme-code@example.com');
    await page.goto('/');
    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    const code = page.locator('[data-order]');
    await code.waitFor();
    expect(await code.evaluate((svg) => getComputedStyle(svg.parentElement!).backgroundColor)).toBe(LIGHT);
    expect(await code.locator('path').first().getAttribute('fill')).toBe('#FFFFFF');
  });
});
