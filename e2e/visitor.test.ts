import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { templates } from '@verdant/typesetter/templates';
import { chromiumPrint } from './documents.ts';
import { expect, inOne, LONG, longBut, test } from './fixtures.ts';
import { bare, bareTextOf } from './journeys/pdf-text.ts';
import { addResume, createAccount, PASSWORD } from './person.ts';
import { flawsOf, violationsOf } from './site/audit.ts';
import { wordsOf } from './words.ts';
import { workspaceOf } from './workspace.ts';

/** Presses of whoever is at the page, a chosen file with them; and how it stands after each step. */
function hand(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (name: string, role: 'button' | 'link' = 'button') => {
      presses++;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    choose: async (file: { name: string; bytes: Buffer }) => {
      presses++;
      const input = page.locator('input[type="file"]').first();
      await input.setInputFiles({ name: file.name, mimeType: 'application/pdf', buffer: file.bytes });
    },
  };
}

const sound = async (page: Page) => {
  expect(await flawsOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
};

/** Signs up on the page that is open and follows the mailed link in the same browser. */
async function signUpHere(page: Page, language: Language, email: string) {
  const { auth } = wordsOf(language);
  // the workspace, which has a field of that name as well, stays until the page is there
  await page.getByRole('heading', { name: auth.register.title }).waitFor();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.register.submit }).click();
  await page.getByText(auth.sent.draft).waitFor();
  await page.getByRole('link', { name: auth.sent.devLink }).click();
  await page.getByRole('article').filter({ hasText: email }).locator('a[href*="activate?token="]').click();
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.activate.submit, exact: true }).click();
}

for (const language of inOne('en')) {
  const { layout, draft, import: importCheck, workspace: words } = wordsOf(language);

  test(
    `a visitor's first minute, ${language}: a file on the home page, the score and the first advice, then the account and a better résumé`,
    longBut('en', language),
    async ({ browser, visit }) => {
      const { bytes, expected } = await chromiumPrint(language, browser);
      const { page, errors } = await visit(language, '/#/home');
      await page.getByRole('button', { name: layout.ok, exact: true }).click();
      const { press, choose, presses } = hand(page);
      const from = performance.now();
      await choose({ name: 'cv.pdf', bytes });
      await page.locator('[data-import-check]').waitFor();
      const readMs = performance.now() - from;
      await press(importCheck.confirm);
      // the account of points, and its first line open with what it is about
      await page.locator('[data-check] button[aria-expanded="true"]').first().waitFor();
      const adviceMs = performance.now() - from;
      expect(presses()).toBe(2);
      console.log(
        `${language}: read after ${readMs.toFixed(0)} ms, first advice after ${adviceMs.toFixed(0)} ms, 2 presses`,
      );
      const workspace = workspaceOf(page, language);
      expect(await workspace.score()).toBeGreaterThan(0);
      await workspace.opened();
      await sound(page);
      const address = page.url();

      // what is typed is kept, also over a reload
      await workspace.type('basics', 'basics/phone', '+86 571 5555 0199');
      await page.reload();
      expect(await workspace.read('basics', 'basics/name')).toBe(expected.name);
      expect(await workspace.read('basics', 'basics/phone')).toBe('+86 571 5555 0199');
      const { work, education } = (await workspace.stored()).content;
      expect([work[0]!.company, education[0]!.school]).toEqual([expected.company, expected.school]);

      await press(words.download.pdfButton);
      await page.getByRole('dialog', { name: draft.ask.title.download }).waitFor();
      await sound(page);
      await page.getByRole('dialog').getByRole('link', { name: draft.signUp }).click();
      await signUpHere(page, language, `first-minute-${language}@example.com`);
      await page.waitForURL(address.replace(/\?.*/, ''));
      await workspace.opened();

      // the résumé comes out better, in another template
      const before = await workspace.score();
      expect(await workspace.acceptAll(3)).toBeGreaterThan(0);
      expect(await workspace.score()).toBeGreaterThanOrEqual(before);
      await workspace.choose(templates.find((one) => one.id === 'side')!.name[language]);
      const file = await workspace.download();
      expect(file.name).toContain(expected.name.split(' ')[0]);
      const text = await bareTextOf(file.bytes);
      for (const value of Object.values(expected)) expect(text).toContain(bare(value));
      await page.getByText(words.readBack.identical).waitFor();
      expect(errors).toEqual([]);
    },
  );

  test(
    `Start leads to a draft, not to a login, ${language}: blank, found again, erased`,
    longBut('zh', language),
    async ({ visit }) => {
      const { page, errors } = await visit(language, '/#/home');
      await page.getByRole('button', { name: layout.ok, exact: true }).click();
      const { press, presses } = hand(page);
      const { home, start } = wordsOf(language);
      await press(home.start, 'link');
      await page.getByRole('heading', { name: draft.title }).waitFor();
      await sound(page);
      await page.getByRole('button', { name: start.blank }).click();
      const workspace = workspaceOf(page, language);
      await workspace.opened();
      expect(presses()).toBe(1);
      await workspace.type('basics', 'basics/name', 'Maya Reed');
      await page.goto('/#/start');
      await press(draft.goOn, 'link');
      expect(await workspace.read('basics', 'basics/name')).toBe('Maya Reed');
      await page.goto('/#/start');
      await press(draft.discard);
      await page.getByRole('dialog').getByRole('button', { name: draft.discard, exact: true }).click();
      await page.getByText(draft.discarded).waitFor();
      await expect(page.getByRole('link', { name: draft.goOn })).toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );
}

test('signing in brings the draft into an account that is full, and says so', LONG, async ({ browser, visit }) => {
  const { page: other, close } = await visit('en');
  const email = 'full-board@example.com';
  await createAccount(other, email);
  for (let n = 0; n < 10; n++) await addResume(other, { name: `Kept ${n}`, language: 'en' });
  await close();
  const { bytes } = await chromiumPrint('en', browser);
  const { page } = await visit('en', '/#/home');
  await hand(page).choose({ name: 'cv.pdf', bytes });
  await workspaceOf(page, 'en').confirmImport();
  const address = page.url();
  const { auth, draft } = wordsOf('en');
  await page.getByRole('link', { name: draft.keep }).click();
  await page.getByRole('link', { name: auth.toLogin, exact: true }).click();
  await page.getByRole('heading', { name: auth.login.title }).waitFor();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await page.getByText(/That makes 11, and your level has room for 10/).waitFor();
  await page.waitForURL(address);
  await workspaceOf(page, 'en').opened();
});

test('what another browser has begun is no page of this one', LONG, async ({ browser, visit }) => {
  const { bytes } = await chromiumPrint('en', browser);
  const { page } = await visit('en', '/#/home');
  await hand(page).choose({ name: 'cv.pdf', bytes });
  await page.locator('[data-import-check]').waitFor();
  const { page: stranger } = await visit('en', page.url());
  await stranger.waitForURL(/#\/login/);
  await stranger.goto('/#/start');
  await stranger.getByRole('button', { name: wordsOf('en').start.blank }).click();
  await stranger.waitForURL(/#\/resume-library\//);
  await stranger.goto(page.url());
  await stranger.getByRole('heading', { name: wordsOf('en').workspace.open.failed }).waitFor();
});
