import { ChannelError, type RefundState } from '@verdant/payments';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { allOf } from '../platform/all-of.ts';
import { refunds } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { ASK_LEASE_MS, nextTryAfterTrouble } from './ask-times.ts';
import { audit } from './audits.ts';
import { channelOf } from './channels.ts';
import { findOrder } from './order-states.ts';
import { finishRefund } from './refunds.ts';

type RefundRow = typeof refunds.$inferSelect;
const AT_ONCE = 20;
/** A refund that the provider refuses is for a person to look at; it is tried again all the same. */
const REFUSED_MS = 6 * 3_600_000;

/** Takes refunds that are due: one worker has each for the time of the lease. */
async function takeDue({ db, now }: Services, orderNo?: string): Promise<RefundRow[]> {
  return db.transaction(async (tx) => {
    const due = and(
      eq(refunds.state, 'open'),
      lte(refunds.askAt, now()),
      orderNo ? eq(refunds.orderNo, orderNo) : undefined,
    );
    const found = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(due)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    if (!found.length) return [];
    const ids = found.map(({ id }) => id);
    const askAt = new Date(now().getTime() + ASK_LEASE_MS);
    return tx
      .update(refunds)
      .set({ askAt, asked: sql`${refunds.asked} + 1` })
      .where(inArray(refunds.id, ids))
      .returning();
  });
}

/** Carries out what was approved. Every try has the same number, so the provider pays back once. */
export async function carryOutRefunds(services: Services, orderNo?: string): Promise<number> {
  const due = await takeDue(services, orderNo);
  await allOf(due.map((refund) => carryOut(services, refund)));
  return due.length;
}

async function carryOut(services: Services, refund: RefundRow): Promise<void> {
  const { db, now, log } = services;
  const order = await findOrder(db, refund.orderNo);
  if (!order) return;
  const put = (askAt: Date, trouble: string | null) =>
    db
      .update(refunds)
      .set({ askAt, trouble })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'open')));
  try {
    const state = await ask(services, refund, order);
    if (state === 'done') {
      await db.transaction((tx) => finishRefund(services, tx, refund.orderNo));
      return;
    }
    if (state === 'failed') throw new ChannelError('refused', 'the provider ended the refund');
    await put(nextTryAfterTrouble(now(), refund.asked), null);
  } catch (error) {
    const trouble = error instanceof ChannelError ? error.message : 'internal';
    log.error({ err: error, orderNo: refund.orderNo }, 'a refund met trouble');
    const refused = error instanceof ChannelError && error.trouble === 'refused';
    await put(refused ? new Date(now().getTime() + REFUSED_MS) : nextTryAfterTrouble(now(), refund.asked), trouble);
    if (trouble !== refund.trouble) {
      await audit(services, db, {
        actor: 'system',
        action: 'refund.trouble',
        orderNo: refund.orderNo,
        detail: { trouble },
      });
    }
  }
}

async function ask(
  services: Services,
  refund: RefundRow,
  order: { amountFen: number; channel: 'WX' | 'ZFB' },
): Promise<RefundState> {
  const channel = channelOf(services.channels, order.channel);
  const { orderNo, refundNo, reason } = refund;
  const wanted = { orderNo, refundNo, amountFen: order.amountFen, reason };
  try {
    return await channel.refund(wanted);
  } catch (error) {
    if (!(error instanceof ChannelError) || error.trouble !== 'refused') throw error;
    // nothing is left to give back where somebody did it at the provider's own desk
    const charge = await channel.query(orderNo);
    if (charge.state === 'paid' && charge.refunded) return 'done';
    throw error;
  }
}
