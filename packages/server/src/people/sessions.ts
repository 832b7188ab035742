import { Failure, MAX_SESSIONS, type Session } from '@verdant/contracts';
import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { sessions, users } from '../platform/db/schema.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Services } from '../services.ts';
import { forgetDevices, rememberDevice } from './known-devices.ts';
import { isAccount, type UserRow } from './users.ts';

export const SESSION_DAYS = 30;
/** A browser that was not seen for so long signs in again. */
export const IDLE_DAYS = 14;
const SEEN_MS = 600_000;

export type SignedIn = { user: UserRow; sessionHash: string };
/** A visitor who has a draft in this browser, and until when. */
export type Guest = { id: string; until: Date };
/** Whose browser it is that calls: somebody's who is signed in, a guest's, or a visitor's of whom nothing is known. */
export type Caller = { session: SignedIn | null; guest: Guest | null };

/**
 * Opens a session and returns the cookie's value, which is stored nowhere. `user` is as the password was verified
 * against: Failure 'wrongPassword' where it was changed, or the account erased, meanwhile. One session more than the
 * limit ends the one that was seen longest ago.
 */
export async function openSession(
  services: Services,
  user: UserRow,
  { userAgent, device }: { userAgent: string; device: string },
): Promise<string> {
  const { db, now } = services;
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now().getTime() + SESSION_DAYS * 86_400_000);
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    if (current?.passwordHash !== user.passwordHash) throw new Failure('wrongPassword');
    const own = eq(sessions.userId, user.id);
    const kept = tx
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(own)
      .orderBy(desc(sessions.seenAt))
      .limit(MAX_SESSIONS - 1);
    await tx.delete(sessions).where(and(own, notInArray(sessions.tokenHash, kept)));
    await tx.insert(sessions).values({
      deviceHash: await rememberDevice(services, tx, user.id, device),
      tokenHash: hash,
      userId: user.id,
      expiresAt,
      userAgent: userAgent.slice(0, 300),
      createdAt: now(),
      seenAt: now(),
    });
  });
  return secret;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * 86_400_000);

const openSessions = prepared((db) =>
  db
    .select({ user: users, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.seenAt, sql.placeholder('idle')),
      ),
    )
    .prepare('find_session'),
);

const NOBODY: Caller = { session: null, guest: null };

/** Asked of the database with every call: a session that was ended, or whose password was changed, is over at once. */
export async function findCaller({ db, now }: Services, cookie: string | undefined): Promise<Caller> {
  if (!cookie || cookie.length > 200) return NOBODY;
  const sessionHash = hashSecret(cookie);
  const [row] = await openSessions(db).execute({ hash: sessionHash, now: now(), idle: idleSince(now()) });
  if (!row) return NOBODY;
  // refreshed every few minutes, not with every request
  if (row.seenAt.getTime() < now().getTime() - SEEN_MS)
    await db.update(sessions).set({ seenAt: now() }).where(eq(sessions.tokenHash, sessionHash));
  const { user } = row;
  if (isAccount(user)) return { session: { user, sessionHash }, guest: null };
  return { session: null, guest: { id: user.id, until: user.guestUntil! } };
}

export async function endSession({ db }: Services, cookie: string | undefined): Promise<void> {
  if (cookie) await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(cookie)));
}

export async function endAllSessions(db: DbOrTx, userId: string, except = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)));
  await forgetDevices(db, userId);
}

export async function removeExpiredSessions({ db, now }: Services): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now()), lt(sessions.seenAt, idleSince(now()))));
}

/** `current` is the hash of the session that asks. */
export async function listSessions({ db, now }: Services, userId: string, current: string): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now()), gt(sessions.seenAt, idleSince(now()))))
    .orderBy(desc(sessions.seenAt));
  return rows.map(({ id, tokenHash, userAgent, createdAt, seenAt }) => ({
    id,
    current: tokenHash === current,
    userAgent,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

/** Failure 'notFound' for another's session or one that is over. */
export async function endOneSession({ db }: Services, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ deviceHash: sessions.deviceHash });
  if (!ended[0]) throw new Failure('notFound');
  if (ended[0].deviceHash) await forgetDevices(db, userId, ended[0].deviceHash);
}
