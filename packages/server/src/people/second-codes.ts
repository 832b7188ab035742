import { hashRaw } from '@node-rs/argon2';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { DbOrTx } from '../platform/db/client.ts';
import { recoveryCodes, secondFactors } from '../platform/db/schema.ts';
import { hashSecret } from '../platform/secrets.ts';
import { isSealed, seal, unseal } from '../platform/server-secret.ts';
import type { Services } from '../services.ts';

const PERIOD_S = 30;
/** Clocks of phones are off by this many periods at most. */
const WINDOW = 1;

/** SHA-1, six digits and 30 seconds: what every authenticator app can do. */
export const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Verdant',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
export const confirmed = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** null where it was sealed with another secret: then no code of the app is right, and a recovery code still is. */
function openSecret({ keys, log }: Services, { userId, secret }: typeof secondFactors.$inferSelect): string | null {
  if (!isSealed(secret)) return secret;
  try {
    return unseal(keys.secondFactor, secret, userId);
  } catch (err) {
    log.error({ err }, 'authenticator secret cannot be opened: SERVER_SECRET or DATA_DIR/secret is another one');
    return null;
  }
}

/** Takes a code of the app that was not taken before. */
export async function takeAppCode(services: Services, db: DbOrTx, userId: string, typed: string): Promise<boolean> {
  const { now, keys } = services;
  const code = plain(typed);
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!row || !/^\d{6}$/.test(code)) return false;
  const timestamp = now().getTime();
  const secret = openSecret(services, row);
  if (secret === null) return false;
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  // one that was kept before there was a key is sealed with its first use
  const sealed = seal(keys.secondFactor, secret, userId);
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step, secret: sealed })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return taken.length === 1;
}

/**
 * What is kept of a recovery code: shorter than a secret that a plain hash protects, so Argon2id, salted with the account's
 * own id, under which it is found again.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return (await hashRaw(plain(code), { salt: Buffer.from(userId) })).toString('hex');
}

/** Takes a code of the app, or a recovery code for good. */
export async function takeCode(services: Services, db: DbOrTx, userId: string, typed: string): Promise<boolean> {
  if (await takeAppCode(services, db, userId, typed)) return true;
  if (/^\d{6}$/.test(plain(typed))) return false;
  // an older version kept a plain hash
  const hashes = [await hashRecoveryCode(userId, typed), hashSecret(plain(typed))];
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ hash: recoveryCodes.codeHash });
  return used.length === 1;
}

/** What a sign-in with the right password still lacks; null where nothing. */
export async function missingFactor(
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<'secondFactor' | 'wrongCode' | null> {
  const [row] = await services.db.select({ id: secondFactors.userId }).from(secondFactors).where(confirmed(userId));
  if (!row) return null;
  if (!code) return 'secondFactor';
  return (await takeCode(services, services.db, userId, code)) ? null : 'wrongCode';
}
