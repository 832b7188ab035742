import { ProviderError, type RefundState } from '@verdant/payments';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { refunds } from '../platform/db/schema.ts';
import { channelOf } from '../platform/pay-channels.ts';
import { waitForAll } from '../platform/wait-for-all.ts';
import type { Services } from '../services.ts';
import { audit } from './audits.ts';
import { findOrder } from './order-states.ts';
import { nextQueryAfterError, QUERY_LEASE_MS } from './reconcile-schedule.ts';
import { finishRefund } from './refunds.ts';

type RefundRow = typeof refunds.$inferSelect;
const BATCH = 20;
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
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (!found.length) return [];
    const ids = found.map(({ id }) => id);
    const askAt = new Date(now().getTime() + QUERY_LEASE_MS);
    return tx
      .update(refunds)
      .set({ askAt, asked: sql`${refunds.asked} + 1` })
      .where(inArray(refunds.id, ids))
      .returning();
  });
}

/** Executes approved refunds at the provider. Every try has the same number, so the provider pays back once. */
export async function executeRefunds(services: Services, orderNo?: string): Promise<number> {
  const due = await takeDue(services, orderNo);
  await waitForAll(due.map((refund) => execute(services, refund)));
  return due.length;
}

async function execute(services: Services, refund: RefundRow): Promise<void> {
  const { db, now, log } = services;
  const order = await findOrder(db, refund.orderNo);
  if (!order) return;
  const retryAt = (askAt: Date, trouble: string | null) =>
    db
      .update(refunds)
      .set({ askAt, trouble })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'open')));
  try {
    const state = await requestAtProvider(services, refund, order);
    if (state === 'done') {
      await db.transaction((tx) => finishRefund(services, tx, refund.orderNo));
      return;
    }
    if (state === 'failed') throw new ProviderError('refused', 'the provider ended the refund');
    await retryAt(nextQueryAfterError(now(), refund.asked), null);
  } catch (error) {
    const trouble = error instanceof ProviderError ? error.message : 'internal';
    log.error({ err: error, orderNo: refund.orderNo }, 'refund failed; it will be tried again');
    const refused = error instanceof ProviderError && error.kind === 'refused';
    await retryAt(refused ? new Date(now().getTime() + REFUSED_MS) : nextQueryAfterError(now(), refund.asked), trouble);
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

async function requestAtProvider(
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
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    // nothing is left to refund where somebody did it in the provider's own console
    const charge = await channel.query(orderNo);
    if (charge.state === 'paid' && charge.refunded) return 'done';
    throw error;
  }
}
