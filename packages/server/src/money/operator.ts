import { Failure, type VipCode } from '@verdant/contracts';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { audits, grants, orders, refunds, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { executeRefunds } from './execute-refunds.ts';
import { type GrantRow, grantMembership, revokeGrant } from './membership.ts';
import { findOrder, lockOrder, type OrderRow } from './order-states.ts';
import { DAY_MS } from './quota-period.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { approveRefund, requestRefund } from './refunds.ts';

/** What an operator does from the command line. `actor` stands in the audit trail: `operator:<name>`. */
const LISTED = 50;
const MAX_DAYS = 3650;

async function byEmail(db: DbOrTx, email: string): Promise<string> {
  const key = email.trim().toLowerCase();
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, key));
  if (!row) throw new Failure('notFound', { field: 'email' });
  return row.id;
}

type AuditRow = typeof audits.$inferSelect;
export type Listing = {
  orders: OrderRow[];
  grants: GrantRow[];
  refunds: (typeof refunds.$inferSelect)[];
  audits: AuditRow[];
};

/** The newest orders of everybody, or all that concerns one person, newest first. */
export async function listForOperator({ db }: Services, email?: string): Promise<Listing> {
  const userId = email ? await byEmail(db, email) : null;
  const found = await db
    .select()
    .from(orders)
    .where(userId ? eq(orders.userId, userId) : undefined)
    .orderBy(desc(orders.createdAt))
    .limit(LISTED);
  const numbers = found.map(({ orderNo }) => orderNo);
  const ofOrders = numbers.length ? inArray(audits.orderNo, numbers) : undefined;
  return {
    orders: found,
    grants: userId ? await db.select().from(grants).where(eq(grants.userId, userId)).orderBy(desc(grants.id)) : [],
    refunds: numbers.length
      ? await db.select().from(refunds).where(inArray(refunds.orderNo, numbers)).orderBy(desc(refunds.id))
      : [],
    audits: userId
      ? await db
          .select()
          .from(audits)
          .where(or(eq(audits.userId, userId), ofOrders))
          .orderBy(desc(audits.id))
          .limit(LISTED)
      : [],
  };
}

/** Membership as a gift. Failures: 'notFound', 'invalid' for other levels or days. */
export async function operatorGrant(
  services: Services,
  actor: string,
  what: { email: string; vipCode: VipCode; days: number },
): Promise<GrantRow> {
  const { email, vipCode, days } = what;
  if (vipCode === 'FREE') throw new Failure('invalid', { field: 'vipCode' });
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) throw new Failure('invalid', { field: 'days' });
  return services.db.transaction(async (tx) => {
    const userId = await byEmail(tx, email);
    return grantMembership(services, tx, { userId, vipCode, days, orderNo: null, actor });
  });
}

/** Takes away every period of membership that has not ended; money stays where it is. Returns how many. */
export async function operatorRevoke(services: Services, actor: string, email: string): Promise<number> {
  return services.db.transaction(async (tx) => {
    const userId = await byEmail(tx, email);
    const open = and(eq(grants.userId, userId), isNull(grants.revokedAt), gt(grants.endsAt, services.now()));
    // the last one first, so that none moves before it goes
    const rows = await tx.select().from(grants).where(open).orderBy(desc(grants.id));
    for (const row of rows) await revokeGrant(services, tx, row, actor);
    return rows.length;
  });
}

/** By the rule as for the person; with `force` whatever it says. The provider is called at once. */
export async function operatorRefund(
  services: Services,
  actor: string,
  orderNo: string,
  force: boolean,
): Promise<OrderRow> {
  const order = await findOrder(services.db, orderNo);
  if (!order) throw new Failure('notFound', { field: 'orderNo' });
  if (!force) {
    // without the person, what was used is gone as well: the rule has nothing to decide by
    if (!order.userId) throw new Failure('wrongState');
    await requestRefund(services, order.userId, orderNo, actor);
  } else {
    await services.db.transaction(async (tx) => {
      const row = await lockOrder(tx, orderNo);
      if (row?.state === 'PAID') await approveRefund(services, tx, row, 'operator', actor);
      else if (row?.state !== 'REFUNDING') throw new Failure('wrongState');
    });
  }
  await executeRefunds(services, orderNo);
  return (await findOrder(services.db, orderNo))!;
}

/** Queries the provider for every order of the last `days` now, whatever its schedule, and executes every open refund. */
export async function operatorReconcile(
  services: Services,
  days: number,
): Promise<{ orders: number; refunds: number }> {
  const { db, now } = services;
  const recent = gt(orders.createdAt, new Date(now().getTime() - days * DAY_MS));
  await db.update(orders).set({ askAt: now() }).where(recent);
  await db.update(refunds).set({ askAt: now() }).where(eq(refunds.state, 'open'));
  const done = { orders: 0, refunds: 0 };
  for (let n = await reconcileOrders(services); n > 0; n = await reconcileOrders(services)) done.orders += n;
  for (let n = await executeRefunds(services); n > 0; n = await executeRefunds(services)) done.refunds += n;
  return done;
}
