import type { Browser, Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { expect, test } from '../fixtures.ts';
import { createAccount } from '../person.ts';
import { picture } from '../picture.ts';
import { patternOf, wordsOf } from '../words.ts';

/** What a phone would open on scanning: the address in the code, in a browser context that is not signed in. */
async function payOnPhone(browser: Browser, page: Page): Promise<string> {
  const orderNo = await page.locator('[data-order]').getAttribute('data-order');
  const address = await page.getByRole('dialog').locator('a[target=_blank]').getAttribute('href');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const scanned = await phone.newPage();
  await scanned.goto(address!);
  await scanned.getByText(orderNo!).waitFor();
  await scanned.locator('form button').click();
  await scanned.locator('form').waitFor({ state: 'detached' });
  await phone.close();
  return orderNo!;
}

/** Buys a membership, pays on a phone, gives it back. */
export function testPurchase(language: Language): void {
  test(`a membership is bought and given back, ${language}`, async ({ browser, visit }) => {
    const { membership, purchase, account, common, layout } = wordsOf(language);
    const { page, errors } = await visit(language);
    await createAccount(page, `buyer-${language}@example.com`);
    await page.goto('/');
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    await dialog.getByRole('heading', { name: purchase.activate.replace('{{name}}', `buyer-${language}`) }).waitFor();
    await page.locator('[data-order]').waitFor();
    const first = await page.locator('[data-order]').getAttribute('data-order');
    const cards = dialog.getByRole('radiogroup', { name: purchase.packages });
    await expect(cards.getByRole('radio').first()).toBeChecked();

    // another way to pay is another order
    await dialog.getByText(common.pay.ZFB, { exact: true }).click();
    await page.locator(`[data-order]:not([data-order="${first}"])`).waitFor();

    const orderNo = await payOnPhone(browser, page);
    await dialog.getByText(purchase.paid.title).waitFor({ timeout: 60_000 });
    await expect(dialog.getByRole('definition').first()).toHaveText(orderNo);
    const rows = await dialog.getByRole('definition').allTextContents();
    expect(rows[1]).toMatch(/^¥\d+\.\d\d$/);
    expect(rows[2]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows[3]).toBe(common.pay.ZFB);
    await dialog.getByRole('link', { name: purchase.paid.contact }).waitFor();
    await picture(page, 'paid', language);
    await dialog.getByRole('button', { name: purchase.paid.done }).click();
    // the membership shows on the avatar, and in the menu behind it
    const mark = page.getByRole('button', { name: layout.account }).locator('[data-member]');
    await mark.click();
    await page
      .getByRole('menu')
      .getByText(language === 'en' ? 'Yearly' : '年度会员', { exact: true })
      .waitFor();
    await picture(page, 'member', language);
    await page.keyboard.press('Escape');

    await page.goto('/#/person-center?part=membership');
    const content = page.getByRole('main');
    await content.getByText(account.membership.expires, { exact: true }).waitFor();
    await expect(content.getByText(account.profile.never)).toHaveCount(0);

    await page.getByRole('link', { name: account.parts.orders }).click();
    const row = content.getByRole('listitem').filter({ hasText: orderNo });
    await row.getByText(account.orders.states.PAID, { exact: true }).waitFor();
    await row.getByText(rows[1]!, { exact: true }).waitFor();

    await row.getByRole('button', { name: account.orders.refund }).click();
    await dialog.getByText(patternOf(account.orders.refundText)).waitFor();
    await dialog.getByRole('button', { name: account.orders.refundYes }).click();
    await page.getByText(account.orders.approved).waitFor();
    // without a reload: the list looks by itself while a refund is under way
    await row.getByText(account.orders.states.REFUNDED, { exact: true }).waitFor({ timeout: 60_000 });

    await page.getByRole('link', { name: account.parts.membership }).click();
    await content.getByText(account.profile.never).waitFor();
    await expect(mark).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
