import type { Language } from '@verdant/contracts';
import { TOTP } from 'otpauth';
import { DESKTOP, expect, PHONE, test } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../person.ts';
import { wordsOf } from '../words.ts';

const PERIOD_MS = 30_000;

const viewports = { en: DESKTOP, zh: PHONE };

/** Sets an app up, signs in elsewhere with its code and with a recovery code, and turns it off. */
export function testSecondFactor(language: Language): void {
  const viewport = viewports[language];
  test(`a second step is set up, asked for and turned off, ${language}`, async ({ visit }) => {
    const { account, auth } = wordsOf(language);
    const { second } = account;
    const { page, errors } = await visit(language, undefined, { viewport });
    const email = `second-${language}@example.com`;
    await createAccount(page, email);
    await page.goto('/#/person-center?part=security');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const card = page.locator('section').filter({ hasText: second.title });
    const password = card.getByLabel(auth.currentPassword, { exact: true });

    await press(second.setUp);
    await password.fill(PASSWORD);
    await press(second.goOn);
    await page.getByRole('img', { name: second.qr }).waitFor();
    await expect(card.locator('code')).toHaveText(/\S/);
    const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await card.getByLabel(auth.code, { exact: true }).fill(new TOTP({ secret }).generate());
    await press(second.on);
    const listed = page.locator('section li code');
    await expect(listed).toHaveCount(10);
    const codes = await listed.allTextContents();
    await press(second.kept);
    await card.getByText(second.isOn.replace('{{count}}', '10')).waitFor();

    // somewhere else, with the next code of the app, and then with a recovery code
    for (const code of [() => new TOTP({ secret }).generate({ timestamp: Date.now() + PERIOD_MS }), () => codes[0]!]) {
      const other = await visit(language, '/#/login', { viewport });
      await other.page.getByLabel(auth.email, { exact: true }).fill(email);
      await other.page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
      await other.page.keyboard.press('Enter');
      await other.page.getByLabel(auth.code, { exact: true }).fill(code());
      await other.page.keyboard.press('Enter');
      await other.page.waitForURL(/#\/resume/);
      expect(other.errors).toEqual([]);
    }

    await page.reload();
    await card.getByText(second.isOn.replace('{{count}}', '9')).waitFor();
    await press(second.off);
    await password.fill(PASSWORD);
    await card.getByLabel(auth.code, { exact: true }).fill(codes[1]!);
    await press(second.off);
    await card.getByText(second.text).waitFor();
    expect(errors).toEqual([]);
  });
}
