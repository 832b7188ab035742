import type { Payment } from '@verdant/payments';
import { chinaDay, yuan } from '@verdant/payments';
import { and, eq } from 'drizzle-orm';
import { addMessage } from '../people/messages.ts';
import type { Tx } from '../platform/db/client.ts';
import { audits, ledger } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { audit } from './audits.ts';
import { packageOf } from './catalogue.ts';
import { grantMembership } from './membership.ts';
import { changeOrderState, hasMoney, lockOrder, type OrderRow } from './order-states.ts';
import { nextQueryAfterPayment } from './reconcile-schedule.ts';
import { approveRefund } from './refunds.ts';

/** `mismatch`: the provider took another amount than was agreed: nothing is granted, a person has to look. */
export type PaymentOutcome = 'granted' | 'known' | 'mismatch' | 'unknown';

/**
 * Writes down that an order was paid, whoever says so and however often: state, ledger and membership in one
 * transaction, once. Order, ledger and grant each have a unique constraint that a second time would break.
 */
export async function recordPayment(
  services: Services,
  tx: Tx,
  channel: OrderRow['channel'],
  payment: Payment,
): Promise<PaymentOutcome> {
  const { orderNo, providerNo, amountFen, paidAt } = payment;
  const row = await lockOrder(tx, orderNo);
  if (!row || row.channel !== channel) return 'unknown';
  if (hasMoney(row.state) && row.providerNo === providerNo) return 'known';
  if (hasMoney(row.state) || amountFen !== row.amountFen) {
    await auditMismatch(services, tx, row, { providerNo, amountFen, agreedFen: row.amountFen, state: row.state });
    return 'mismatch';
  }
  const late = row.state !== 'PENDING' || services.now() >= row.expiresAt;
  const paid = await changeOrderState(tx, row, 'PAID', {
    providerNo,
    paidAt,
    askAt: nextQueryAfterPayment(services.now(), paidAt),
    asked: 0,
  });
  await tx
    .insert(ledger)
    .values({ orderNo, kind: 'paid', amountFen, channel, reference: providerNo, at: services.now() });
  const action = late ? 'order.paid-late' : 'order.paid';
  await audit(services, tx, { actor: channel, action, userId: row.userId, orderNo, detail: { providerNo, amountFen } });
  if (row.userId) await grant(services, tx, paid, row.userId);
  else await refundOrphan(services, tx, paid);
  return 'granted';
}

/** Once a transaction, however often it is reported. */
async function auditMismatch(
  services: Services,
  tx: Tx,
  { orderNo, userId, channel }: OrderRow,
  detail: { providerNo: string; [what: string]: unknown },
): Promise<void> {
  const same = and(eq(audits.orderNo, orderNo), eq(audits.action, 'order.mismatch'));
  const known = await tx.select({ detail: audits.detail }).from(audits).where(same);
  if (known.some((row) => (row.detail as typeof detail).providerNo === detail.providerNo)) return;
  await audit(services, tx, { actor: channel, action: 'order.mismatch', userId, orderNo, detail });
  services.log.error({ orderNo, ...detail }, 'payment mismatch: amount or transaction does not fit the order');
}

async function grant(services: Services, tx: Tx, order: OrderRow, userId: string): Promise<void> {
  const { orderNo, vipCode, durationDay: days, amountFen, packageId, channel } = order;
  const { endsAt } = await grantMembership(services, tx, { userId, vipCode, days, orderNo, actor: channel });
  const name = packageOf(packageId)?.packageName;
  const data = {
    orderNo,
    amount: yuan(amountFen),
    until: chinaDay(endsAt),
    'package.en': name?.en ?? packageId,
    'package.zh': name?.zh ?? packageId,
  };
  await addMessage(services, tx, { userId, kind: 'membership.active', key: `active:${orderNo}`, data });
}

/** The person erased the account between code and payment: nobody is there to be granted anything. */
async function refundOrphan(services: Services, tx: Tx, order: OrderRow): Promise<void> {
  await audit(services, tx, { actor: 'system', action: 'order.orphan', orderNo: order.orderNo });
  await approveRefund(services, tx, order, 'orphan', 'system');
}
