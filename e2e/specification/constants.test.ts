import { expect } from '../fixtures.ts';
import { createAccount } from '../person.ts';
import { lookAt } from './row.ts';

const ROW = 'R41-constants';

lookAt(
  ROW,
  'the code to scan is 128 px, WeChat comes first, prices are in yuan, and the order is asked about every 3 s',
  async ({ page, language, words, keep }) => {
    const { membership, common } = words;
    await createAccount(page, `constants-${language}@example.com`);
    await page.goto('/');
    const asked: number[] = [];
    page.on('request', (request) => request.url().includes('/pay/status') && asked.push(Date.now()));
    const listed = page.waitForResponse((one) => one.url().includes('/vip/package/list'));
    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    const { data } = await (await listed).json();
    const code = page.locator('[data-order]');
    await code.waitFor();
    expect(await code.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')])).toEqual([
      '128',
      '128',
    ]);
    await expect(page.getByRole('dialog').getByRole('radio', { name: common.pay.WX })).toBeChecked();
    const [first] = data;
    const card = page.getByRole('dialog').locator('label').filter({ hasText: first.packageName });
    await expect(card).toContainText(`¥${first.price.toFixed(2)}`);
    await expect(card).toContainText(first.description);
    await keep('purchase');
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
    // a busy machine moves single questions; what one pause gains the next one loses
    const pauses = asked.slice(1).map((at, i) => at - asked[i]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2_500);
    const mean = (asked.at(-1)! - asked[0]!) / pauses.length;
    expect(mean).toBeGreaterThanOrEqual(2_800);
    expect(mean).toBeLessThan(4_500);
  },
  { inLanguage: 'zh', isLong: true },
);

lookAt(
  ROW,
  'a toast stands 8 px below the top for 3 s',
  async ({ page, language, words, keep }) => {
    const { account } = words;
    await createAccount(page, `toast-${language}@example.com`);
    await page.goto('/#/person-center?part=profile');
    await page.getByRole('button', { name: account.profile.save, exact: true }).click();
    const saved = page.getByText(account.profile.saved, { exact: true });
    await saved.waitFor();
    const from = Date.now();
    const top = await saved.evaluate((element) => element.closest('[data-position]')!.getBoundingClientRect().top);
    expect(top).toBe(8);
    await keep('toast');
    await page.mouse.move(2, 700);
    await saved.waitFor({ state: 'detached' });
    expect(Date.now() - from).toBeGreaterThanOrEqual(2_500);
    expect(Date.now() - from).toBeLessThan(12_000);
  },
  { inLanguage: 'zh', isLong: true },
);

lookAt(
  ROW,
  'the cookie bar keeps its answer; the times and places of the law stand in the texts',
  async (at) => {
    const { page, language, words, keep } = at;
    await page.goto('/#/refund');
    await expect(page.getByText(words.layout.cookies)).toBeVisible();
    await keep('cookies');
    await page.getByRole('button', { name: words.layout.ok, exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('acceptCookies'))).toBe('accepted');
    await page.reload();
    const main = page.getByRole('main');
    const says = async (...parts: (string | RegExp)[]) => {
      for (const part of parts) await expect(main).toContainText(part);
    };
    const zh = language === 'zh';
    await says(/24/, zh ? /15 个工作日/ : /15 business days/);
    await expect(page.getByText(words.layout.cookies)).toHaveCount(0);
    await page.goto('/#/service');
    await says(zh ? /13 (周)?岁/ : /13 years/, /16/, /30/, zh ? /香港/ : /Hong Kong/);
    await page.goto('/#/privacy');
    await says('EASY_TOKEN', zh ? /香港/ : /Hong Kong/);
    const footer = page.getByRole('contentinfo');
    await footer
      .getByText(
        words.layout.rights
          .replace('{{year}}', `${new Date().getFullYear()}`)
          .replace('{{product}}', words.common.product),
      )
      .waitFor();
    await footer.getByText(words.layout.aiNotice.replace('{{product}}', words.common.product)).waitFor();
    // none is set here
    await expect(footer.getByText(/ICP/)).toHaveCount(0);
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of ['service', 'privacy', 'refund', 'about', 'contact']) expect(hrefs).toContain(`#/${path}`);
  },
  { isLong: true },
);
