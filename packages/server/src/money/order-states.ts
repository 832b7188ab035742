import { Failure, type OrderState } from '@verdant/contracts';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { orders } from '../platform/db/schema.ts';

export type OrderRow = typeof orders.$inferSelect;

/** EXPIRED and CLOSED are no ends: money that arrives late is honoured. */
export const transitions: Record<OrderState, readonly OrderState[]> = {
  PENDING: ['PAID', 'EXPIRED', 'CLOSED'],
  EXPIRED: ['PAID'],
  CLOSED: ['PAID'],
  PAID: ['REFUNDING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: [],
};
export const hasMoney = (state: OrderState): boolean => state === 'PAID' || state.startsWith('REFUND');

/** Holds an order until the transaction ends. Orders are locked before people, everywhere. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  return row ?? null;
}

export async function findOrder(db: DbOrTx, orderNo: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row ?? null;
}

/** The one place where an order's state changes. Failure 'wrongState' for a move that there is not. */
export async function changeOrderState(
  tx: Tx,
  row: OrderRow,
  state: OrderState,
  set: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  if (!transitions[row.state].includes(state)) throw new Failure('wrongState');
  const [moved] = await tx
    .update(orders)
    .set({ ...set, state })
    .where(and(eq(orders.orderNo, row.orderNo), eq(orders.state, row.state)))
    .returning();
  if (!moved) throw new Failure('wrongState');
  return moved;
}
