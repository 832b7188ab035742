import { DRAFT_HOURS, Failure, type Language } from '@verdant/contracts';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { files, sessions, users } from '../platform/db/schema.ts';
import { newSecret } from '../platform/secrets.ts';
import { removeBytes } from '../platform/storage/remove-bytes.ts';
import type { Services } from '../services.ts';
import { eraseRows } from './data/erase.ts';
import type { Guest } from './sessions.ts';

/** What all guests together may be and keep. */
export const ALL_GUESTS = { guests: 2_000, bytes: 5 * 1024 ** 3 };
/** When a visitor who finds no room may try again. */
const FULL_S = 3_600;
const BATCH = 200;

type Asking = { address: string; userAgent: string; language: Language };

/**
 * Makes a visitor a guest, whose browser shows it by `secret`, which is stored nowhere. Failure 'tooMany' for too many
 * from one address, and while all guests together have taken what there is for them.
 */
export async function beginGuest(services: Services, { address, userAgent, language }: Asking) {
  const { db, limiter, now } = services;
  await limiter.consume('guestsByAddress', address);
  const [all] = await db
    .select({
      guests: sql<number>`count(distinct ${users.id})::int`,
      bytes: sql<number>`coalesce(sum(${files.size}::bigint), 0)::float8`,
    })
    .from(users)
    .leftJoin(files, eq(files.userId, users.id))
    .where(isNotNull(users.guestUntil));
  if (all!.guests >= ALL_GUESTS.guests || all!.bytes >= ALL_GUESTS.bytes)
    throw new Failure('tooMany', { data: { retryAfter: FULL_S } });
  const { secret, hash } = newSecret();
  const until = new Date(now().getTime() + DRAFT_HOURS * 3_600_000);
  const id = await db.transaction(async (tx) => {
    const [row] = await tx.insert(users).values({ guestUntil: until, language, createdAt: now() }).returning();
    const session = { tokenHash: hash, userId: row!.id, expiresAt: until, createdAt: now(), seenAt: now() };
    await tx.insert(sessions).values({ ...session, userAgent: userAgent.slice(0, 300) });
    return row!.id;
  });
  return { secret, guest: { id, until } satisfies Guest };
}

const asGuest = (id: string) => and(eq(users.id, id), isNotNull(users.guestUntil));

/** Erases a guest with all that is theirs, files included; nothing where an account has taken it over meanwhile. */
export async function eraseGuest(services: Services, id: string): Promise<void> {
  const gone = await services.db.transaction(async (tx) => {
    const [guest] = await tx.select({ id: users.id }).from(users).where(asGuest(id)).for('update');
    return guest ? eraseRows(services, tx, { id, emailKey: null }) : [];
  });
  await removeBytes(services, gone);
}

/** Drafts whose time is over; nobody could reach them any more. */
export async function removeOldGuests(services: Services): Promise<void> {
  const { db, now } = services;
  for (let more = true; more; ) {
    const found = await db.select({ id: users.id }).from(users).where(lt(users.guestUntil, now())).limit(BATCH);
    for (const { id } of found) await eraseGuest(services, id);
    more = found.length === BATCH;
  }
}
