import type { OrderState, PayChannel } from '@verdant/contracts';
import { alipayChannel, wechatChannel } from '@verdant/payments';
import type { Services } from '@verdant/server';
import { executeRefunds, reconcileOrders } from '@verdant/server/money';
import { notifyPath } from '@verdant/server/platform';
import { freePort } from '@verdant/server/testing';
import {
  type ScriptedAlipay,
  type ScriptedWechat,
  startScriptedAlipay,
  startScriptedWechat,
} from '@verdant/testkit/scripted-payments';
import { type Client, createTestApi, type TestApi } from './test-api.ts';

/** An API that listens, beside the two providers that call it. For tests. */
export type Shop = {
  api: TestApi;
  services: Services;
  providers: { WX: ScriptedWechat; ZFB: ScriptedAlipay };
  /** turns the clock of the product, not of the providers */
  skip(ms: number): void;
  /** turns the clock of WeChat Pay's channel, which asks for new certificates every ten seconds at most */
  skipChannel(ms: number): void;
  /** back to the real time */
  setClock(): void;
  person(): Promise<Person>;
  /** rounds of the worker, on a clock that goes on, until nothing is due within `ms` */
  settleDown(ms?: number): Promise<void>;
  books(): Promise<Books>;
  close(): Promise<void>;
};
export type Person = Client & { userId: string };
/** Money in fen by the bank and by the ledger; orders by state; stretches that hold. */
export type Books = { bank: number; ledger: number; states: Record<string, number>; stretches: number };

export async function openShop(timeoutMs = 1_000): Promise<Shop> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const [WX, ZFB] = await Promise.all([
    startScriptedWechat(`${publicUrl}${notifyPath.WX}`),
    startScriptedAlipay(`${publicUrl}${notifyPath.ZFB}`),
  ]);
  const api = await createTestApi({ PUBLIC_URL: publicUrl });
  const { services } = api;
  let skipped = 0;
  let channelSkipped = 0;
  services.now = () => new Date(Date.now() + skipped);
  services.channels = {
    WX: {
      channel: wechatChannel({ ...WX.options, timeoutMs, now: () => new Date(Date.now() + channelSkipped) }),
      sandbox: false,
    },
    ZFB: { channel: alipayChannel({ ...ZFB.options, timeoutMs }), sandbox: false },
  };
  await api.app.listen({ host: '127.0.0.1', port });
  let people = 0;
  const one = async (query: string): Promise<{ key: string; n: number }[]> =>
    (await services.db.execute<{ key: string; n: number }>(query)).rows;

  return {
    api,
    services,
    providers: { WX, ZFB },
    skip: (ms) => {
      skipped += ms;
    },
    skipChannel: (ms) => {
      channelSkipped += ms;
    },
    setClock: () => {
      skipped = 0;
      channelSkipped = 0;
    },
    person: async () => {
      const client = await api.signUp(`buyer${++people}@example.com`);
      return { ...client, userId: (await client.get('/current')).data.id };
    },
    settleDown: async (ms = 60_000) => {
      const step = Math.max(10_000, ms / 20);
      for (let left = ms; left > 0; left -= step) {
        skipped += step;
        while ((await reconcileOrders(services)) + (await executeRefunds(services)) > 0);
      }
    },
    books: async () => {
      const [ledger] = await one("select 'all' as key, coalesce(sum(amount_fen), 0)::int as n from ledger");
      const [stretches] = await one("select 'all' as key, count(*)::int as n from grants where revoked_at is null");
      const states = await one('select state as key, count(*)::int as n from orders group by state');
      return {
        bank: WX.bank.balance() + ZFB.bank.balance(),
        ledger: ledger!.n,
        states: Object.fromEntries(states.map(({ key, n }) => [key, n])),
        stretches: stretches!.n,
      };
    },
    close: async () => {
      await api.close();
      await Promise.all([WX.close(), ZFB.close()]);
    },
  };
}

export async function buy(person: Client, payChannel: PayChannel, packageId = 'month') {
  const answer = await person.post('/vip/package/prePay', { packageId, payChannel });
  return { ...answer, orderNo: answer.data?.orderNo as string };
}

export const statusOf = async (person: Client, orderNo: string): Promise<string> =>
  (await person.post('/vip/package/pay/status', { orderNo })).data.orderStatus;

export const stateOf = async (person: Client, orderNo: string): Promise<OrderState> => {
  const { items } = (await person.get('/vip/order/list', { size: 100 })).data;
  return items.find((order: { orderNo: string }) => order.orderNo === orderNo).state;
};
