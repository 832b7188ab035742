import { Failure, type LinkPurpose } from '@verdant/contracts';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { mailTokens, users } from '../platform/db/schema.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Services } from '../services.ts';

const LIFE_MS: Record<LinkPurpose, number> = { activate: 24 * 3_600_000, reset: 3_600_000 };

/** Not used yet, and the newest of its kind. */
const open = () => and(isNull(mailTokens.usedAt), isNull(mailTokens.replacedAt));
const ofKind = (userId: string, purpose: LinkPurpose) =>
  and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose));

/** A secret for a mailed link; it takes the place of older ones of the same purpose. */
export async function issueToken(services: Services, db: DbOrTx, userId: string, purpose: LinkPurpose) {
  const { secret, hash } = newSecret();
  const now = services.now();
  await db
    .update(mailTokens)
    .set({ replacedAt: now })
    .where(and(ofKind(userId, purpose), open()));
  const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
  await db.insert(mailTokens).values({ tokenHash: hash, userId, purpose, expiresAt });
  return secret;
}

const isNamed = (secret: string, purpose: LinkPurpose) =>
  and(eq(mailTokens.tokenHash, hashSecret(secret)), eq(mailTokens.purpose, purpose));

/** Marks it used and says whose it is; Failures 'tokenReplaced' and 'tokenSpent', as below. */
export async function consumeToken(services: Services, db: DbOrTx, secret: string, purpose: LinkPurpose) {
  const now = services.now();
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(isNamed(secret, purpose), open(), gt(mailTokens.expiresAt, now)))
    .returning({ userId: mailTokens.userId });
  if (!row) throw await whyNot(services, db, secret, purpose);
  return row.userId;
}

/** The address that a link proves while it works; it stays as it is. */
export async function checkToken(services: Services, secret: string, purpose: LinkPurpose): Promise<{ email: string }> {
  const { db, now } = services;
  const [row] = await db
    .select({ email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(isNamed(secret, purpose), open(), gt(mailTokens.expiresAt, now())));
  if (!row?.email) throw await whyNot(services, db, secret, purpose);
  return { email: row.email };
}

/** 'tokenReplaced' while a newer link waits in the same mailbox, else 'tokenSpent': unknown, used, over. */
async function whyNot({ now }: Services, db: DbOrTx, secret: string, purpose: LinkPurpose): Promise<Failure> {
  const [old] = await db.select().from(mailTokens).where(isNamed(secret, purpose));
  if (!old?.replacedAt) return new Failure('tokenSpent');
  const [newer] = await db
    .select({ hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(ofKind(old.userId, purpose), open(), gt(mailTokens.expiresAt, now())));
  return new Failure(newer ? 'tokenReplaced' : 'tokenSpent');
}

/** No link that was mailed before works any longer, whatever it was for. */
export async function endTokens(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), isNull(mailTokens.usedAt)));
}

/** Tokens that expired, or were used, more than a month ago. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function removeOldMailTokens({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  const used = and(isNotNull(mailTokens.usedAt), lt(mailTokens.usedAt, old));
  await db.delete(mailTokens).where(or(lt(mailTokens.expiresAt, old), used));
}
