import { Failure } from '@verdant/contracts';
import { ProviderError } from '@verdant/payments';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { orders, refunds } from '../platform/db/schema.ts';
import { channelOf } from '../platform/pay-channels.ts';
import { waitForAll } from '../platform/wait-for-all.ts';
import type { Services } from '../services.ts';
import { changeOrderState, findOrder, hasMoney, lockOrder, type OrderRow } from './order-states.ts';
import {
  nextQueryAfterEnd,
  nextQueryAfterError,
  nextQueryAfterPayment,
  nextQueryWhileOpen,
  QUERY_LEASE_MS,
} from './reconcile-schedule.ts';
import { recordPayment } from './record-payment.ts';
import { approveRefund, finishRefund } from './refunds.ts';

const BATCH = 20;

/** Takes orders that are due: one worker has each for the time of the lease. */
async function takeDue({ db, now }: Services): Promise<OrderRow[]> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(lte(orders.askAt, now()))
      .orderBy(orders.askAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (!found.length) return [];
    return tx
      .update(orders)
      .set({ askAt: new Date(now().getTime() + QUERY_LEASE_MS), asked: sql`${orders.asked} + 1` })
      .where(
        inArray(
          orders.orderNo,
          found.map(({ orderNo }) => orderNo),
        ),
      )
      .returning();
  });
}

/** Queries the providers for open, just ended and recently paid orders and repairs what we missed. Returns how many. */
export async function reconcileOrders(services: Services): Promise<number> {
  const due = await takeDue(services);
  await waitForAll(due.map((row) => queryProvider(services, row)));
  return due.length;
}

/** Queries the provider for one order now. Never throws for an error of the provider: the query is repeated later. */
export async function queryProvider(services: Services, row: OrderRow): Promise<void> {
  const { db, now, log } = services;
  try {
    await expireIfOverdue(services, row.orderNo);
    await updateFromProvider(services, row);
  } catch (error) {
    const notOffered = error instanceof Failure && error.error === 'payChannel';
    if (!(error instanceof ProviderError) && !notOffered) throw error;
    log.warn({ err: error, orderNo: row.orderNo }, 'payment provider query failed; it will be repeated');
    await db
      .update(orders)
      .set({ askAt: nextQueryAfterError(now(), row.asked) })
      .where(eq(orders.orderNo, row.orderNo));
  }
}

/** PENDING → EXPIRED by our own clock; the query after it tells whether somebody paid at the last moment. */
async function expireIfOverdue({ db, now }: Services, orderNo: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    if (row?.state === 'PENDING' && now() >= row.expiresAt) await changeOrderState(tx, row, 'EXPIRED');
  });
}

async function updateFromProvider(services: Services, { orderNo, channel: code }: OrderRow): Promise<void> {
  const channel = channelOf(services.channels, code);
  let charge = await channel.query(orderNo);
  const current = await findOrder(services.db, orderNo);
  if (!current) return;
  const over = current.state === 'EXPIRED' || current.state === 'CLOSED';
  let ended = charge.state === 'closed';
  if (over && charge.state !== 'paid' && !ended) {
    ended = (await channel.close(orderNo)) === 'closed';
    if (!ended) charge = await channel.query(orderNo);
  }
  if (charge.state === 'paid') await applyPaidCharge(services, code, charge);
  await scheduleNextQuery(services, orderNo, ended);
}

async function applyPaidCharge(
  services: Services,
  code: OrderRow['channel'],
  { payment, refunded }: { payment: Parameters<typeof recordPayment>[3]; refunded: boolean },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const outcome = await recordPayment(services, tx, code, payment);
    if (!refunded || outcome === 'mismatch' || outcome === 'unknown') return;
    const row = await lockOrder(tx, payment.orderNo);
    if (row?.state === 'REFUNDING') await queryRefundSoon(services, tx, row.orderNo);
    if (row?.state !== 'PAID') return;
    // refunded in the provider's own console: membership ends as with a refund of ours
    await approveRefund(services, tx, row, 'provider', 'provider');
    await finishRefund(services, tx, row.orderNo);
  });
}

/** A refund of ours that has begun shows on the order before money has moved: only a query of the refund tells whether it has. */
async function queryRefundSoon({ now }: Services, tx: Tx, orderNo: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ askAt: now() })
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.state, 'open')));
}

/** When to query next, by what the order has become. */
async function scheduleNextQuery({ db, now }: Services, orderNo: string, ended: boolean): Promise<void> {
  const row = await findOrder(db, orderNo);
  if (!row) return;
  const at = now();
  const next = () => {
    if (row.state === 'PENDING') return nextQueryWhileOpen(at, row.asked, row.expiresAt);
    if (row.state === 'PAID') return nextQueryAfterPayment(at, row.paidAt!);
    if (hasMoney(row.state)) return null;
    return ended ? nextQueryAfterEnd(at, row.expiresAt) : nextQueryAfterError(at, row.asked);
  };
  await db
    .update(orders)
    .set({ askAt: next() })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, row.state)));
}
