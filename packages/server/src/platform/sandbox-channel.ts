import { Failure, type PayChannel } from '@verdant/contracts';
import { type Channel, type Charge, chinaDayBounds, ProviderError } from '@verdant/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './db/client.ts';
import { sandboxTrades } from './db/schema.ts';

type Trade = typeof sandboxTrades.$inferSelect;
export const sandboxPath = (orderNo: string): string => `/api/dev/pay/${orderNo}`;

/**
 * Stands in for a provider where no merchant is configured, never in production. Its code holds the address of a page
 * with a pay button; it sends no notices, so that nobody can forge one: paying there makes us ask it.
 */
export function sandboxChannel(db: Db, channel: PayChannel, publicUrl: string): Channel {
  const find = async (orderNo: string): Promise<Trade | undefined> =>
    (await db.select().from(sandboxTrades).where(own(orderNo)))[0];
  const own = (orderNo: string) => and(eq(sandboxTrades.orderNo, orderNo), eq(sandboxTrades.channel, channel));

  return {
    create: async ({ orderNo, amountFen }) => {
      await db.insert(sandboxTrades).values({ orderNo, channel, amountFen, state: 'open' }).onConflictDoNothing();
      return { qrCode: `${publicUrl}${sandboxPath(orderNo)}` };
    },
    query: async (orderNo): Promise<Charge> => {
      const trade = await find(orderNo);
      if (!trade) return { state: 'unknown' };
      if (trade.state !== 'paid') return { state: trade.state };
      const payment = { orderNo, providerNo: `SANDBOX${orderNo}`, amountFen: trade.amountFen, paidAt: trade.paidAt! };
      return { state: 'paid', payment, refunded: trade.refundNo !== null };
    },
    close: async (orderNo) => {
      await db
        .update(sandboxTrades)
        .set({ state: 'closed' })
        .where(and(own(orderNo), eq(sandboxTrades.state, 'open')));
      return (await find(orderNo))?.state === 'paid' ? 'paid' : 'closed';
    },
    refund: async ({ orderNo, refundNo }) => {
      const done = await db
        .update(sandboxTrades)
        .set({ refundNo, refundedAt: sql`coalesce(${sandboxTrades.refundedAt}, now())` })
        .where(and(own(orderNo), eq(sandboxTrades.state, 'paid')))
        .returning({ orderNo: sandboxTrades.orderNo });
      return done.length ? 'done' : 'failed';
    },
    queryRefund: async ({ orderNo, refundNo }) => ((await find(orderNo))?.refundNo === refundNo ? 'done' : 'unknown'),
    readNotice: async () => {
      throw new ProviderError('forged', 'the sandbox sends no notices');
    },
    answerNotice: () => ({ status: 404, type: 'text/plain', body: '' }),
    statement: async (day) => {
      const { from, to } = chinaDayBounds(day);
      const within = (at: Date | null) => at !== null && at >= from && at < to;
      const rows = await db
        .select()
        .from(sandboxTrades)
        .where(and(eq(sandboxTrades.channel, channel), eq(sandboxTrades.state, 'paid')));
      return rows.flatMap(({ orderNo, amountFen, paidAt, refundNo, refundedAt }) => {
        const line = { orderNo, providerNo: `SANDBOX${orderNo}` };
        return [
          ...(within(paidAt) ? [{ ...line, refundNo: null, amountFen }] : []),
          ...(within(refundedAt) ? [{ ...line, refundNo, amountFen: -amountFen }] : []),
        ];
      });
    },
  };
}

/** The person presses the button of the sandbox page. Failure 'notFound', or 'wrongState' where it is over. */
export async function paySandbox({ db, now }: { db: Db; now: () => Date }, orderNo: string): Promise<void> {
  const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.orderNo, orderNo));
  if (!trade) throw new Failure('notFound');
  if (trade.state === 'paid') return;
  const paid = await db
    .update(sandboxTrades)
    .set({ state: 'paid', paidAt: now() })
    .where(and(eq(sandboxTrades.orderNo, orderNo), eq(sandboxTrades.state, 'open')))
    .returning({ orderNo: sandboxTrades.orderNo });
  if (!paid.length) throw new Failure('wrongState');
}
