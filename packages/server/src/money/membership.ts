import type { VipCode } from '@verdant/contracts';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { grants, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { audit } from './audits.ts';
import type { Level } from './catalogue.ts';
import { DAY_MS } from './quota-period.ts';

export type GrantRow = typeof grants.$inferSelect;
/** `expiresAt` counts what was bought in advance; null at the free level. */
export type Membership = { vipCode: VipCode; expiresAt: Date | null };

const lasting = prepared((db) =>
  db
    .select({ guestUntil: users.guestUntil, grant: grants })
    .from(users)
    .leftJoin(
      grants,
      and(eq(grants.userId, users.id), isNull(grants.revokedAt), gt(grants.endsAt, sql.placeholder('now'))),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(asc(grants.startsAt))
    .prepare('lasting_grants'),
);

async function standingOf({ now }: Services, db: DbOrTx, userId: string): Promise<Membership & { level: Level }> {
  const rows = await lasting(db).execute({ userId, now: now() });
  const periods = rows.flatMap(({ grant }) => grant ?? []);
  const vipCode = periods.find(({ startsAt }) => startsAt <= now())?.vipCode ?? 'FREE';
  return { vipCode, level: rows[0]?.guestUntil ? 'GUEST' : vipCode, expiresAt: periods.at(-1)?.endsAt ?? null };
}

export async function membershipOf(services: Services, db: DbOrTx, userId: string): Promise<Membership> {
  const { vipCode, expiresAt } = await standingOf(services, db, userId);
  return { vipCode, expiresAt };
}

/** By which limits somebody is measured. */
export const levelOf = async (services: Services, db: DbOrTx, userId: string): Promise<Level> =>
  (await standingOf(services, db, userId)).level;

type MembershipPeriod = Pick<GrantRow, 'grantedAt' | 'days'>;

/** Each period begins when it was granted, or where the one before it ends, if that is later. `rows` in order of grant. */
export function membershipPeriods(rows: MembershipPeriod[]): { startsAt: Date; endsAt: Date }[] {
  let end = Number.NEGATIVE_INFINITY;
  return rows.map(({ grantedAt, days }) => {
    const start = Math.max(end, grantedAt.getTime());
    end = start + days * DAY_MS;
    return { startsAt: new Date(start), endsAt: new Date(end) };
  });
}

/** Computes the periods of one person anew, as when one of them was revoked. The caller holds the person's lock. */
async function recomputePeriods(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), isNull(grants.revokedAt)))
    .orderBy(asc(grants.id));
  for (const [index, period] of membershipPeriods(rows).entries()) {
    await tx.update(grants).set(period).where(eq(grants.id, rows[index]!.id));
  }
}

export type NewGrant = { userId: string; vipCode: VipCode; days: number; orderNo: string | null; actor: string };

/** Extends membership from its end. A second grant for one order breaks the unique constraint. */
export async function grantMembership(services: Services, tx: Tx, grant: NewGrant): Promise<GrantRow> {
  const { actor, ...values } = grant;
  await lockUser(tx, grant.userId);
  const at = services.now();
  const [row] = await tx
    .insert(grants)
    .values({ ...values, grantedAt: at, startsAt: at, endsAt: at })
    .returning();
  await recomputePeriods(tx, grant.userId);
  const { userId, orderNo, vipCode, days } = grant;
  await audit(services, tx, { actor, action: 'membership.granted', userId, orderNo, detail: { vipCode, days } });
  const [laid] = await tx.select().from(grants).where(eq(grants.id, row!.id));
  return laid!;
}

/** Revokes one period; those after it begin earlier. False where it was revoked before. */
export async function revokeGrant(services: Services, tx: Tx, grant: GrantRow, actor: string): Promise<boolean> {
  await lockUser(tx, grant.userId);
  const gone = await tx
    .update(grants)
    .set({ revokedAt: services.now() })
    .where(and(eq(grants.id, grant.id), isNull(grants.revokedAt)))
    .returning({ id: grants.id });
  if (!gone.length) return false;
  await recomputePeriods(tx, grant.userId);
  const { userId, orderNo, vipCode, days } = grant;
  await audit(services, tx, { actor, action: 'membership.revoked', userId, orderNo, detail: { vipCode, days } });
  return true;
}
