import { sentence } from '../../apps/api/src/sentences/index.ts';
import { DESKTOP, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { createAccount, PASSWORD } from '../person.ts';
import { PICTURES } from '../picture.ts';
import { flawsOf, violationsOf } from '../site/audit.ts';
import { targetFlawsOf } from '../site/targets.ts';
import { patternOf, wordsOf } from '../words.ts';

const viewports = { en: DESKTOP, zh: PHONE };

for (const language of inOne('en'))
  test(`an API key is made by keyboard, shown once, used and revoked, ${language}`, LONG, async ({ visit }) => {
    const { account, auth, common } = wordsOf(language);
    const { keys: words } = account;
    const { page, errors } = await visit(language, undefined, { viewport: viewports[language] });
    await createAccount(page, `api-key-${language}@example.com`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const look = async (name: string) => {
      const violations: string[] = await flawsOf(page);
      if (viewports[language] === PHONE) violations.push(...(await targetFlawsOf(page)));
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
        violations.push(...(await violationsOf(page, { colours: scheme === 'dark' })));
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.${language}.${scheme}.png` });
      }
      await page.emulateMedia({ colorScheme: 'light' });
      expect(violations).toEqual([]);
    };

    await page.goto('/#/person-center?part=security');
    await page.getByText(words.none).waitFor();
    await button(words.add).focus();
    await page.keyboard.press('Enter');
    const name = dialog.getByLabel(words.name, { exact: true });
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(auth.pleaseInput.replace('{{field}}', words.name))).toBeVisible();
    await look('key-form');
    await name.fill('Reading assistant');
    // from the name over the scopes, of which the first is ticked, to the password
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await page.keyboard.type('not-the-one-1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(auth.currentPassword, { exact: true })).toHaveAccessibleDescription(
      sentence('wrongCurrent', language),
    );
    await dialog.getByLabel(auth.currentPassword, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const shown = dialog.getByLabel(words.key, { exact: true });
    const secret = await shown.inputValue();
    expect(secret).toMatch(/^vk_/);
    await look('key-shown');
    await button(words.kept).click();
    await expect(dialog).toBeHidden();

    const row = page.getByRole('listitem').filter({ hasText: 'Reading assistant' });
    await expect(row).toContainText(`${secret.slice(0, 7)}…`);
    await expect(row).toContainText(words.scopes.read.name);
    await expect(row).toContainText(words.unused);
    await expect(page.getByText(secret)).toHaveCount(0);
    const asks = () =>
      page.evaluate(async (key) => {
        const init: RequestInit = { credentials: 'omit', headers: { authorization: `Bearer ${key}` } };
        return (await fetch('/api/resume/list', init)).status;
      }, secret);
    expect(await asks()).toBe(200);
    await page.reload();
    await expect(row).toContainText(patternOf(words.used));
    await row.scrollIntoViewIfNeeded();
    await look('key-list');

    await button(words.revokeOf.replace('{{name}}', 'Reading assistant')).click();
    await expect(dialog.getByRole('button', { name: common.cancel })).toBeFocused();
    await look('key-revoke');
    await dialog.getByRole('button', { name: words.revoke, exact: true }).click();
    await page.getByText(words.none).waitFor();
    expect(await asks()).toBe(401);

    await page.goto('/api/docs');
    // it draws what is in view: of that many endpoints the first ones
    await expect(page.locator('[data-path="/api/live"]').first()).toBeVisible();
    const { paths } = await (await page.request.get('/api/docs/json')).json();
    expect(Object.keys(paths)).toContain('/api/resume/list');
    expect(errors).toEqual([]);
  });
