import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { bad, good, openShop, packages, paidStatus } from '../../../testing/shop.ts';
import { onToast, saidBy } from '../../lib/toast.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';

beforeAll(browser);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (close = () => {}) => {
  const shown = render(<PurchaseDialog onBenefits={() => {}} onClose={close} />);
  await wait(50);
  return shown;
};
const code = () => document.querySelector('[data-order]');
const press = async (name: string | RegExp, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }));
  await wait(50);
};

it('greets, chooses the first package and WeChat, and shows a code of 128', async () => {
  const shop = openShop();
  await open();
  expect(screen.getByRole('heading', { name: 'maya, activate VIP' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /A month/ }).checked).toBe(true);
  expect(shop.orders).toEqual([{ packageId: 'month', payChannel: 'WX' }]);
  expect([code()?.getAttribute('width'), code()?.getAttribute('height')]).toEqual(['128', '128']);
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/service');
});

it('asks for a new code when package or channel change, and by the refresh button', async () => {
  const shop = openShop();
  await open();
  await press(/A year/, 'radio');
  await press('Alipay', 'radio');
  await press('New QR code');
  expect(shop.orders.slice(1)).toEqual([
    { packageId: 'year', payChannel: 'WX' },
    { packageId: 'year', payChannel: 'ZFB' },
    { packageId: 'year', payChannel: 'ZFB' },
  ]);
  expect(code()?.getAttribute('data-order')).toBe('V4');
});

it('looks every three seconds while it is open, and no longer', async () => {
  const shop = openShop();
  const { unmount } = await open();
  const before = shop.asked.length;
  await wait(2_900);
  expect(shop.asked.length).toBe(before);
  await wait(100);
  expect(shop.asked.length).toBe(before + 1);
  await wait(6_000);
  expect(shop.asked.length).toBe(before + 3);
  unmount();
  await wait(9_000);
  expect(shop.asked.length).toBe(before + 3);
});

it('goes on waiting when a look fails', async () => {
  const shop = openShop();
  shop.status = () => bad('The provider is silent');
  await open();
  await wait(6_100);
  expect(code()?.getAttribute('data-order')).toBe('V1');
  shop.status = (orderNo) => good(paidStatus({ orderNo }));
  await wait(3_000);
  expect(screen.getByText('V1')).toBeTruthy();
});

it('asks for a new code once the old one has expired', async () => {
  const shop = openShop();
  await open();
  shop.status = (orderNo) => good(paidStatus({ orderNo, orderStatus: orderNo === 'V1' ? 'EXPIRED' : 'PENDING' }));
  await wait(3_100);
  expect(shop.orders).toHaveLength(2);
  expect(code()?.getAttribute('data-order')).toBe('V2');
});

it('sums up a payment and stops looking', async () => {
  const shop = openShop();
  await open();
  shop.status = (orderNo) => good(paidStatus({ orderNo, payChannel: 'ZFB' }));
  await wait(3_100);
  const rows = within(screen.getByRole('status')).getAllByRole('definition');
  expect(rows.map((row) => row.textContent)).toEqual(['V1', '¥19.00', '2026-11-21 09:05:07', 'Alipay']);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  const asked = shop.asked.length;
  await wait(9_000);
  expect(shop.asked.length).toBe(asked);
});

it('starts anew each time it opens', async () => {
  const shop = openShop();
  const { unmount } = await open();
  await press(/A year/, 'radio');
  await press('Alipay', 'radio');
  unmount();
  await open();
  expect(shop.orders.at(-1)).toEqual({ packageId: 'month', payChannel: 'WX' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /A month/ }).checked).toBe(true);
});

it('tells why the packages are missing and shows none', async () => {
  openShop(bad('The shop is closed'));
  const toasts: string[] = [];
  const stop = onToast((toast) => toasts.push(String(saidBy(toast))));
  await open();
  await wait(5_000);
  stop();
  expect(toasts).toContain('The shop is closed');
  expect(screen.queryAllByRole('radio', { name: /A month/ })).toEqual([]);
});

/** The real price of a package and the one that is struck through. */
const pricesOf = (name: RegExp) => {
  const card = screen.getByRole('radio', { name }).closest('label')!;
  const [struck, real] = ['del', 'del ~ b, span > b:only-child'].map((part) => card.querySelector(part)?.textContent);
  return { struck: struck ?? null, real };
};

it('tells the time in days, below two of them in hours', async () => {
  openShop(
    good([
      { ...packages[0], durationDay: 2 },
      { ...packages[1], durationDay: 1 },
    ]),
  );
  await open();
  expect(screen.getByText(/^2 days/)).toBeTruthy();
  expect(screen.getByText(/^24 hours/)).toBeTruthy();
});

it('strikes through the sale price; while a countdown runs, the fake price instead', async () => {
  const [month, year] = packages as [(typeof packages)[0], (typeof packages)[0]];
  openShop(
    good([
      month,
      { ...year, salePrice: null },
      { ...month, id: 'flash', packageName: 'A week', fakePrice: 49, fakeCountdown: 65 },
      { ...month, id: 'late', packageName: 'A day', fakePrice: 49, fakeCountdown: 0 },
    ]),
  );
  await open();
  expect(pricesOf(/A month/)).toEqual({ struck: '¥29.00', real: '¥19.00' });
  expect(pricesOf(/A year/)).toEqual({ struck: null, real: '¥99.00' });
  expect(pricesOf(/A week/)).toEqual({ struck: '¥49.00', real: '¥19.00' });
  expect(pricesOf(/A day/).struck).toBe('¥29.00');
  expect(screen.getByText(/00:01:0\d/)).toBeTruthy();
  await wait(66_000);
  expect(pricesOf(/A week/).struck).toBe('¥29.00');
});
