import { Failure } from '@verdant/contracts';
import { ChannelError } from '@verdant/payments';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { allOf } from '../platform/all-of.ts';
import type { Tx } from '../platform/db/client.ts';
import { orders, refunds } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { ASK_LEASE_MS, nextEndedAsk, nextOpenAsk, nextPaidAsk, nextTryAfterTrouble } from './ask-times.ts';
import { channelOf } from './channels.ts';
import { findOrder, hasMoney, lockOrder, moveOrder, type OrderRow } from './order-states.ts';
import { approveRefund, finishRefund } from './refunds.ts';
import { settle } from './settle.ts';

const AT_ONCE = 20;

/** Takes orders that are due: one worker has each for the time of the lease. */
async function takeDue({ db, now }: Services): Promise<OrderRow[]> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(lte(orders.askAt, now()))
      .orderBy(orders.askAt)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (!found.length) return [];
    return tx
      .update(orders)
      .set({ askAt: new Date(now().getTime() + ASK_LEASE_MS), asked: sql`${orders.asked} + 1` })
      .where(
        inArray(
          orders.orderNo,
          found.map(({ orderNo }) => orderNo),
        ),
      )
      .returning();
  });
}

/** Asks the providers about open, just ended and recently paid orders and repairs what we missed. Returns how many. */
export async function reconcileOrders(services: Services): Promise<number> {
  const due = await takeDue(services);
  await allOf(due.map((row) => askAbout(services, row)));
  return due.length;
}

/** Asks about one order now. Never throws for trouble of a provider: it is asked again later. */
export async function askAbout(services: Services, row: OrderRow): Promise<void> {
  const { db, now, log } = services;
  try {
    await endIfOver(services, row.orderNo);
    await learn(services, row);
  } catch (error) {
    const notOffered = error instanceof Failure && error.error === 'payChannel';
    if (!(error instanceof ChannelError) && !notOffered) throw error;
    log.warn({ err: error, orderNo: row.orderNo }, 'a provider was asked in vain');
    await db
      .update(orders)
      .set({ askAt: nextTryAfterTrouble(now(), row.asked) })
      .where(eq(orders.orderNo, row.orderNo));
  }
}

/** PENDING → EXPIRED by our own clock; whether somebody paid at the last moment is learnt after that. */
async function endIfOver({ db, now }: Services, orderNo: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    if (row?.state === 'PENDING' && now() >= row.expiresAt) await moveOrder(tx, row, 'EXPIRED');
  });
}

async function learn(services: Services, { orderNo, channel: code }: OrderRow): Promise<void> {
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
  if (charge.state === 'paid') await learnPaid(services, code, charge);
  await plan(services, orderNo, ended);
}

async function learnPaid(
  services: Services,
  code: OrderRow['channel'],
  { payment, refunded }: { payment: Parameters<typeof settle>[3]; refunded: boolean },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const settled = await settle(services, tx, code, payment);
    if (!refunded || settled === 'mismatch' || settled === 'unknown') return;
    const row = await lockOrder(tx, payment.orderNo);
    if (row?.state === 'REFUNDING') await askAboutRefund(services, tx, row.orderNo);
    if (row?.state !== 'PAID') return;
    // given back at the provider's own desk: membership ends as with a refund of ours
    await approveRefund(services, tx, row, 'provider', 'provider');
    await finishRefund(services, tx, row.orderNo);
  });
}

/** A refund of ours that has begun shows on the order before money has moved: whether it has, only the refund tells. */
async function askAboutRefund({ now }: Services, tx: Tx, orderNo: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ askAt: now() })
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.state, 'open')));
}

/** When to ask next, by what the order has become. */
async function plan({ db, now }: Services, orderNo: string, ended: boolean): Promise<void> {
  const row = await findOrder(db, orderNo);
  if (!row) return;
  const at = now();
  const next = () => {
    if (row.state === 'PENDING') return nextOpenAsk(at, row.asked, row.expiresAt);
    if (row.state === 'PAID') return nextPaidAsk(at, row.paidAt!);
    if (hasMoney(row.state)) return null;
    return ended ? nextEndedAsk(at, row.expiresAt) : nextTryAfterTrouble(at, row.asked);
  };
  await db
    .update(orders)
    .set({ askAt: next() })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, row.state)));
}
