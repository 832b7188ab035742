import { act, screen } from '@testing-library/react';
import type { Order } from '@verdant/contracts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { render } from '../../../../testing/render.tsx';
import { OrdersPart, REFUND_LOOK_MS } from './orders-part.tsx';

const order = (state: Order['state'], orderNo = 'V1'): Order => ({
  orderNo,
  packageName: 'Yearly',
  vipCode: 'YEAR',
  durationDay: 365,
  totalAmount: 198,
  payChannel: 'WX',
  state,
  createdAt: '2026-11-21T09:00:00.000Z',
  successTime: '2026-11-21T09:05:07.000Z',
  refundedAt: null,
  refundableUntil: null,
  refund: null,
});
let items: Order[] = [];
let asked = 0;

beforeAll(browser);
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/vip/order/list')) asked++;
    return new Response(JSON.stringify({ code: 0, data: { items, total: items.length }, errMsg: '' }));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open() {
  render(<OrdersPart />);
  await wait(50);
}

it('shows by itself when a refund under way has arrived, and then asks no more', async () => {
  items = [order('REFUNDING')];
  await open();
  expect(screen.getByText('Refund in progress')).toBeTruthy();
  items = [order('REFUNDED')];
  await wait(REFUND_LOOK_MS + 100);
  expect(screen.getByText('Refunded')).toBeTruthy();
  await wait(100);
  const before = asked;
  await wait(REFUND_LOOK_MS * 4);
  expect(asked).toBe(before);
});

it('leaves out codes that ran out or were left for another one', async () => {
  items = [
    order('PENDING', 'V5'),
    order('PENDING', 'V4'),
    order('PAID', 'V3'),
    order('EXPIRED', 'V2'),
    order('CLOSED', 'V1'),
  ];
  await open();
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 2));
  expect(shown).toEqual(['V5', 'V3']);
});
