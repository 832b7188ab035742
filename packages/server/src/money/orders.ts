import { randomInt } from 'node:crypto';
import {
  Failure,
  type Language,
  type Order,
  type Page,
  type Paged,
  type PayStatus,
  type PrePay,
  type Refund,
} from '@verdant/contracts';
import { chinaTime, inYuan } from '@verdant/payments';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import type { DbOrTx } from '../platform/db/client.ts';
import { grants, orders, refunds } from '../platform/db/schema.ts';
import { channelOf } from '../platform/pay-channels.ts';
import type { Services } from '../services.ts';
import { packageOf } from './catalogue.ts';
import { membershipOf } from './membership.ts';
import { changeOrderState, findOrder, hasMoney, type OrderRow } from './order-states.ts';
import { FIRST_QUERY_MS } from './reconcile-schedule.ts';
import { refundableUntil } from './refunds.ts';

/** A QR code is good for so long. */
export const ORDER_LIFE_MS = 15 * 60_000;
/** More than that and the oldest are closed: a person looks at one code at a time. */
const MAX_OPEN_ORDERS = 5;

/** `V`, the time in China, ten digits that nobody guesses. Both providers take it as their key. */
export const newOrderNo = (now: Date): string => `V${chinaTime(now).replace(/\D/g, '')}${randomInt(10 ** 9, 10 ** 10)}`;

/**
 * Opens an order, then asks the provider for its code. The row comes first: a notice that overtakes the answer finds
 * it. Failures: 'notFound', 'payChannel' when the provider does not answer; nothing was charged then.
 */
export async function prePay(
  services: Services,
  userId: string,
  { packageId, payChannel }: PrePay,
): Promise<{ qrCode: string; orderNo: string; expiresAt: string }> {
  const { db, now, limiter, log } = services;
  const wanted = packageOf(packageId);
  if (!wanted) throw new Failure('notFound');
  const channel = channelOf(services.channels, payChannel);
  await limiter.consume('prePay', userId);
  const at = now();
  const row = {
    orderNo: newOrderNo(at),
    userId,
    packageId,
    vipCode: wanted.vipCode,
    durationDay: wanted.durationDay,
    amountFen: wanted.price,
    channel: payChannel,
    createdAt: at,
    expiresAt: new Date(at.getTime() + ORDER_LIFE_MS),
    askAt: new Date(at.getTime() + FIRST_QUERY_MS),
  };
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx.insert(orders).values(row);
  });
  await closeOldest(services, userId);
  const bill = { ...row, subject: `青简 · ${wanted.packageName.zh}` };
  try {
    const { qrCode } = await channel.create(bill);
    await db.update(orders).set({ qrCode }).where(eq(orders.orderNo, row.orderNo));
    return { qrCode, orderNo: row.orderNo, expiresAt: row.expiresAt.toISOString() };
  } catch (error) {
    log.warn({ err: error, orderNo: row.orderNo }, 'payment provider gave no QR code for an order');
    throw new Failure('payChannel', { retry: true, cause: error });
  }
}

async function closeOldest({ db, now }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(orders.userId, userId), eq(orders.state, 'PENDING'));
    const open = await tx.select().from(orders).where(own).orderBy(asc(orders.createdAt)).for('update');
    for (const row of open.slice(0, -MAX_OPEN_ORDERS)) await changeOrderState(tx, row, 'CLOSED', { askAt: now() });
  });
}

async function ownOrder(db: DbOrTx, userId: string, orderNo: string): Promise<OrderRow> {
  const row = await findOrder(db, orderNo);
  if (row?.userId !== userId) throw new Failure('notFound');
  return row;
}

const nameOf = ({ packageId }: OrderRow, language: Language) =>
  packageOf(packageId)?.packageName[language] ?? packageId;

/** As the dialog polls it. An order past its end counts as expired, whether the provider knows or not. */
export async function payStatus(
  services: Services,
  userId: string,
  orderNo: string,
  language: Language,
): Promise<PayStatus> {
  const row = await ownOrder(services.db, userId, orderNo);
  const paid = hasMoney(row.state);
  const open = row.state === 'PENDING' && services.now() < row.expiresAt;
  const { expiresAt } = await membershipOf(services, services.db, userId);
  return {
    orderStatus: paid ? 'PAID' : open ? 'PENDING' : 'EXPIRED',
    orderNo,
    packageName: nameOf(row, language),
    totalAmount: inYuan(row.amountFen),
    payChannel: row.channel,
    successTime: row.paidAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

type RefundRow = typeof refunds.$inferSelect;
const showRefund = ({ decision, reason, state, requestedAt, doneAt }: RefundRow): Refund => ({
  decision,
  reason,
  state,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

async function showOrders(services: Services, rows: OrderRow[], language: Language): Promise<Order[]> {
  const numbers = rows.map(({ orderNo }) => orderNo);
  const [asked, granted] = await Promise.all([
    services.db.select().from(refunds).where(inArray(refunds.orderNo, numbers)).orderBy(asc(refunds.id)),
    services.db.select().from(grants).where(inArray(grants.orderNo, numbers)),
  ]);
  return rows.map((row) => {
    const refund = asked.filter(({ orderNo }) => orderNo === row.orderNo).at(-1);
    const grant = granted.find(({ orderNo }) => orderNo === row.orderNo);
    return {
      orderNo: row.orderNo,
      state: row.state,
      packageName: nameOf(row, language),
      vipCode: row.vipCode,
      durationDay: row.durationDay,
      totalAmount: inYuan(row.amountFen),
      payChannel: row.channel,
      createdAt: row.createdAt.toISOString(),
      successTime: row.paidAt?.toISOString() ?? null,
      refundedAt: row.refundedAt?.toISOString() ?? null,
      refundableUntil: row.state === 'PAID' && grant ? refundableUntil(services, grant) : null,
      refund: refund ? showRefund(refund) : null,
    };
  });
}

export async function listOrders(
  services: Services,
  userId: string,
  { page, size }: Paged,
  language: Language,
): Promise<Page<Order>> {
  const own = eq(orders.userId, userId);
  const newest = [desc(orders.createdAt), desc(orders.orderNo)];
  const start = (page - 1) * size;
  const [rows, [total]] = await Promise.all([
    services.db
      .select()
      .from(orders)
      .where(own)
      .orderBy(...newest)
      .limit(size)
      .offset(start),
    services.db.select({ n: count() }).from(orders).where(own),
  ]);
  return { items: await showOrders(services, rows, language), total: total!.n };
}

/** One order of mine, as the list shows it. */
export async function showOrder(
  services: Services,
  userId: string,
  orderNo: string,
  language: Language,
): Promise<Order> {
  const [order] = await showOrders(services, [await ownOrder(services.db, userId, orderNo)], language);
  return order!;
}
