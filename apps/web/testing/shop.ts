import type { ErrorName, PayStatus, VipPackage } from '@verdant/contracts';
import { vi } from 'vitest';

export const packages: VipPackage[] = [
  { id: 'month', packageName: 'A month', description: '', vipCode: 'MONTH', durationDay: 31, price: 19, salePrice: 29 },
  {
    id: 'year',
    packageName: 'A year',
    description: 'Much room',
    vipCode: 'YEAR',
    durationDay: 366,
    price: 99,
    salePrice: null,
  },
];
const user = { id: 'u', name: 'maya', username: 'maya', nickname: '', email: 'maya@example.com', headimgurl: null };
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
  totalAmount: 19,
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
