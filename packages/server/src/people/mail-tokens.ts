import { Failure } from '@verdant/contracts';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { mailTokens } from '../platform/db/schema.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Services } from '../services.ts';

const LIFE_MS = { activate: 24 * 3_600_000, reset: 3_600_000 };
type Purpose = keyof typeof LIFE_MS;

/** A secret for a mailed link; a newer one of the same purpose replaces it. */
export async function issueToken({ now }: Services, db: DbOrTx, userId: string, purpose: Purpose): Promise<string> {
  const { secret, hash } = newSecret();
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
  await db
    .insert(mailTokens)
    .values({ tokenHash: hash, userId, purpose, expiresAt: new Date(now().getTime() + LIFE_MS[purpose]) });
  return secret;
}

/** Marks it used and says whose it is; Failure 'tokenSpent' if it is unknown, used or over. */
export async function consumeToken({ now }: Services, db: DbOrTx, secret: string, purpose: Purpose): Promise<string> {
  const valid = and(
    eq(mailTokens.tokenHash, hashSecret(secret)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now()),
  );
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now() })
    .where(valid)
    .returning({ userId: mailTokens.userId });
  if (!row) throw new Failure('tokenSpent');
  return row.userId;
}

/** Tokens that expired, or were used, more than a month ago. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function removeOldMailTokens({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  const used = and(isNotNull(mailTokens.usedAt), lt(mailTokens.usedAt, old));
  await db.delete(mailTokens).where(or(lt(mailTokens.expiresAt, old), used));
}
