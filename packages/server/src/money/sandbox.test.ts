import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { readConfig } from '../platform/config.ts';
import { users } from '../platform/db/schema.ts';
import { offeredChannels, openChannels } from '../platform/pay-channels.ts';
import { paySandbox } from '../platform/sandbox-channel.ts';
import type { Services } from '../services.ts';
import { executeRefunds } from './execute-refunds.ts';
import { membershipOf } from './membership.ts';
import { findOrder } from './order-states.ts';
import { listOrders, payStatus, prePay } from './orders.ts';
import { queryProvider } from './reconcile-orders.ts';
import { requestRefund } from './refunds.ts';
import { checkStatement } from './statement.ts';

let test: TestServices;
let services: Services;
let userId: string;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  const values = { email: 's@example.com', emailKey: 's@example.com', passwordHash: 'x' };
  userId = (await services.db.insert(users).values(values).returning())[0]!.id;
}, 60_000);
afterAll(() => test.close());

const dayInChina = (days: number) =>
  new Date(services.now().getTime() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const shown = (orderNo: string) => payStatus(services, userId, orderNo, 'zh');
async function pay(orderNo: string): Promise<void> {
  await paySandbox(services, orderNo);
  await queryProvider(services, (await findOrder(services.db, orderNo))!);
}

describe('the sandbox', () => {
  it('leads through a whole purchase and back', async () => {
    const { qrCode, orderNo } = await prePay(services, userId, { packageId: 'year', payChannel: 'WX' });
    expect(qrCode).toBe(`${services.config.publicUrl}/api/dev/pay/${orderNo}`);
    expect((await shown(orderNo)).orderStatus).toBe('PENDING');
    await pay(orderNo);
    await pay(orderNo);
    expect(await shown(orderNo)).toMatchObject({ orderStatus: 'PAID', packageName: '年度会员', totalAmount: 198 });
    expect((await membershipOf(services, services.db, userId)).vipCode).toBe('YEAR');
    expect(await checkStatement(services, 'WX', dayInChina(0))).toMatchObject({ lines: 1, troubles: [] });
    await requestRefund(services, userId, orderNo);
    await executeRefunds(services);
    const { items } = await listOrders(services, userId, { page: 1, size: 20 }, 'en');
    expect(items[0]).toMatchObject({ state: 'REFUNDED', refund: { state: 'done', reason: 'unused' } });
    expect(await checkStatement(services, 'WX', dayInChina(0))).toMatchObject({ lines: 2, sumFen: 0, troubles: [] });
    expect(await checkStatement(services, 'WX', dayInChina(-1))).toMatchObject({ lines: 0, troubles: [] });
    expect((await membershipOf(services, services.db, userId)).vipCode).toBe('FREE');
  });

  it('keeps at most five codes of a person alive', async () => {
    for (let i = 0; i < 8; i++) await prePay(services, userId, { packageId: 'month', payChannel: 'ZFB' });
    const { items } = await listOrders(services, userId, { page: 1, size: 20 }, 'en');
    expect(items.filter(({ state }) => state === 'PENDING')).toHaveLength(5);
    expect(items.filter(({ state }) => state === 'CLOSED')).toHaveLength(3);
  });

  it('is refused in production, where a channel without a merchant is not offered at all', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://x', NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' });
    const channels = openChannels(config, services.db);
    expect(offeredChannels(channels)).toEqual([]);
    const asking = prePay({ ...services, channels }, userId, { packageId: 'month', payChannel: 'WX' });
    await expect(asking).rejects.toMatchObject({ error: 'payChannel' });
  });

  it('does not stand beside a real merchant: nothing is given away there', () => {
    const keys = { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: 'QUJD', ALIPAY_PUBLIC_KEY: 'QUJD' };
    const channels = openChannels(readConfig({ DATABASE_URL: 'postgres://x', ...keys }), services.db);
    expect(offeredChannels(channels)).toEqual([{ payChannel: 'ZFB', sandbox: false }]);
  });
});

describe('the statement of a day', () => {
  it('names what the ledger lacks, what it has too much, and what differs', async () => {
    const [first, second] = [
      await prePay(services, userId, { packageId: 'month', payChannel: 'ZFB' }),
      await prePay(services, userId, { packageId: 'month', payChannel: 'ZFB' }),
    ];
    await pay(first.orderNo);
    await pay(second.orderNo);
    const line = { orderNo: first.orderNo, refundNo: null, providerNo: 'x', amountFen: 2_700 };
    const foreign = { ...line, orderNo: 'V99999999999', amountFen: 100 };
    const channel = { ...services.channels.ZFB!.channel, statement: async () => [line, foreign] };
    const changed = { ...services, channels: { ...services.channels, ZFB: { channel, sandbox: true } } };
    expect((await checkStatement(changed, 'ZFB', dayInChina(0))).troubles).toEqual([
      `${first.orderNo}: the statement has ¥27.00, the ledger ¥28.00`,
      'V99999999999: the statement has ¥1.00, the ledger nothing',
      `${second.orderNo}: the ledger has ¥28.00, the statement nothing`,
    ]);
  });
});

describe('the settings of a merchant', () => {
  const base = { DATABASE_URL: 'postgres://x' };
  it('belong together', () => {
    expect(() => readConfig({ ...base, WXPAY_MCH_ID: '1' })).toThrow(/WXPAY_APP_ID/);
    expect(() => readConfig({ ...base, ALIPAY_APP_ID: '1' })).toThrow(
      /ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY must be set/,
    );
    expect(readConfig(base).pay).toEqual({ WX: null, ZFB: null });
  });
  it('take a key in every usual form', () => {
    const of = (key: string) =>
      readConfig({ ...base, ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: key, ALIPAY_PUBLIC_KEY: 'QUJD' }).pay.ZFB!;
    expect(of('QUJD').privateKey).toBe('-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----\n');
    expect(of('-----BEGIN X-----\\nQUJD\\n-----END X-----').privateKey).toBe(
      '-----BEGIN X-----\nQUJD\n-----END X-----',
    );
    expect(() => of('./nowhere.pem')).toThrow(/nowhere\.pem can't be read/);
  });
});
