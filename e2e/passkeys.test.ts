import type { CDPSession, Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { sentence } from '../apps/api/src/sentences/index.ts';
import { DESKTOP, expect, inOne, LONG, PHONE, test } from './fixtures.ts';
import { createAccount, PASSWORD } from './person.ts';
import { wordsOf } from './words.ts';

const viewports = { en: DESKTOP, zh: PHONE };
const SECURITY = '/#/person-center?part=security';

/** A device with a screen lock that its owner opens at once, until it is told otherwise. */
async function addDevice(page: Page): Promise<{ verifies: (yes: boolean) => Promise<unknown>; cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    verifies: (isUserVerified) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function leave(page: Page, language: Language): Promise<void> {
  const { layout } = wordsOf(language);
  await page.getByRole('button', { name: layout.account, exact: true }).click();
  await page.getByRole('menuitem', { name: layout.signOut }).click();
  await page.getByRole('button', { name: layout.account, exact: true }).waitFor({ state: 'detached' });
  await page.goto('/#/login');
}

for (const language of inOne('zh')) {
  test(
    `a passkey is added, signs in, is renamed and removed, and then refused, ${language}`,
    LONG,
    async ({ visit }) => {
      const { account, auth } = wordsOf(language);
      const { passkeys: words } = account;
      const { page, errors } = await visit(language, undefined, { viewport: viewports[language] });
      const device = await addDevice(page);
      await createAccount(page, `passkey-${language}@example.com`);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const dialog = page.getByRole('dialog');
      const password = dialog.getByLabel(auth.currentPassword, { exact: true });

      await page.goto(SECURITY);
      await page.getByText(words.none).waitFor();
      await button(words.add).click();
      await expect(password).toBeFocused();
      await password.fill('not-the-one-1');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAccessibleDescription(sentence('wrongCurrent', language));
      await password.fill(PASSWORD);
      await dialog.getByLabel(words.name, { exact: true }).fill('Ada’s phone');
      await page.keyboard.press('Enter');
      await page.getByText(words.added).waitFor();
      await expect(dialog).toBeHidden();
      await expect(button(words.add)).toBeFocused();
      await page.getByText(words.unused).waitFor();

      // the same device again: it has one for this account
      await button(words.add).click();
      await password.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(auth.passkey.known);
      await page.keyboard.press('Escape');

      await leave(page, language);
      await button(auth.passkey.signIn).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/resume/);

      await page.goto(SECURITY);
      await expect(page.getByText(words.unused)).toHaveCount(0);
      await button(words.renameOf.replace('{{name}}', 'Ada’s phone')).click();
      await page.keyboard.type('Key ring');
      await page.keyboard.press('Enter');
      await button(words.removeOf.replace('{{name}}', 'Key ring')).click();
      await dialog.getByText(words.removeTitle.replace('{{name}}', 'Key ring')).waitFor();
      await password.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByText(words.removed).waitFor();
      await page.getByText(words.none).waitFor();

      // the device still offers it, the account is opened by it no longer
      await leave(page, language);
      const refusal = page.getByRole('main').getByRole('alert');
      await button(auth.passkey.signIn).click();
      await expect(refusal).toHaveText(sentence('unknownPasskey', language));
      await device.verifies(false);
      await button(auth.passkey.signIn).click();
      await expect(refusal).toHaveText(auth.passkey.notUsed);
      expect(errors).toEqual([]);
    },
  );

  test(`a browser without passkeys is not offered one, ${language}`, LONG, async ({ visit }) => {
    const { account, auth } = wordsOf(language);
    const { page } = await visit(language);
    await page.addInitScript('delete window.PublicKeyCredential');
    await createAccount(page, `no-passkey-${language}@example.com`);
    await page.goto(SECURITY);
    await page.getByText(account.passkeys.unable).waitFor();
    await expect(page.getByRole('button', { name: account.passkeys.add })).toHaveCount(0);
    await leave(page, language);
    await page.getByRole('button', { name: auth.login.submit, exact: true }).waitFor();
    await expect(page.getByText(auth.passkey.signIn)).toHaveCount(0);
  });
}

test('nothing of passkeys is loaded before the button is pressed', LONG, async ({ visit }) => {
  const { page } = await visit('en');
  const scripts = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // what is still on its way when the test ends has no text any more
    const text = await response.text().catch(() => '');
    if (text.includes('WebAuthn')) scripts.add(response.url());
  });
  await addDevice(page);
  await page.goto('/#/login');
  const button = page.getByRole('button', { name: wordsOf('en').auth.passkey.signIn, exact: true });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  expect([...scripts]).toEqual([]);
  await button.click();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => scripts.size).toBe(1);
});
