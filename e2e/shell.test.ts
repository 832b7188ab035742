import { sample as en } from '../apps/web/src/i18n/sample/en.ts';
import { sample as zh } from '../apps/web/src/i18n/sample/zh.ts';
import { expect, inOne, LONG, longBut, test } from './fixtures.ts';
import { addResume, createAccount, PASSWORD, signUp } from './person.ts';
import { wordsOf } from './words.ts';

test.describe('the shell of the site', () => {
  test('speaks the browser’s language, switches, and keeps the choice', async ({ visit }) => {
    const { page } = await visit('zh', '/');
    await page.waitForURL(/#\/home/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('button', { name: '中文', exact: true }).waitFor();
    await page.reload();
    await page
      .getByRole('link', { name: wordsOf('en').layout.signUp })
      .first()
      .waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('sends a visitor to sign in and back to where they were going, and signs out', LONG, async ({ visit }) => {
    const { page } = await visit('en');
    const { auth, layout } = wordsOf('en');
    await signUp(page, 'shell@example.com', 'en');
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await page.goto('/#/home');
    await page.goto('/#/person-center?part=security');
    await page.reload();
    await page.waitForURL(/#\/login/);
    await page.getByLabel(auth.email, { exact: true }).fill('shell@example.com');
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
    await page.waitForURL(/#\/person-center\?part=security/);
    await page.getByRole('button', { name: layout.account }).click();
    await page.getByRole('menuitem', { name: layout.signOut }).click();
    await page.getByText(layout.signedOut).waitFor();
    expect(page.url()).toMatch(/#\/login$/);
    const left = (await page.context().cookies()).filter(({ name }) => name === 'EASY_TOKEN');
    expect(left).toEqual([]);
  });

  for (const language of inOne('zh')) {
    test(
      `shows the sample (${language}) with its points, and the typed address goes along to the forgotten password`,
      longBut('zh', language),
      async ({ visit }) => {
        const { page } = await visit(language, '/#/login');
        // `scripts/home-sample/sample.test.ts` holds these to what our own rules say
        const { score, groups } = { en, zh }[language];
        await page.getByText(String(score), { exact: true }).waitFor();
        for (const { earned, allotment } of groups) await page.getByText(`${earned} / ${allotment}`).first().waitFor();

        const { auth } = wordsOf(language);
        await page.getByLabel(auth.email, { exact: true }).fill('maya@example.com');
        await page.getByRole('link', { name: auth.login.forgot }).click();
        await page.getByRole('heading', { name: auth.forgot.title }).waitFor();
        await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue('maya@example.com');
      },
    );
  }

  test('leaves the foot of the workspace clear of the cookie bar', LONG, async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'cookies@example.com', { cookiesAsked: true });
    const id = await addResume(page, { name: 'Analyst', language: 'en' });
    await page.goto(`/#/resume-library/${id}`);
    const foot = page.getByRole('button', { name: wordsOf('en').workspace.addSection });
    await foot.waitFor();
    const [button, bar] = await Promise.all([foot.boundingBox(), page.locator('section[data-cookies]').boundingBox()]);
    expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
  });

  test('names a page that is not there; one answer of the questions is open at a time, and closes again', async ({
    visit,
  }) => {
    const { page } = await visit('en', '/#/no-such-page');
    await page.getByText('Not Found 404').waitFor();
    await page.goto('/#/about');
    const open = page.locator('details[open]');
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(2).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('p')).toHaveText(wordsOf('en').layout.faq[2].answer);
    await page.locator('summary').nth(2).click();
    await expect(open).toHaveCount(0);
  });
});
