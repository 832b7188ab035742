import { sentence } from '../../apps/api/src/sentences/index.ts';
import { expect, LONG, test } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../person.ts';
import { violationsOf } from '../site/audit.ts';
import { wordsOf } from '../words.ts';

const SITE = 'Willow House';
const { account, auth, layout } = wordsOf('en');
const named = (text: string) => text.replaceAll('{{name}}', SITE);

test('somebody new comes in with another site; an account is linked with it and let go', LONG, async ({ visit }) => {
  const { page, errors } = await visit('en', '/#/login?next=%2Fapplications');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const vouch = async (email: string) => {
    await page.getByLabel('Address').fill(email);
    await page.keyboard.press('Enter');
  };
  const bothSchemes = async () => {
    const light = await violationsOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violationsOf(page, { colours: true });
    await page.emulateMedia({ colorScheme: 'light' });
    return [...light, ...dark];
  };
  await button(layout.ok).click();
  await button(named(auth.provider.goOn)).waitFor();
  expect(await bothSchemes()).toEqual([]);
  await button(named(auth.provider.goOn)).focus();
  await page.keyboard.press('Enter');
  await vouch('new.elsewhere@example.com');
  await page.waitForURL(/#\/applications/);
  await page.goto('/#/person-center?part=security');
  await page.getByText(account.security.firstText).waitFor();
  await page.getByText(account.identities.needsPassword).waitFor();
  await button(account.security.firstSend).click();
  await page.getByText(account.security.firstSent.replace('{{email}}', 'new.elsewhere@example.com')).waitFor();

  // an account with a password
  await page.context().clearCookies();
  await createAccount(page, 'linked@example.com');
  await page.goto('/');
  await page.goto('/#/person-center?part=security');
  await button(named(account.identities.link)).click();
  const password = page.getByRole('dialog').getByLabel(auth.currentPassword, { exact: true });
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await vouch('second.elsewhere@example.com');
  await page.getByText(named(auth.provider.linked)).waitFor();
  const label = 'second.elsewhere@example.com';
  await button(named(account.identities.removeOf).replace('{{label}}', label)).click();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(account.identities.removed).waitFor();
  await expect(page.getByText(label)).toHaveCount(0);
  expect(await bothSchemes()).toEqual([]);

  // what nobody began here counts for nothing, and is said
  await page.goto('/#/login/provider?provider=oidc&code=a&state=b');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence('signInExpired', 'en'));
  expect(await bothSchemes()).toEqual([]);
  expect(errors).toEqual([]);
});
