import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  rsaKeysOf,
  type ScriptedAlipay,
  type ScriptedWechat,
  startScriptedAlipay,
  startScriptedWechat,
} from '@verdant/testkit/scripted-payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alipayChannel } from './alipay/channel.ts';
import type { Channel } from './channel.ts';
import { wechatChannel } from './wechat/channel.ts';

const NOTIFY = 'http://localhost/notify';
const HOUR = 3_600_000;
const foreignKey = rsaKeysOf('somebody else')().privateKey;
let next = 0;
const bill = (amountFen = 19_800) => ({
  orderNo: `V20261121${String(++next).padStart(8, '0')}`,
  amountFen,
  subject: '青简 · 年度会员 / Yearly',
  expiresAt: new Date(Date.now() + HOUR),
});

type Scripted = ScriptedWechat | ScriptedAlipay;
const providers: { name: string; start: () => Promise<Scripted>; open: (server: Scripted) => Channel }[] = [
  {
    name: 'WeChat Pay with certificates',
    start: () => startScriptedWechat(NOTIFY),
    open: (server) => wechatChannel((server as ScriptedWechat).options),
  },
  {
    name: 'WeChat Pay with a public key',
    start: () => startScriptedWechat(NOTIFY, { publicKeyMode: true }),
    open: (server) => wechatChannel((server as ScriptedWechat).options),
  },
  {
    name: 'Alipay',
    start: () => startScriptedAlipay(NOTIFY),
    open: (server) => alipayChannel((server as ScriptedAlipay).options),
  },
];

