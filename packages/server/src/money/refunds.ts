import { Failure, type RefundReason } from '@verdant/contracts';
import { yuan } from '@verdant/payments';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import { addMessage } from '../people/messages.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { grants, ledger, refunds } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { audit } from './audits.ts';
import { type GrantRow, revokeGrant } from './membership.ts';
import { changeOrderState, lockOrder, type OrderRow } from './order-states.ts';
import { wasUsed } from './quota.ts';

/** "Full refund if the service was not used within 24 hours after payment." */
export const REFUND_WINDOW_MS = 24 * 3_600_000;
export const refundNoOf = (orderNo: string): string => `R${orderNo.slice(1)}`;

/** Counted from when membership was there, so that a notice that came late takes nothing from anybody. */
const windowEnd = ({ grantedAt }: GrantRow) => new Date(grantedAt.getTime() + REFUND_WINDOW_MS);
export const refundableUntil = ({ now }: Services, grant: GrantRow): string | null =>
  grant.revokedAt || now() >= windowEnd(grant) ? null : windowEnd(grant).toISOString();

async function grantOf(db: DbOrTx, orderNo: string): Promise<GrantRow | null> {
  const [row] = await db.select().from(grants).where(eq(grants.orderNo, orderNo));
  return row ?? null;
}

/** Why money is given back, or not: pure rule but for the look at what was used. */
async function decide(services: Services, tx: Tx, grant: GrantRow): Promise<'unused' | 'late' | 'used'> {
  if (services.now() >= windowEnd(grant)) return 'late';
  return (await wasUsed(tx, grant)) ? 'used' : 'unused';
}

/**
 * A person asks for the money back: decided by rule at once and written down, membership ending with an approval. The
 * worker executes it. Asking again changes nothing. Failures: 'notFound'; 'wrongState' for an unpaid order.
 */
export async function requestRefund(
  services: Services,
  userId: string,
  orderNo: string,
  actor = 'user',
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order?.userId !== userId) throw new Failure('notFound');
    if (order.state === 'REFUNDING' || order.state === 'REFUNDED') return;
    if (order.state !== 'PAID') throw new Failure('wrongState');
    // what is accepted from now on waits until this is decided
    await lockUser(tx, userId);
    const grant = await grantOf(tx, orderNo);
    if (!grant) throw new Failure('wrongState');
    const reason = await decide(services, tx, grant);
    if (reason === 'unused') await approveRefund(services, tx, order, reason, actor);
    else await declineRefund(services, tx, order, reason, actor);
  });
}

async function declineRefund(
  services: Services,
  tx: Tx,
  order: OrderRow,
  reason: 'late' | 'used',
  actor: string,
): Promise<void> {
  const { orderNo } = order;
  const same = and(eq(refunds.orderNo, orderNo), eq(refunds.decision, 'declined'), eq(refunds.reason, reason));
  const [known] = await tx.select({ id: refunds.id }).from(refunds).where(same);
  if (known) return;
  const at = services.now();
  const decision = { decision: 'declined', reason, state: 'declined' } as const;
  await tx.insert(refunds).values({ ...decision, orderNo, refundNo: refundNoOf(orderNo), actor, requestedAt: at });
  await audit(services, tx, {
    actor,
    action: 'refund.declined',
    userId: order.userId,
    orderNo,
    detail: { reason },
  });
  const message = { kind: 'refund.declined', key: `declined:${orderNo}:${reason}`, data: { orderNo, reason } } as const;
  await addMessage(services, tx, { ...message, userId: order.userId! });
}

/** PAID → REFUNDING, and membership ends. The unique constraint lets one approval be. The caller holds the order. */
export async function approveRefund(
  services: Services,
  tx: Tx,
  order: OrderRow,
  reason: RefundReason,
  actor: string,
): Promise<void> {
  const { orderNo } = order;
  const at = services.now();
  await changeOrderState(tx, order, 'REFUNDING', { askAt: null });
  const decision = { decision: 'approved', reason, state: 'open' } as const;
  await tx
    .insert(refunds)
    .values({ ...decision, orderNo, refundNo: refundNoOf(orderNo), actor, requestedAt: at, askAt: at });
  const grant = await grantOf(tx, orderNo);
  if (grant) await revokeGrant(services, tx, grant, actor);
  await audit(services, tx, { actor, action: 'refund.approved', userId: order.userId, orderNo, detail: { reason } });
}

/** REFUNDING → REFUNDED, once; false where it was before. */
export async function finishRefund(services: Services, tx: Tx, orderNo: string): Promise<boolean> {
  const order = await lockOrder(tx, orderNo);
  if (order?.state !== 'REFUNDING') return false;
  const at = services.now();
  const { userId, amountFen, channel } = order;
  await changeOrderState(tx, order, 'REFUNDED', { refundedAt: at, askAt: null });
  await tx
    .update(refunds)
    .set({ state: 'done', doneAt: at, askAt: null, trouble: null })
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.decision, 'approved')));
  const reference = refundNoOf(orderNo);
  await tx.insert(ledger).values({ orderNo, kind: 'refunded', amountFen: -amountFen, channel, reference, at });
  await audit(services, tx, { actor: 'system', action: 'refund.done', userId, orderNo, detail: { amountFen } });
  if (userId) {
    const data = { orderNo, amount: yuan(amountFen) };
    await addMessage(services, tx, { userId, kind: 'refund.done', key: `refunded:${orderNo}`, data });
  }
  return true;
}
