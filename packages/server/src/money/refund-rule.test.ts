import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { audits, ledger, refunds, takings, users } from '../platform/db/schema.ts';
import { paySandbox } from '../platform/sandbox-channel.ts';
import { addResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { startTask } from '../task/tasks.ts';
import { limitOf } from './catalogue.ts';
import { membershipOf } from './membership.ts';
import { operatorRefund } from './operator.ts';
import { findOrder } from './order-states.ts';
import { prePay } from './orders.ts';
import { returnQuota, takeQuota } from './quota.ts';
import { queryProvider } from './reconcile-orders.ts';
import { recordPayment } from './record-payment.ts';
import { REFUND_WINDOW_MS, requestRefund } from './refunds.ts';

let test: TestServices;
let services: Services;
let people = 0;
const skipped = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + skipped) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

async function member(): Promise<{ userId: string; orderNo: string }> {
  const email = `rule${++people}@example.com`;
  const [row] = await services.db.insert(users).values({ email, emailKey: email, passwordHash: 'x' }).returning();
  return { userId: row!.id, orderNo: await buy(row!.id) };
}
async function buy(userId: string): Promise<string> {
  const { orderNo } = await prePay(services, userId, { packageId: 'month', payChannel: 'WX' });
  await paySandbox(services, orderNo);
  await queryProvider(services, (await findOrder(services.db, orderNo))!);
  return orderNo;
}
const take = async (userId: string, times: number): Promise<string[]> => {
  const references: string[] = Array.from({ length: times }, () => randomUUID());
  for (const reference of references) {
    await services.db.transaction((tx) => takeQuota(services, tx, { userId, ability: 'analyses', reference }));
  }
  return references;
};
const FREE = limitOf('FREE', 'analyses')!;
const outcome = async (userId: string, orderNo: string) => {
  await requestRefund(services, userId, orderNo);
  const rows = await services.db.select().from(refunds).where(eq(refunds.orderNo, orderNo)).orderBy(refunds.id);
  const { decision, reason } = rows.at(-1)!;
  return [decision, reason];
};

it('gives back what the free level would have given as well, and nothing beyond it', async () => {
  const modest = await member();
  await take(modest.userId, FREE);
  expect(await outcome(modest.userId, modest.orderNo)).toEqual(['approved', 'unused']);
  const busy = await member();
  const taken = await take(busy.userId, FREE + 1);
  expect(await outcome(busy.userId, busy.orderNo)).toEqual(['declined', 'used']);
  expect((await membershipOf(services, services.db, busy.userId)).vipCode).toBe('MONTH');
  // what failed was no use
  await services.db.transaction((tx) => returnQuota(services, tx, taken.at(-1)!));
  expect(await outcome(busy.userId, busy.orderNo)).toEqual(['approved', 'unused']);
  expect((await membershipOf(services, services.db, busy.userId)).vipCode).toBe('FREE');
});

it('gives back the stretch that has not begun, though the one before it was used', async () => {
  const { userId, orderNo } = await member();
  const next = await buy(userId);
  await take(userId, FREE + 1);
  expect(await outcome(userId, orderNo)).toEqual(['declined', 'used']);
  expect(await outcome(userId, next)).toEqual(['approved', 'unused']);
  expect((await membershipOf(services, services.db, userId)).vipCode).toBe('MONTH');
});

it('counts to the last millisecond of 24 hours', async () => {
  const { userId, orderNo } = await member();
  const [grant] = (
    await services.db.execute<{ at: string }>(`select granted_at as at from grants where order_no = '${orderNo}'`)
  ).rows;
  const real = services.now;
  services.now = () => new Date(Date.parse(grant!.at) + REFUND_WINDOW_MS);
  expect(await outcome(userId, orderNo)).toEqual(['declined', 'late']);
  services.now = () => new Date(Date.parse(grant!.at) + REFUND_WINDOW_MS - 1);
  expect(await outcome(userId, orderNo)).toEqual(['approved', 'unused']);
  services.now = real;
});

it('never gives both, the money and the use, to who asks for both at once', async () => {
  let [refunded, used] = [0, 0];
  for (let round = 0; round < 12; round++) {
    const { userId, orderNo } = await member();
    const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en' });
    await take(userId, FREE);
    const analysis = () =>
      startTask(services, { kind: 'resume.analyze', userId, resumeId, input: { jobDescription: null } });
    const ask = () => requestRefund(services, userId, orderNo);
    await Promise.allSettled(round % 2 ? [analysis(), ask()] : [ask(), analysis()]);
    const back = (await findOrder(services.db, orderNo))!.state === 'REFUNDING';
    const beyond = and(eq(takings.userId, userId), eq(takings.beyondFree, true), isNull(takings.returnedAt));
    const had = (await services.db.select().from(takings).where(beyond)).length > 0;
    expect([back, had].filter(Boolean), `round ${round}`).toHaveLength(1);
    if (back) refunded++;
    if (had) used++;
  }
  expect(refunded + used).toBe(12);
}, 60_000);

it('writes an operator’s decision down under the operator’s name', async () => {
  const { orderNo } = await member();
  await operatorRefund(services, 'operator:me', orderNo, false);
  const trail = await services.db.select().from(audits).where(eq(audits.orderNo, orderNo)).orderBy(audits.id);
  expect(trail.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'WX order.paid',
    'WX membership.granted',
    'operator:me membership.revoked',
    'operator:me refund.approved',
    'system refund.done',
  ]);
});

it('takes the word of another channel, another amount or a second payment for nothing', async () => {
  const { userId, orderNo: paid } = await member();
  const { orderNo } = await prePay(services, userId, { packageId: 'month', payChannel: 'WX' });
  const payment = { orderNo, providerNo: `P${orderNo}`, amountFen: 2_800, paidAt: services.now() };
  const say = (channel: 'WX' | 'ZFB', change: Partial<typeof payment>) =>
    services.db.transaction((tx) => recordPayment(services, tx, channel, { ...payment, ...change }));
  expect(await say('ZFB', {})).toBe('unknown');
  expect(await say('WX', { orderNo: 'V00000000000000' })).toBe('unknown');
  for (const amountFen of [2_799, 2_801, 0, -2_800, 2 ** 31]) expect(await say('WX', { amountFen })).toBe('mismatch');
  expect(await say('WX', { orderNo: paid })).toBe('mismatch');
  expect((await findOrder(services.db, orderNo))!.state).toBe('PENDING');
  // one payment pays one order
  await expect(say('WX', { providerNo: `SANDBOX${paid}` })).rejects.toThrow();
  expect((await services.db.select().from(ledger).where(eq(ledger.orderNo, orderNo))).length).toBe(0);
  expect(await say('WX', {})).toBe('granted');
  expect(await say('WX', {})).toBe('known');
});
