import { listForOperator, operatorReconcile } from '@verdant/server/money';
import { send } from '@verdant/testkit/scripted-payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, openShop, type Shop, stateOf } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

describe('a refund through WeChat Pay', () => {
  it('is done when the money has moved, not when the order says that one has begun', async () => {
    const person = await shop.person();
    const { WX } = shop.providers;
    const { orderNo } = await buy(person, 'WX');
    await WX.pay(orderNo);
    WX.refunds.status = 'PROCESSING';
    await person.post('/vip/order/refund', { orderNo });
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDING');
    await operatorReconcile(shop.services, 3);
    expect(await stateOf(person, orderNo)).toBe('REFUNDING');
    WX.refunds.status = 'ABNORMAL';
    expect((await send(WX.notice(orderNo, { event: 'REFUND.ABNORMAL' })))?.status).toBe(200);
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDING');
    const [refund] = (await listForOperator(shop.services)).refunds.filter((row) => row.orderNo === orderNo);
    expect(refund).toMatchObject({ state: 'open', trouble: expect.stringContaining('refused') });
    WX.refunds.status = 'SUCCESS';
    expect((await send(WX.notice(orderNo, { event: 'REFUND.SUCCESS' })))?.status).toBe(200);
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDED');
    expect([...WX.bank.trades.get(orderNo)!.refunds.values()]).toEqual([2_800]);
    const { bank, ledger } = await shop.books();
    expect([bank, ledger]).toEqual([0, 0]);
  });
});