describe.each(providers)('$name', ({ start, open }) => {
  let server: Scripted;
  let channel: Channel;
  beforeAll(async () => {
    server = await start();
    channel = open(server);
  });
  beforeEach(() => Object.assign(server.mood, { answers: true, works: true, delayMs: 0 }));
  afterAll(() => server.close());

  const paid = async () => {
    const order = bill();
    await channel.create(order);
    server.bank.pay(order.orderNo);
    return order;
  };
  const refundOf = ({ orderNo, amountFen }: ReturnType<typeof bill>) => ({
    orderNo,
    amountFen,
    refundNo: `R${orderNo}`,
    reason: 'unused',
  });

  it('makes a code, says that it is open, then paid with the exact amount', async () => {
    const order = bill(2_801);
    expect((await channel.query(order.orderNo)).state).toBe('unknown');
    expect((await channel.create(order)).qrCode).toContain(order.orderNo);
    expect(await channel.query(order.orderNo)).toEqual({ state: 'open' });
    server.bank.pay(order.orderNo);
    expect(await channel.query(order.orderNo)).toMatchObject({
      state: 'paid',
      refunded: false,
      payment: { orderNo: order.orderNo, amountFen: 2_801 },
    });
  });

  it('gives the same code for the same order', async () => {
    const order = bill();
    expect(await channel.create(order)).toEqual(await channel.create(order));
    expect([...server.bank.trades.keys()].filter((no) => no === order.orderNo)).toHaveLength(1);
  });

  it('closes what is open and says so where it is paid', async () => {
    const [open, done] = [bill(), await paid()];
    await channel.create(open);
    expect(await channel.close(open.orderNo)).toBe('closed');
    expect(await channel.query(open.orderNo)).toEqual({ state: 'closed' });
    expect(await channel.close(open.orderNo)).toBe('closed');
    expect(await channel.close(done.orderNo)).toBe('paid');
    expect(await channel.close('V0000000000000000')).toBe('closed');
  });

  it('gives money back once, however often it is asked', async () => {
    const order = await paid();
    const before = server.bank.balance();
    expect(await channel.queryRefund(refundOf(order))).toBe('unknown');
    expect(await channel.refund(refundOf(order))).toBe('done');
    expect(await channel.refund(refundOf(order))).toBe('done');
    expect(await channel.queryRefund(refundOf(order))).toBe('done');
    expect(server.bank.balance()).toBe(before - order.amountFen);
    expect(await channel.query(order.orderNo)).toMatchObject({ state: 'paid', refunded: true });
    await expect(channel.refund({ ...refundOf(order), refundNo: 'R2' })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('reads a notice that is right', async () => {
    const order = await paid();
    const notice = await channel.readNotice(server.notice(order.orderNo));
    expect(notice).toMatchObject({ kind: 'paid', payment: { orderNo: order.orderNo, amountFen: order.amountFen } });
    expect((await channel.query(order.orderNo)) as object).toMatchObject({
      payment: (notice as { payment: object }).payment,
    });
  });

  it('refuses what the provider has not signed', async () => {
    const order = await paid();
    const forged = server.notice(order.orderNo, { signWith: foreignKey });
    await expect(channel.readNotice(forged)).rejects.toMatchObject({ kind: 'forged' });
    const right = server.notice(order.orderNo);
    const body = right.body.replace('total_amount=198', 'total_amount=100').replace('EV-42', 'EV-43');
    const changed = { ...right, body };
    expect(changed.body).not.toBe(right.body);
    await expect(channel.readNotice(changed)).rejects.toMatchObject({ kind: 'forged' });
    await expect(channel.readNotice({ headers: {}, body: '{}' })).rejects.toMatchObject({ kind: 'forged' });
  });

  it('refuses an answer about another order', async () => {
    const [asked, other] = [bill(), await paid()];
    server.bank.trades.set(asked.orderNo, server.bank.trades.get(other.orderNo)!);
    await expect(channel.query(asked.orderNo)).rejects.toMatchObject({ kind: 'forged' });
    server.bank.trades.delete(asked.orderNo);
  });

  it('refuses a notice that is replayed long after', async () => {
    const order = await paid();
    const old = server.notice(order.orderNo, { sentAt: new Date(Date.now() - 30 * HOUR) });
    await expect(channel.readNotice(old)).rejects.toMatchObject({ kind: 'replayed' });
    const early = server.notice(order.orderNo, { sentAt: new Date(Date.now() + HOUR) });
    await expect(channel.readNotice(early)).rejects.toMatchObject({ kind: 'replayed' });
  });

  it('names a provider that is away and one that is slow', async () => {
    server.mood.answers = false;
    server.mood.works = false;
    await expect(channel.create(bill())).rejects.toMatchObject({ kind: 'down' });
    Object.assign(server.mood, { answers: true, works: true, delayMs: 2_600 });
    await expect(channel.query((await bill()).orderNo)).rejects.toMatchObject({ kind: 'slow' });
  });

  it('reads the daily statement', async () => {
    const order = await paid();
    await channel.refund(refundOf(order));
    const lines = (await channel.statement('2026-11-20')).filter(({ orderNo }) => orderNo === order.orderNo);
    expect(lines.map(({ refundNo, amountFen }) => ({ refundNo, amountFen }))).toEqual([
      { refundNo: null, amountFen: order.amountFen },
      { refundNo: `R${order.orderNo}`, amountFen: -order.amountFen },
    ]);
    expect(lines[0]!.providerNo).toBe(server.bank.trades.get(order.orderNo)!.providerNo);
  });
});

describe('keys that change', () => {
  it('WeChat Pay: believes a new certificate after a look at the list, answers and notices alike', async () => {
    const server = await startScriptedWechat(NOTIFY);
    const channel = wechatChannel({ ...server.options, now: () => new Date(Date.now() + skipMs) });
    let skipMs = 0;
    const order = bill();
    await channel.create(order);
    server.bank.pay(order.orderNo);
    const byOldKey = server.notice(order.orderNo);
    server.rotate();
    skipMs = 20_000;
    expect((await channel.query(order.orderNo)).state).toBe('paid');
    expect((await channel.readNotice(server.notice(order.orderNo))).kind).toBe('paid');
    expect((await channel.readNotice(byOldKey)).kind).toBe('paid');
    expect(server.asked.filter((path) => path === 'GET /v3/certificates')).toHaveLength(2);
    // unknown serials, as forgers send them, make no more looks than one in ten seconds
    for (let i = 0; i < 5; i++) {
      const { headers, body } = server.notice(order.orderNo);
      const forged = { headers: { ...headers, 'wechatpay-serial': `${i}` }, body };
      await expect(channel.readNotice(forged)).rejects.toMatchObject({ kind: 'forged' });
    }
    expect(server.asked.filter((path) => path === 'GET /v3/certificates').length).toBeLessThanOrEqual(3);
    await server.close();
  });

  it('WeChat Pay: has its keys as soon as it answers again, though the first look met silence', async () => {
    const server = await startScriptedWechat(NOTIFY);
    const channel = wechatChannel(server.options);
    Object.assign(server.mood, { answers: false, works: false });
    await expect(channel.create(bill())).rejects.toMatchObject({ kind: 'down' });
    await expect(channel.create(bill())).rejects.toMatchObject({ kind: 'down' });
    Object.assign(server.mood, { answers: true, works: true });
    const order = bill();
    expect((await channel.create(order)).qrCode).toContain(order.orderNo);
    // one look for many calls at once, and none while what there is is fresh
    await Promise.all(Array.from({ length: 5 }, () => channel.query(order.orderNo)));
    expect(server.asked.filter((path) => path === 'GET /v3/certificates')).toHaveLength(1);
    await server.close();
  });

  it('WeChat Pay: believes no list of certificates that none of them has signed', async () => {
    const server = await startScriptedWechat(NOTIFY);
    // whoever stands between can change the list, but not sign it
    const between = createServer(async ({ url, headers }, response) => {
      const answer = await fetch(new URL(url ?? '/', server.options.baseUrl), {
        headers: { ...headers } as Record<string, string>,
      });
      const body = await answer.text();
      for (const [name, value] of answer.headers) if (name.startsWith('wechatpay')) response.setHeader(name, value);
      response.end(`${body} `);
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const baseUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}/`;
    await expect(wechatChannel({ ...server.options, baseUrl }).create(bill())).rejects.toMatchObject({
      kind: 'forged',
      code: 'certificates',
    });
    between.close();
    await server.close();
  });

  it('Alipay: believes the old and the new key while both are given', async () => {
    const server = await startScriptedAlipay(NOTIFY);
    const before = server.options.publicKeys;
    const pem = server.rotate();
    const order = bill();
    await expect(alipayChannel(server.options).create(order)).rejects.toMatchObject({ kind: 'forged' });
    const channel = alipayChannel({ ...server.options, publicKeys: [...before, pem] });
    await channel.create(order);
    server.bank.pay(order.orderNo);
    expect((await channel.query(order.orderNo)).state).toBe('paid');
    expect((await channel.readNotice(server.notice(order.orderNo))).kind).toBe('paid');
    await server.close();
  });
});

it('takes no notice that says less than paid for a payment', async () => {
  const [wechat, alipay] = await Promise.all([startScriptedWechat(NOTIFY), startScriptedAlipay(NOTIFY)]);
  const order = bill();
  for (const server of [wechat, alipay]) {
    server.bank.open(order.orderNo, order.amountFen, NOTIFY);
    server.bank.pay(order.orderNo);
  }
  const closed = wechat.notice(order.orderNo, { tradeState: 'CLOSED' });
  expect((await wechatChannel(wechat.options).readNotice(closed)).kind).toBe('other');
  // its own key, but a kind of signature that can be forged
  const weak = alipay.notice(order.orderNo, { signType: 'RSA' });
  await expect(alipayChannel(alipay.options).readNotice(weak)).rejects.toMatchObject({ kind: 'forged' });
  await Promise.all([wechat.close(), alipay.close()]);
});

describe('a notice of another merchant', () => {
  it('is refused though its signature is right', async () => {
    const [wechat, alipay] = await Promise.all([startScriptedWechat(NOTIFY), startScriptedAlipay(NOTIFY)]);
    const [byWechat, byAlipay] = [wechatChannel(wechat.options), alipayChannel(alipay.options)];
    const order = bill();
    for (const [channel, server] of [
      [byWechat, wechat],
      [byAlipay, alipay],
    ] as const) {
      await channel.create(order);
      server.bank.pay(order.orderNo);
    }
    const foreign = { kind: 'foreign' };
    await expect(byWechat.readNotice(wechat.notice(order.orderNo, { mchId: '1' }))).rejects.toMatchObject(foreign);
    await expect(byAlipay.readNotice(alipay.notice(order.orderNo, { appId: '1' }))).rejects.toMatchObject(foreign);
    await expect(byAlipay.readNotice(alipay.notice(order.orderNo, { sellerId: '1' }))).rejects.toMatchObject(foreign);
    await Promise.all([wechat.close(), alipay.close()]);
  });
});
