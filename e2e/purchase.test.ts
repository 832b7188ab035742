import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, signUp } from './person.ts';
import { browser, stack, useSite } from './use-site.ts';
import { patternOf, wordsOf } from './words.ts';

useSite();

/** What a phone would open on scanning: the address in the code, in a browser of its own that is not signed in. */
async function payBehind(page: Page): Promise<{ orderNo: string; close(): Promise<void> }> {
  const orderNo = await page.locator('[data-order]').getAttribute('data-order');
  const address = await page.getByRole('dialog').locator('a[target=_blank]').getAttribute('href');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const scanned = await phone.newPage();
  await scanned.goto(address!);
  await scanned.getByText(orderNo!).waitFor();
  await scanned.locator('form button').click();
  await scanned.locator('form').waitFor({ state: 'detached' });
  return { orderNo: orderNo!, close: () => phone.close() };
}

describe('a membership is bought and given back', () => {
  it.each(['en', 'zh'] as const)('%s', async (language) => {
    const { membership, account, common, layout } = wordsOf(language);
    const { page, errors, close } = await enter(browser, language);
    await signUp(page, stack.url, `buyer-${language}@example.com`, language);
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    await dialog.getByRole('heading', { name: membership.activate.replace('{{name}}', layout.dearUser) }).waitFor();
    await page.locator('[data-order]').waitFor();
    const first = await page.locator('[data-order]').getAttribute('data-order');
    const cards = dialog.getByRole('radiogroup', { name: membership.packages });
    expect(await cards.getByRole('radio').first().isChecked()).toBe(true);

    // another way to pay is another order
    await dialog.getByText(common.pay.ZFB, { exact: true }).click();
    await page.locator(`[data-order]:not([data-order="${first}"])`).waitFor();

    const { orderNo, close: pocket } = await payBehind(page);
    await dialog.getByText(membership.paid.title).waitFor({ timeout: 15_000 });
    const rows = await dialog.getByRole('definition').allTextContents();
    expect(rows[0]).toBe(orderNo);
    expect(rows[1]).toMatch(/^¥\d+\.\d\d$/);
    expect(rows[2]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows[3]).toBe(common.pay.ZFB);
    await dialog.getByRole('link', { name: membership.paid.contact }).waitFor();
    await dialog.getByRole('button', { name: membership.paid.done }).click();
    await pocket();

    await page.goto(`${stack.url}/#/person-center?part=membership`);
    const content = page.getByRole('main');
    await content.getByText(account.membership.expires, { exact: true }).waitFor();
    expect(await content.getByText(account.profile.never).count()).toBe(0);

    await page.getByRole('link', { name: account.parts.orders }).click();
    const row = content.getByRole('listitem').filter({ hasText: orderNo });
    await row.getByText(account.orders.states.PAID, { exact: true }).waitFor();
    await row.getByText(rows[1]!, { exact: true }).waitFor();

    await row.getByRole('button', { name: account.orders.refund }).click();
    await dialog.getByText(patternOf(account.orders.refundText)).waitFor();
    await dialog.getByRole('button', { name: account.orders.refundYes }).click();
    await page.getByText(account.orders.approved).waitFor();
    // without a reload: the list looks by itself while a refund is under way
    await row.getByText(account.orders.states.REFUNDED, { exact: true }).waitFor({ timeout: 30_000 });

    await page.getByRole('link', { name: account.parts.membership }).click();
    await content.getByText(account.profile.never).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
