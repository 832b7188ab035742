import { and, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { audits, grants, ledger, orders, payNotices, refunds, sandboxTrades } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** Long after any money for one of them could arrive. */
const KEPT_MS = 400 * 86_400_000;

/** Orders for which nothing was ever paid and about which nothing was written down, and notices that are that old. */
export async function removeUnpaidOrders({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  const unnamed = [ledger, refunds, grants, audits].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(sql`${table.orderNo} = ${orders.orderNo}`)),
  );
  const ended = inArray(orders.state, ['EXPIRED', 'CLOSED']);
  await db.delete(orders).where(and(ended, isNull(orders.paidAt), lt(orders.createdAt, old), ...unnamed));
  await db.delete(payNotices).where(lt(payNotices.receivedAt, old));
  const kept = db.select({ one: sql`1` }).from(orders).where(sql`${orders.orderNo} = ${sandboxTrades.orderNo}`);
  await db.delete(sandboxTrades).where(notExists(kept));
}
