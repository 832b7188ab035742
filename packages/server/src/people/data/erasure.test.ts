import { hash } from '@node-rs/argon2';
import { count, eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../testing/services.ts';
import { executeRefunds } from '../../money/execute-refunds.ts';
import { operatorRefund } from '../../money/operator.ts';
import { findOrder } from '../../money/order-states.ts';
import { prePay } from '../../money/orders.ts';
import { takeQuota } from '../../money/quota.ts';
import { queryProvider, reconcileOrders } from '../../money/reconcile-orders.ts';
import { requestRefund } from '../../money/refunds.ts';
import {
  audits,
  grants,
  ledger,
  messages,
  orders,
  payNotices,
  refunds,
  sandboxTrades,
  takings,
  usage,
  users,
} from '../../platform/db/schema.ts';
import { paySandbox } from '../../platform/sandbox-channel.ts';
import type { Services } from '../../services.ts';
import { eraseAccount } from '../person.ts';

const PASSWORD = 'bamboo-slips-1';
let test: TestServices;
let services: Services;
let passwordHash: string;
let skipped = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + skipped) });
  services = test.services;
  services.limiter = { consume: async () => {}, giveBack: async () => {} };
  passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
}, 60_000);
afterAll(() => test.close());

async function person(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const values = { email, emailKey: email, nickname: `Nick of ${name}`, passwordHash };
  return (await services.db.insert(users).values(values).returning())[0]!.id;
}
const open = async (userId: string) =>
  (await prePay(services, userId, { packageId: 'month', payChannel: 'WX' })).orderNo;
const ask = async (orderNo: string) => queryProvider(services, (await findOrder(services.db, orderNo))!);
async function buy(userId: string): Promise<string> {
  const orderNo = await open(userId);
  await paySandbox(services, orderNo);
  await ask(orderNo);
  return orderNo;
}
const stateOf = async (orderNo: string) => (await findOrder(services.db, orderNo))!.state;

it('leaves the books whole and without the person', async () => {
  const userId = await person('linmo');
  const orderNos = [await buy(userId), await buy(userId), await buy(userId), await open(userId)];
  const [kept, refunded, underway, late] = orderNos as [string, string, string, string];
  await requestRefund(services, userId, refunded);
  await executeRefunds(services);
  await requestRefund(services, userId, underway);
  const taking = { userId, ability: 'analyses', reference: crypto.randomUUID() } as const;
  await services.db.transaction((tx) => takeQuota(services, tx, taking));
  const before = await services.db.select().from(ledger);

  await eraseAccount(services, userId, PASSWORD);

  expect(await services.db.select().from(ledger)).toEqual(before);
  const rows = await services.db.select().from(orders);
  expect(rows.map(({ orderNo }) => orderNo).sort()).toEqual([...orderNos].sort());
  expect(rows.every((row) => row.userId === null)).toBe(true);
  for (const table of [grants, usage, takings, messages]) {
    const [left] = await services.db.select({ n: count() }).from(table);
    expect(left!.n, getTableName(table)).toBe(0);
  }
  for (const table of [orders, ledger, refunds, audits, payNotices, sandboxTrades]) {
    const text = JSON.stringify(await services.db.select().from(table));
    expect(text, getTableName(table)).not.toMatch(/linmo|example\.com/i);
  }
  // what was on its way goes on, and what comes now has nobody to be for
  await paySandbox(services, late);
  await ask(late);
  await executeRefunds(services);
  expect(await Promise.all([kept, refunded, underway, late].map(stateOf))).toEqual([
    'PAID',
    'REFUNDED',
    'REFUNDED',
    'REFUNDED',
  ]);
  // no rule can be applied any more; an operator can
  await expect(operatorRefund(services, 'operator:me', kept, false)).rejects.toMatchObject({ error: 'wrongState' });
  await operatorRefund(services, 'operator:me', kept, true);
  expect(await stateOf(kept)).toBe('REFUNDED');
  const lines = await services.db.select().from(ledger);
  expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0);
});

it('meets payments that arrive at the same moment, and nobody waits for the other for ever', async () => {
  for (let round = 0; round < 12; round++) {
    const userId = await person(`fast${round}`);
    const orderNos = await Promise.all([open(userId), open(userId), open(userId)]);
    for (const orderNo of orderNos) await paySandbox(services, orderNo);
    await Promise.all([...orderNos.map(ask), eraseAccount(services, userId, PASSWORD)]);
    const [left] = await services.db.select({ n: count() }).from(users).where(eq(users.id, userId));
    expect(left!.n).toBe(0);
    for (const orderNo of orderNos) expect(['PAID', 'REFUNDING']).toContain(await stateOf(orderNo));
  }
  skipped += 3_600_000;
  while ((await reconcileOrders(services)) + (await executeRefunds(services)) > 0);
  // paid after the person was gone: given back; before: granted, and gone with the person
  const rows = await services.db.select().from(orders);
  expect(rows.every(({ state }) => state === 'PAID' || state === 'REFUNDED')).toBe(true);
  const lines = await services.db.select().from(ledger);
  const held = rows.filter(({ state }) => state === 'PAID').reduce((sum, { amountFen }) => sum + amountFen, 0);
  expect(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(held);
}, 60_000);
