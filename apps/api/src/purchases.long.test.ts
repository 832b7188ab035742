import { setTimeout as sleep } from 'node:timers/promises';
import { PAY_CHANNELS } from '@verdant/contracts';
import { checkStatement, findOrder, membershipOf } from '@verdant/server/money';
import { rsaKeysOf, type SentNotice, send } from '@verdant/testkit/scripted-payments';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, openShop, type Person, type Shop, stateOf, statusOf } from '../testing/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH_FEN = 2_800;
const foreignKey = rsaKeysOf('somebody else')().privateKey;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** What both servers and our own books must say after every story: the same money, a stretch for each paid order. */
afterEach(async () => {
  const { bank, ledger, states, stretches } = await shop.books();
  expect(ledger).toBe(bank);
  expect(stretches).toBe(states.PAID ?? 0);
});

const daysLeft = async (person: Person): Promise<number> => {
  const { expiresAt } = (await person.get('/user/info')).data;
  return expiresAt ? Math.round((Date.parse(expiresAt) - shop.services.now().getTime()) / DAY) : 0;
};

describe.each(PAY_CHANNELS)('%s', (payChannel) => {
  let person: Person;
  const provider = () => shop.providers[payChannel];
  const mood = (change: Partial<(typeof shop.providers.WX)['mood']>) => Object.assign(provider().mood, change);
  const taken = (answer: Awaited<ReturnType<typeof send>>) =>
    payChannel === 'WX' ? answer?.status === 200 : answer?.text === 'success';
  beforeEach(async () => {
    mood({ answers: true, works: true, delayMs: 0, sendsNotices: true });
    shop.setClock();
    person = await shop.person();
  });

  const settled = async (orderNo: string, days = 30) => {
    expect(await statusOf(person, orderNo)).toBe('PAID');
    expect(await daysLeft(person)).toBe(days);
  };

  it('is paid: status, level, order and message say so', async () => {
    const { data, orderNo } = await buy(person, payChannel);
    expect(data.qrCode).toContain(orderNo);
    expect(await statusOf(person, orderNo)).toBe('PENDING');
    await provider().pay(orderNo);
    await settled(orderNo);
    const info = (await person.get('/user/info')).data;
    expect(info).toMatchObject({ vipCode: 'MONTH', varified: true, unreadMessages: 1 });
    const { items } = (await person.get('/vip/order/list')).data;
    expect(items).toMatchObject([{ orderNo, state: 'PAID', totalAmount: MONTH_FEN / 100, payChannel, refund: null }]);
    expect((await person.get('/message/list')).data.items[0].body).toContain(orderNo);
  });

  it('adds to membership from its end', async () => {
    for (const [packageId, days] of [
      ['month', 30],
      ['year', 395],
      ['month', 425],
    ] as const) {
      const { orderNo } = await buy(person, payChannel, packageId);
      await provider().pay(orderNo);
      await settled(orderNo, days);
    }
    const level = async () => (await membershipOf(shop.services, shop.services.db, person.userId)).vipCode;
    expect(await level()).toBe('MONTH');
    shop.skip(31 * DAY);
    expect(await level()).toBe('YEAR');
  });

  it('honours a notice that comes late, after the order has ended', async () => {
    const { orderNo } = await buy(person, payChannel);
    mood({ sendsNotices: false });
    await provider().pay(orderNo);
    shop.skip(20 * 60_000);
    expect(await statusOf(person, orderNo)).toBe('EXPIRED');
    expect(taken(await send(provider().notice(orderNo)))).toBe(true);
    await settled(orderNo);
  });

  it('takes a notice that overtakes the answer with the code', async () => {
    mood({ delayMs: 700 });
    const buying = buy(person, payChannel);
    let orderNo = '';
    while (!orderNo) {
      await sleep(20);
      orderNo = [...provider().bank.trades.values()].find(({ state }) => state === 'open')?.orderNo ?? '';
    }
    await provider().pay(orderNo);
    expect((await buying).orderNo).toBe(orderNo);
    mood({ delayMs: 0 });
    await settled(orderNo);
  });

  it('grants once for the same notice forty times at once', async () => {
    const { orderNo } = await buy(person, payChannel);
    mood({ sendsNotices: false });
    await provider().pay(orderNo);
    const same = provider().notice(orderNo);
    // a busy machine takes its time over so many signatures
    const each = Array.from({ length: 40 }, (_, i) => send(i % 2 ? same : provider().notice(orderNo), MINUTE));
    const answers = await Promise.all(each);
    expect(answers.filter(taken)).toHaveLength(40);
    await settled(orderNo);
  });

  it('refuses what is forged, replayed, too little, or of another merchant', async () => {
    const { orderNo } = await buy(person, payChannel);
    const { bank, notice: right } = provider();
    const notice = right as (orderNo: string, change?: object) => SentNotice;
    // the money has not come: every one of these says that it has
    const trade = bank.trades.get(orderNo)!;
    trade.paidAt = new Date();
    for (const change of [
      { signWith: foreignKey },
      { sentAt: new Date(Date.now() - 2 * DAY) },
      { amountFen: 1 },
      payChannel === 'WX' ? { mchId: '1230000109' } : { appId: '2021999999999999' },
    ]) {
      expect(taken(await send(notice(orderNo, change))), JSON.stringify(Object.keys(change))).toBe(false);
    }
    trade.paidAt = null;
    expect(await statusOf(person, orderNo)).toBe('PENDING');
    expect(await daysLeft(person)).toBe(0);
  });

  it('says that the provider is away, charges nothing, and grants nothing', async () => {
    mood({ answers: false, works: false });
    const { status, code } = await buy(person, payChannel);
    expect([status, code]).toEqual([503, 500]);
    await shop.settleDown(20 * 60_000);
    mood({ answers: true, works: true });
    await shop.settleDown(3 * HOUR);
    const { items } = (await person.get('/vip/order/list')).data;
    expect(items).toMatchObject([{ state: 'EXPIRED' }]);
  });

  it('finds what was paid though the answer with the code never came', async () => {
    mood({ answers: false, works: true, sendsNotices: false });
    expect((await buy(person, payChannel)).status).toBe(503);
    const { orderNo } = (await person.get('/vip/order/list')).data.items[0];
    await provider().pay(orderNo);
    mood({ answers: true });
    await shop.settleDown();
    await settled(orderNo);
  });

  it('finds it when the provider is slow', async () => {
    mood({ delayMs: 1_600, sendsNotices: false });
    expect((await buy(person, payChannel)).status).toBe(503);
    const { orderNo } = (await person.get('/vip/order/list')).data.items[0];
    await provider().pay(orderNo);
    mood({ delayMs: 0 });
    await shop.settleDown();
    await settled(orderNo);
  });

  it('asks when the notice is lost', async () => {
    const { orderNo } = await buy(person, payChannel);
    mood({ sendsNotices: false });
    await provider().pay(orderNo);
    expect(await statusOf(person, orderNo)).toBe('PENDING');
    await shop.settleDown(20_000);
    await settled(orderNo);
  });

  it('closes at its end what nobody paid, so that nobody can', async () => {
    const { orderNo } = await buy(person, payChannel);
    await shop.settleDown(16 * 60_000);
    expect(await stateOf(person, orderNo)).toBe('EXPIRED');
    expect(await provider().pay(orderNo)).toBe(false);
    await shop.settleDown(20 * 60_000);
    expect((await findOrder(shop.services.db, orderNo))!.askAt, 'nobody asks for ever').toBeNull();
  });

  it('gives the money back for what was not used, once', async () => {
    const { orderNo } = await buy(person, payChannel);
    await provider().pay(orderNo);
    const asks = await Promise.all(Array.from({ length: 5 }, () => person.post('/vip/order/refund', { orderNo })));
    for (const { data } of asks) expect(data).toMatchObject({ state: 'REFUNDING', refund: { decision: 'approved' } });
    expect(await daysLeft(person)).toBe(0);
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDED');
    expect((await person.post('/vip/order/refund', { orderNo })).data.state).toBe('REFUNDED');
    await shop.settleDown(20_000);
    expect([...provider().bank.trades.get(orderNo)!.refunds.values()]).toEqual([MONTH_FEN]);
    // a notice that comes once more brings nothing back
    await send(provider().notice(orderNo));
    expect(await daysLeft(person)).toBe(0);
  });

  it('gives it back when the provider was away, even if it had done it before it fell silent', async () => {
    const { orderNo } = await buy(person, payChannel);
    await provider().pay(orderNo);
    mood({ answers: false, works: true });
    await person.post('/vip/order/refund', { orderNo });
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDING');
    mood({ answers: true });
    await shop.settleDown(HOUR);
    expect(await stateOf(person, orderNo)).toBe('REFUNDED');
    expect(provider().bank.trades.get(orderNo)!.refunds.size).toBe(1);
  });

  it('declines by the rule, and writes it down', async () => {
    const late = await buy(person, payChannel);
    await provider().pay(late.orderNo);
    shop.skip(DAY + 1_000);
    const answer = await person.post('/vip/order/refund', { orderNo: late.orderNo });
    expect(answer.data).toMatchObject({ state: 'PAID', refund: { decision: 'declined', reason: 'late' } });
    expect((await person.get('/message/list')).data.items[0]).toMatchObject({ kind: 'refund.declined' });
    expect(await daysLeft(person)).toBe(29);
  });

  it('sees what was given back at the provider’s own desk', async () => {
    const { orderNo } = await buy(person, payChannel);
    await provider().pay(orderNo);
    provider().bank.refund(orderNo, 'DESK1', MONTH_FEN);
    await shop.settleDown(2 * HOUR);
    expect(await stateOf(person, orderNo)).toBe('REFUNDED');
    expect(await daysLeft(person)).toBe(0);
  });

  it('finds by the statement what was given back long after, and gives nothing back twice', async () => {
    const { orderNo } = await buy(person, payChannel);
    await provider().pay(orderNo);
    shop.skip(3 * DAY);
    await shop.settleDown(20_000);
    provider().bank.refund(orderNo, 'DESK2', MONTH_FEN);
    await shop.settleDown(2 * HOUR);
    expect(await stateOf(person, orderNo), 'nobody has said so').toBe('PAID');
    const { troubles } = await checkStatement(shop.services, payChannel, '2026-01-01');
    expect(troubles).toEqual([`${orderNo}: the statement has ¥-28.00, the ledger nothing`]);
    await shop.settleDown(20_000);
    expect(await stateOf(person, orderNo)).toBe('REFUNDED');

    const second = await buy(person, payChannel);
    await provider().pay(second.orderNo);
    provider().bank.refund(second.orderNo, 'DESK3', MONTH_FEN);
    await person.post('/vip/order/refund', { orderNo: second.orderNo });
    await shop.settleDown(20_000);
    expect(await stateOf(person, second.orderNo)).toBe('REFUNDED');
    expect(provider().bank.trades.get(second.orderNo)!.refunds.size).toBe(1);
  });

  it('is nobody else’s', async () => {
    const { orderNo } = await buy(person, payChannel);
    const stranger = await shop.person();
    for (const path of ['/vip/package/pay/status', '/vip/order/refund']) {
      expect((await stranger.post(path, { orderNo })).code).toBe(105);
    }
    expect((await stranger.get('/vip/order/list')).data).toEqual({ items: [], total: 0 });
  });
});

it('WX: goes on when the platform’s certificate changes', async () => {
  const person = await shop.person();
  const { orderNo } = await buy(person, 'WX');
  shop.providers.WX.rotate();
  shop.skip(20_000);
  shop.skipChannel(10_050);
  await shop.providers.WX.pay(orderNo);
  expect(await statusOf(person, orderNo)).toBe('PAID');
}, 30_000);

it('gives money back when the person has left between code and payment', async () => {
  const person = await shop.person();
  const { orderNo } = await buy(person, 'ZFB');
  await person.post('/account/delete', { password: 'bamboo-slips-1' });
  await shop.providers.ZFB.pay(orderNo);
  await shop.settleDown(20_000);
  expect([...shop.providers.ZFB.bank.trades.get(orderNo)!.refunds.values()]).toEqual([MONTH_FEN]);
});
