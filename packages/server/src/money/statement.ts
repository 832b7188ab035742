import type { PayChannel } from '@verdant/contracts';
import { chinaDayBounds, type StatementLine, yuan } from '@verdant/payments';
import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { ledger, orders } from '../platform/db/schema.ts';
import { channelOf } from '../platform/pay-channels.ts';
import type { Services } from '../services.ts';
import { audit } from './audits.ts';
import { LATE_MS } from './reconcile-schedule.ts';

/** `troubles`: what does not fit, a sentence each; `lines` is how many the provider's statement has. */
export type StatementCheck = { channel: PayChannel; day: string; lines: number; sumFen: number; troubles: string[] };

const keyOf = (orderNo: string, kind: 'paid' | 'refunded') => `${orderNo} ${kind}`;
const kindOf = ({ amountFen }: { amountFen: number }) => (amountFen < 0 ? 'refunded' : 'paid');

/**
 * Holds a provider's statement of one day (`YYYY-MM-DD`, China) against the ledger, both ways: every line must be in
 * the ledger with the same amount, and what the ledger has of that day must be a line. The reconciler
 * queries the provider again for what does not fit. Throws `ProviderError`.
 */
export async function checkStatement(
  services: Services,
  channel: PayChannel,
  day: string,
  actor = 'operator',
): Promise<StatementCheck> {
  const lines = await channelOf(services.channels, channel).statement(day);
  const found = [
    ...(await missingInLedger(services, channel, lines)),
    ...(await missingInStatement(services, channel, day, lines)),
  ];
  await queryAgain(services, channel, found);
  const troubles = found.map(({ orderNo, says }) => `${orderNo}: ${says}`);
  const sumFen = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const check = { channel, day, lines: lines.length, sumFen, troubles };
  await audit(services, services.db, { actor, action: 'statement.checked', detail: check });
  return check;
}

type Mismatch = { orderNo: string; says: string };

/** Makes the orders due for the reconciler: it repairs a payment or a refund that no notice told us of. */
async function queryAgain({ db, now }: Services, channel: PayChannel, found: Mismatch[]): Promise<void> {
  const numbers = found.map(({ orderNo }) => orderNo);
  if (!numbers.length) return;
  const these = and(eq(orders.channel, channel), inArray(orders.orderNo, numbers));
  await db.update(orders).set({ askAt: now(), asked: 0 }).where(these);
}

async function missingInLedger({ db }: Services, channel: PayChannel, lines: StatementLine[]): Promise<Mismatch[]> {
  const numbers = lines.map(({ orderNo }) => orderNo);
  const known = numbers.length
    ? await db
        .select()
        .from(ledger)
        .where(and(eq(ledger.channel, channel), inArray(ledger.orderNo, numbers)))
    : [];
  const amounts = new Map(known.map(({ orderNo, kind, amountFen }) => [keyOf(orderNo, kind), amountFen]));
  return lines.flatMap((line) => {
    const ours = amounts.get(keyOf(line.orderNo, kindOf(line)));
    if (ours === line.amountFen) return [];
    const here = ours === undefined ? 'nothing' : `¥${yuan(ours)}`;
    return [{ orderNo: line.orderNo, says: `the statement has ¥${yuan(line.amountFen)}, the ledger ${here}` }];
  });
}

async function missingInStatement(
  { db }: Services,
  channel: PayChannel,
  day: string,
  lines: StatementLine[],
): Promise<Mismatch[]> {
  const { from, to } = chinaDayBounds(day);
  // a refund that was carried out around midnight may stand in the statement of the day before or after
  const refundedIn = and(
    eq(ledger.kind, 'refunded'),
    gte(ledger.at, new Date(from.getTime() + LATE_MS)),
    lt(ledger.at, new Date(to.getTime() - LATE_MS)),
  );
  const paidIn = and(eq(ledger.kind, 'paid'), gte(orders.paidAt, from), lt(orders.paidAt, to));
  const ours = await db
    .select({ orderNo: ledger.orderNo, kind: ledger.kind, amountFen: ledger.amountFen })
    .from(ledger)
    .innerJoin(orders, eq(orders.orderNo, ledger.orderNo))
    .where(and(eq(ledger.channel, channel), or(paidIn, refundedIn)));
  const theirs = new Set(lines.map((line) => keyOf(line.orderNo, kindOf(line))));
  return ours
    .filter(({ orderNo, kind }) => !theirs.has(keyOf(orderNo, kind)))
    .map(({ orderNo, amountFen }) => ({ orderNo, says: `the ledger has ¥${yuan(amountFen)}, the statement nothing` }));
}
