import { randomUUID } from 'node:crypto';
import type { PayChannel } from '@verdant/contracts';
import { alipayChannel, wechatChannel } from '@verdant/payments';
import { type SentNotice, startScriptedAlipay, startScriptedWechat } from '@verdant/testkit/scripted-payments';
import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Crash, crashing } from '../../testing/crashing.ts';
import { createModel, monthOf } from '../../testing/money-model.ts';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { grants, ledger, orders, refunds, takings, usage, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { executeRefunds } from './execute-refunds.ts';
import { membershipOf } from './membership.ts';
import { operatorReconcile } from './operator.ts';
import { prePay } from './orders.ts';
import { handleNotice } from './payment-notices.ts';
import { returnQuota, takeQuota } from './quota.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { requestRefund } from './refunds.ts';

const STEPS = Number(process.env.HISTORY_STEPS ?? 200);
const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PEOPLE = 6;

/** mulberry32: small, and the same everywhere. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

let test: TestServices;
let real: Services;
let providers: {
  WX: Awaited<ReturnType<typeof startScriptedWechat>>;
  ZFB: Awaited<ReturnType<typeof startScriptedAlipay>>;
};
let clock = Date.now();
beforeAll(async () => {
  const [WX, ZFB] = await Promise.all([
    startScriptedWechat('http://localhost/wx'),
    startScriptedAlipay('http://localhost/zfb'),
  ]);
  providers = { WX, ZFB };
  test = await createTestServices(
    {},
    { now: () => new Date(clock), limiter: { consume: async () => {}, giveBack: async () => {} } },
  );
  real = test.services;
  real.channels = {
    WX: { channel: wechatChannel({ ...WX.options, timeoutMs: 3_000 }), sandbox: false },
    ZFB: { channel: alipayChannel({ ...ZFB.options, timeoutMs: 3_000 }), sandbox: false },
  };
}, 60_000);
afterAll(async () => {
  await Promise.all([providers.WX.close(), providers.ZFB.close()]);
  await test.close();
});

it(`${STEPS} random steps of buying, paying, notices, refunds, quotas, crashes and clock jumps end as a simple model says`, async () => {
  const roll = random(SEED);
  const below = (n: number) => Math.floor(roll() * n);
  const pick = <T>(list: T[]): T | undefined => list[below(list.length)];
  const chance = (p: number) => roll() < p;
  const services = crashing(real, () => (chance(0.04) ? (chance(0.5) ? 'before' : 'after') : null));
  const model = createModel();
  const people: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const values = { email: `h${i}@example.com`, emailKey: `h${i}@example.com`, passwordHash: 'x' };
    people.push((await real.db.insert(users).values(values).returning())[0]!.id);
  }
  const pending: { channel: PayChannel; notice: SentNotice }[] = [];
  const channels: PayChannel[] = ['WX', 'ZFB'];
  const seen = new Map<string, string>();
  const happened = new Map<string, number>();

  /** A crash is one: whatever was under way is over, the next step begins with what the database holds. */
  const survive = async <T>(work: () => Promise<T>): Promise<T | 'crash' | { error: string }> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Crash) return 'crash';
      const { error: name } = error as { error?: string };
      if (!name || name === 'internal') throw error;
      return { error: name };
    }
  };
  const unpaid = (channel: PayChannel) =>
    [...providers[channel].bank.trades.values()].filter(({ state }) => state === 'open');
  const trades = (channel: PayChannel) =>
    [...providers[channel].bank.trades.values()].filter(({ state }) => state === 'paid');
  const deliver = ({ channel, notice }: (typeof pending)[number]) => handleNotice(services, channel, notice);

  const steps: [number, string, () => Promise<unknown>][] = [
    [
      14,
      'buy',
      async () => {
        const payChannel = pick(channels)!;
        const { mood } = providers[payChannel];
        const bad = chance(0.15);
        Object.assign(mood, { answers: !bad, works: !bad || chance(0.5) });
        await survive(() => prePay(services, pick(people)!, { packageId: pick(['month', 'year'])!, payChannel }));
        Object.assign(mood, { answers: true, works: true });
      },
    ],
    [
      12,
      'pay',
      async () => {
        const channel = pick(channels)!;
        const trade = pick(unpaid(channel));
        if (!trade || !providers[channel].bank.pay(trade.orderNo)) return;
        const notice = { channel, notice: providers[channel].notice(trade.orderNo) };
        if (chance(0.5)) await deliver(notice);
        else if (chance(0.7)) pending.push(notice);
      },
    ],
    [
      10,
      'notice',
      async () => {
        const kept = pick(pending);
        if (!kept) return;
        await Promise.all(Array.from({ length: 1 + below(4) }, () => deliver(kept)));
        if (pending.length > 30) pending.shift();
      },
    ],
    [
      4,
      'wrong notice',
      async () => {
        const channel = pick(channels)!;
        const trade = pick(unpaid(channel));
        if (!trade) return;
        trade.paidAt = new Date();
        const notice = providers[channel].notice(trade.orderNo, { amountFen: 1 + below(500) });
        trade.paidAt = null;
        await deliver({ channel, notice });
      },
    ],
    [14, 'reconcile', () => survive(() => reconcileOrders(services))],
    [
      10,
      'carry out',
      async () => {
        const { mood } = providers[pick(channels)!];
        Object.assign(mood, { answers: chance(0.8) });
        await survive(() => executeRefunds(services));
        Object.assign(mood, { answers: true });
      },
    ],
    [
      8,
      'refund',
      async () => {
        const [row] = await real.db
          .select()
          .from(orders)
          .where(eq(orders.state, 'PAID'))
          .orderBy(asc(orders.orderNo))
          .offset(below(4))
          .limit(1);
        if (!row?.userId) return;
        const due = model.refundable(row.orderNo, clock);
        const answer = await survive(() => requestRefund(services, row.userId!, row.orderNo));
        if (answer === 'crash') return;
        const [after] = await real.db.select().from(orders).where(eq(orders.orderNo, row.orderNo));
        expect(after!.state, `refund of ${row.orderNo}`).toBe(due ? 'REFUNDING' : 'PAID');
      },
    ],
    [
      2,
      'desk',
      async () => {
        const channel = pick(channels)!;
        const trade = pick(trades(channel).filter(({ refunds: given }) => given.size === 0));
        if (trade && chance(0.3))
          providers[channel].bank.refund(trade.orderNo, `DESK${trade.orderNo}`, trade.amountFen);
      },
    ],
    [
      16,
      'take',
      async () => {
        const user = pick(people)!;
        const references: string[] = Array.from({ length: 1 + below(25) }, () => randomUUID());
        const room = model.roomFor(user, clock);
        const answers = await Promise.all(
          references.map((reference) =>
            survive(() =>
              services.db.transaction((tx) =>
                takeQuota(services, tx, { userId: user, ability: 'analyses', reference }),
              ),
            ),
          ),
        );
        const rows = await real.db.select().from(takings).where(eq(takings.userId, user)).orderBy(asc(takings.id));
        const taken = rows.filter(({ reference }) => references.includes(reference));
        // what crashed may have been written or not; without a crash it is exactly what there was room for
        const crashes = answers.filter((answer) => answer === 'crash').length;
        const lost = answers.filter(
          (answer, i) => answer === 'crash' && !taken.some(({ reference }) => reference === references[i]),
        ).length;
        expect(taken.length).toBeLessThanOrEqual(room);
        if (!crashes) expect(taken.length).toBe(Math.min(room, references.length));
        else expect(taken.length).toBeGreaterThanOrEqual(Math.min(room, references.length) - lost);
        const free = taken.filter(({ beyondFree }) => !beyondFree);
        for (const { reference } of [...free, ...taken.filter(({ beyondFree }) => beyondFree)])
          model.take(user, reference, clock);
      },
    ],
    [
      5,
      'give back',
      async () => {
        const taking = pick(model.takings.slice(-60));
        if (!taking) return;
        await Promise.all(
          [1, 2].map(() => survive(() => real.db.transaction((tx) => returnQuota(real, tx, taking.reference)))),
        );
        model.returnQuota(taking.reference);
      },
    ],
    [
      10,
      'clock',
      async () => {
        clock += pick([MINUTE, 5 * MINUTE, 20 * MINUTE, 3 * HOUR, 26 * HOUR, 9 * 24 * HOUR])!;
        if (chance(0.1)) clock -= 10 * MINUTE;
      },
    ],
  ];
  const drawn = steps.flatMap((one) => Array.from({ length: one[0] }, () => one));

  /** Grants and revocations are read off the states of orders; all that follows from them is the model's own. */
  async function observe(): Promise<void> {
    const rows = await real.db.select().from(orders);
    const order = await real.db.select({ orderNo: grants.orderNo }).from(grants).orderBy(asc(grants.id));
    const rank = new Map(order.map(({ orderNo }, i) => [orderNo!, i]));
    rows.sort((a, b) => (rank.get(a.orderNo) ?? 1e9) - (rank.get(b.orderNo) ?? 1e9));
    for (const { orderNo, state, userId, vipCode, durationDay: days } of rows) {
      const before = seen.get(orderNo) ?? 'PENDING';
      if (state === before) continue;
      seen.set(orderNo, state);
      const had = ['PAID', 'REFUNDING', 'REFUNDED'].includes(before);
      const has = ['PAID', 'REFUNDING', 'REFUNDED'].includes(state);
      expect(had && !has, `${orderNo} ${before} → ${state}`).toBe(false);
      if (has && !had) model.grant({ orderNo, user: userId!, vipCode, days, at: clock });
      if (has && state !== 'PAID') model.revoke(orderNo);
    }
  }

  async function compare(): Promise<void> {
    await observe();
    const held = await real.db.select().from(grants).where(isNull(grants.revokedAt)).orderBy(asc(grants.id));
    for (const user of people) {
      const mine = held.filter(({ userId }) => userId === user);
      const wanted = model.periods(user);
      expect(mine.map(({ orderNo, startsAt, endsAt }) => [orderNo, startsAt.getTime(), endsAt.getTime()])).toEqual(
        wanted.map(({ orderNo, from, to }) => [orderNo, from, to]),
      );
      expect((await membershipOf(real, real.db, user)).vipCode).toBe(model.levelAt(user, clock));
    }
    for (const { userId, periodStart, used } of await real.db.select().from(usage)) {
      expect(used).toBe(model.usedIn(userId, monthOf(periodStart.getTime())));
    }
    const lines = await real.db.select().from(ledger);
    const rows = await real.db.select().from(orders);
    for (const { orderNo, state, amountFen } of rows) {
      const sum = lines.filter((line) => line.orderNo === orderNo).reduce((total, line) => total + line.amountFen, 0);
      expect(sum, `${orderNo} ${state}`).toBe(state === 'PAID' || state === 'REFUNDING' ? amountFen : 0);
    }
  }

  for (let i = 0; i < STEPS; i++) {
    const [, name, step] = drawn[below(drawn.length)]!;
    happened.set(name, (happened.get(name) ?? 0) + 1);
    await step();
    await observe();
    if (i % 10 === 0 || i === STEPS - 1)
      await compare().catch((error) => {
        error.message = `seed ${SEED}, step ${i} (${name}): ${error.message}`;
        throw error;
      });
  }

  // everything comes to rest: providers answer, time goes on, and nothing may be left between bank and books
  for (let i = 0; i < 80; i++) {
    clock += i < 40 ? 10 * MINUTE : 3 * HOUR;
    while ((await reconcileOrders(real)) + (await executeRefunds(real)) > 0);
    await observe();
  }
  // what was given back at a desk after the last look is found by the operator's
  await operatorReconcile(real, 3650);
  await observe();
  await compare();
  const lines = await real.db.select().from(ledger);
  const rows = new Map((await real.db.select().from(orders)).map((row) => [row.orderNo, row]));
  expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(
    providers.WX.bank.balance() + providers.ZFB.bank.balance(),
  );
  for (const channel of channels) {
    for (const trade of providers[channel].bank.trades.values()) {
      const given = trade.refunds.size > 0;
      const wanted = trade.state === 'paid' ? [given ? 'REFUNDED' : 'PAID'] : ['EXPIRED', 'CLOSED'];
      expect(wanted, `seed ${SEED}, ${trade.orderNo}: the bank says ${trade.state}`).toContain(
        rows.get(trade.orderNo)!.state,
      );
      expect(trade.refunds.size).toBeLessThanOrEqual(1);
    }
  }
  expect((await real.db.select().from(refunds).where(eq(refunds.state, 'open'))).length).toBe(0);
  console.log(
    `seed ${SEED}: ${[...happened].map(([name, n]) => `${name} ${n}`).join(', ')}; ${rows.size} orders, ${lines.length} lines`,
  );
}, 1_800_000);
