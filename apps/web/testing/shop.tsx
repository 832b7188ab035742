import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ErrorName, PayStatus, VipPackage } from '@verdant/contracts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient } from '../src/lib/query-client.ts';

export const packages: VipPackage[] = [
  { id: 'month', packageName: 'A month', vipCode: 'MONTH', durationDay: 31, price: 1900, salePrice: 2900 },
  { id: 'year', packageName: 'A year', vipCode: 'YEAR', durationDay: 366, price: 9900, salePrice: null },
];
const user = { id: 'u', name: 'maya', nickname: '', email: 'maya@example.com', headimgurl: null };
const info = { ...user, vipCode: 'FREE', vipName: 'Free', varified: false, expiresAt: null, unreadMessages: 0 };
export const levels = {
  vipInfoList: [
    { id: '1', vipCode: 'FREE', vipName: 'Free' },
    { id: '2', vipCode: 'MONTH', vipName: 'Member' },
  ],
  abilityInfoList: [
    { id: '1', code: 'analyze', name: 'Reviews' },
    { id: '2', code: 'model', name: 'Model' },
  ],
  vipAbilityRelMap: {
    FREE_analyze: { vipAbilityRelDesc: '3 a month' },
    MONTH_analyze: { vipAbilityRelDesc: '50 a month' },
    MONTH_model: { vipAbilityRelDesc: 'yes' },
  },
};

type Answer = { code: number; name?: ErrorName; data: unknown; errMsg: string };
export const good = (data: unknown): Answer => ({ code: 0, data, errMsg: '' });
export const bad = (errMsg: string): Answer => ({ code: 100, name: 'invalid', data: null, errMsg });

export const paidStatus = (change: Partial<PayStatus> = {}): PayStatus => ({
  orderStatus: 'PAID',
  orderNo: 'V1',
  packageName: 'A month',
  totalAmount: 1900,
  payChannel: 'WX',
  successTime: '2026-11-21T09:05:07',
  expiresAt: null,
  ...change,
});

/** A shop behind `fetch`: each order gets the next number; what is said of its status can be changed. */
export function openShop(offered: Answer = good(packages)) {
  const orders: { packageId: string; payChannel: string }[] = [];
  const asked: string[] = [];
  const shop = {
    orders,
    asked,
    status: (orderNo: string): Answer => good(paidStatus({ orderStatus: 'PENDING', orderNo })),
  };
  const answers: Record<string, (input: never) => Answer> = {
    '/current': () => good(user),
    '/user/info': () => good(info),
    '/vip/package/list': () => offered,
    '/vip/level/info': () => good(levels),
    '/vip/channel/list': () => good(['WX', 'ZFB'].map((payChannel) => ({ payChannel, sandbox: true }))),
    '/vip/package/prePay': (input) => {
      orders.push(input);
      return good({ orderNo: `V${orders.length}`, qrCode: `https://pay.example.com/${orders.length}` });
    },
    '/vip/package/pay/status': ({ orderNo }: { orderNo: string }) => {
      asked.push(orderNo);
      return shop.status(orderNo);
    },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace(/^\/api|\?.*$/g, '');
    const answer = answers[path] ?? (() => good(null));
    return new Response(JSON.stringify(answer(JSON.parse(String(init?.body ?? '{}')) as never)));
  });
  return shop;
}

export const show = (children: ReactNode) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
