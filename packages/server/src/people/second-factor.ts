import { randomInt } from 'node:crypto';
import { type EndSecondFactor, Failure, type SecondFactor, type SecondFactorSecret } from '@verdant/contracts';
import { count, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { DbOrTx } from '../platform/db/client.ts';
import { recoveryCodes, secondFactors } from '../platform/db/schema.ts';
import { seal } from '../platform/server-secret.ts';
import type { Services } from '../services.ts';
import { confirmed, hashRecoveryCode, takeAppCode, takeCode, totpOf } from './second-codes.ts';
import { assertPassword } from './users.ts';

const CODES = 10;
const CODE_LETTERS = 12;
/** Without 0, 1, i, l, o and u: nothing that is read for something else. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

export async function showSecondFactor({ db }: Services, userId: string): Promise<SecondFactor> {
  const [row] = await db.select({ id: secondFactors.userId }).from(secondFactors).where(confirmed(userId));
  if (!row) return { on: false, codesLeft: 0 };
  const [left] = await db.select({ n: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return { on: true, codesLeft: left!.n };
}

/** A new secret, which counts once it was confirmed. Failures: 'invalid' at `current`, 'wrongState' where one is on. */
export async function beginSecondFactor(
  services: Services,
  userId: string,
  password: string,
): Promise<SecondFactorSecret> {
  const { email } = await assertPassword(services, userId, password, 'current');
  const plain = new Secret({ size: 20 }).base32;
  const secret = seal(services.keys.secondFactor, plain, userId);
  const [row] = await services.db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: services.now() })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: services.now() },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (!row) throw new Failure('wrongState');
  return { secret: plain, uri: totpOf(plain, email).toString() };
}

async function newCodes(db: DbOrTx, userId: string): Promise<string[]> {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]!;
  const codes = Array.from({ length: CODES }, () => Array.from({ length: CODE_LETTERS }, letter).join(''));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const kept = codes.map(async (code) => ({ userId, codeHash: await hashRecoveryCode(userId, code) }));
  await db.insert(recoveryCodes).values(await Promise.all(kept));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Failures: 'wrongCode'; 'wrongState' where nothing waits to be confirmed. */
export async function confirmSecondFactor(services: Services, userId: string, code: string): Promise<string[]> {
  await services.limiter.consume('passwordByUser', userId);
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
    if (!row || row.confirmedAt) throw new Failure('wrongState');
    if (!(await takeAppCode(services, tx, userId, code))) throw new Failure('wrongCode', { field: 'code' });
    await tx.update(secondFactors).set({ confirmedAt: services.now() }).where(eq(secondFactors.userId, userId));
    await services.limiter.giveBack('passwordByUser', userId);
    return newCodes(tx, userId);
  });
}

/** Failures: 'invalid' at `current`; 'wrongState' where it is off. */
export async function renewCodes(services: Services, userId: string, password: string): Promise<string[]> {
  await assertPassword(services, userId, password, 'current');
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(secondFactors).where(confirmed(userId)).for('update');
    if (!row) throw new Failure('wrongState');
    return newCodes(tx, userId);
  });
}

/** Failures: 'invalid' at `current`, 'wrongCode'. */
export async function endSecondFactor(services: Services, userId: string, input: EndSecondFactor): Promise<void> {
  await assertPassword(services, userId, input.password, 'current');
  await services.limiter.consume('passwordByUser', userId);
  await services.db.transaction(async (tx) => {
    if (!(await takeCode(services, tx, userId, input.code))) throw new Failure('wrongCode', { field: 'code' });
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  });
  await services.limiter.giveBack('passwordByUser', userId);
}
