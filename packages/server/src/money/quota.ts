import { randomUUID } from 'node:crypto';
import { type AbilityCode, Failure } from '@verdant/contracts';
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { takings, usage } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { type Level, limitOf } from './catalogue.ts';
import { type GrantRow, levelOf } from './membership.ts';
import { periodEnd, periodStart } from './quota-period.ts';

const UNLIMITED = 2 ** 31 - 1;

const { placeholder } = sql;
const counting = prepared((db) =>
  db
    .insert(usage)
    .values({
      userId: placeholder('userId'),
      ability: placeholder('ability'),
      periodStart: placeholder('start'),
      used: 1,
    })
    .onConflictDoUpdate({
      target: [usage.userId, usage.ability, usage.periodStart],
      set: { used: sql`${usage.used} + 1` },
      setWhere: lt(usage.used, placeholder('limit')),
    })
    .returning({ used: usage.used })
    .prepare('take_quota'),
);
const noting = prepared((db) =>
  db
    .insert(takings)
    .values({
      userId: placeholder('userId'),
      ability: placeholder('ability'),
      reference: placeholder('reference'),
      periodStart: placeholder('start'),
      beyondFree: placeholder('beyondFree'),
      takenAt: placeholder('now'),
    })
    .prepare('note_taking'),
);

/** What is asked for beyond what a level has: 'benefits', and 'guestLimit' for whoever has no account yet. */
export const beyond = (level: Level, ability: AbilityCode, limit: number): Failure =>
  new Failure(level === 'GUEST' ? 'guestLimit' : 'benefits', { data: { ability, limit } });

type Taking = { userId: string; ability: AbilityCode; reference: string };

/**
 * Takes one of a monthly ability. One statement counts and decides, so that no number of calls at once can take more
 * than there is. Failure 'balance' (101) when it is used up. `reference` is what it is taken for; `known` is the person's
 * level, where the caller knows it.
 */
export async function takeQuota(services: Services, tx: Tx, taking: Taking, known?: Level): Promise<void> {
  const { userId, ability } = taking;
  const now = services.now();
  const level = known ?? (await levelOf(services, tx, userId));
  const limit = limitOf(level, ability) ?? UNLIMITED;
  const start = periodStart(now);
  const taken = await counting(tx).execute({ userId, ability, start, limit });
  if (!taken.length || limit < 1) {
    if (level === 'GUEST') throw beyond(level, ability, limit);
    throw new Failure('balance', { data: { ability, limit, renewsAt: periodEnd(now).toISOString() } });
  }
  const beyondFree = taken[0]!.used > (limitOf('FREE', ability) ?? UNLIMITED);
  await noting(tx).execute({ ...taking, start, beyondFree, now });
}

/** Gives back what was taken for something that failed: once, whatever is called how often. */
export async function returnQuota({ now }: Services, tx: Tx, reference: string): Promise<void> {
  const returned = await tx
    .update(takings)
    .set({ returnedAt: now() })
    .where(and(eq(takings.reference, reference), isNull(takings.returnedAt)))
    .returning();
  for (const { userId, ability, periodStart: start } of returned) {
    if (!start) continue;
    const row = and(eq(usage.userId, userId), eq(usage.ability, ability), eq(usage.periodStart, start));
    await tx
      .update(usage)
      .set({ used: sql`${usage.used} - 1` })
      .where(row);
  }
}

/**
 * Lets `count` of an ability pass, that are kept or asked for at once, or fails with 'benefits' (102) and the limit.
 * What goes beyond the free level is noted: it counts as use when money is asked back.
 */
export async function checkBenefit(
  services: Services,
  tx: Tx,
  {
    userId,
    ability,
    count,
    reference = randomUUID(),
  }: Omit<Taking, 'reference'> & { count: number; reference?: string },
): Promise<void> {
  const level = await levelOf(services, tx, userId);
  const limit = limitOf(level, ability);
  if (limit !== null && count > limit) throw beyond(level, ability, limit);
  const beyondFree = count > (limitOf('FREE', ability) ?? UNLIMITED);
  if (!beyondFree) return;
  await tx
    .insert(takings)
    .values({ userId, ability, reference, periodStart: null, beyondFree, takenAt: services.now() });
}

/** Whether a period of membership was used: more was taken in it than the free level gives. */
export async function wasUsed(db: DbOrTx, { userId, startsAt, endsAt }: GrantRow): Promise<boolean> {
  const inside = and(gte(takings.takenAt, startsAt), lt(takings.takenAt, endsAt));
  const [row] = await db
    .select({ id: takings.id })
    .from(takings)
    .where(and(eq(takings.userId, userId), eq(takings.beyondFree, true), isNull(takings.returnedAt), inside))
    .limit(1);
  return row !== undefined;
}

/** Longer than anybody looks back: a refund asks about a day, the meter about a month. */
const KEPT_MS = 400 * 86_400_000;

export async function removeOldUsage({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  await db.delete(takings).where(lt(takings.takenAt, old));
  await db.delete(usage).where(lt(usage.periodStart, old));
}
