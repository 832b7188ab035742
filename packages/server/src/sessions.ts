import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { DbOrTx } from './db/client.ts';
import { sessions, users } from './db/schema.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Services } from './services.ts';

export const SESSION_DAYS = 30;

export type SignedIn = { user: typeof users.$inferSelect; sessionHash: string };

/** Opens a session and returns the cookie's value, which is stored nowhere. */
export async function openSession({ db, now }: Services, userId: string, userAgent: string): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(now().getTime() + SESSION_DAYS * 86_400_000);
  await db.insert(sessions).values({ tokenHash: hash, userId, expiresAt, userAgent: userAgent.slice(0, 300) });
  return secret;
}

export async function findSession({ db, now }: Services, cookie: string | undefined): Promise<SignedIn | null> {
  if (!cookie || cookie.length > 200) return null;
  const sessionHash = hashSecret(cookie);
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, now())));
  return row ? { user: row.user, sessionHash } : null;
}

export async function endSession({ db }: Services, cookie: string | undefined): Promise<void> {
  if (cookie) await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(cookie)));
}

export async function endAllSessions(db: DbOrTx, userId: string, except = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)));
}

export async function sweepSessions({ db, now }: Services): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
}
