import {
  type AddPasskey,
  Failure,
  MAX_PASSKEYS,
  type Passkey,
  type PasskeyToMake,
  type RemovePasskey,
  type RenamePasskey,
} from '@verdant/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/client.ts';
import { passkeys } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../lock-user.ts';
import { assertPassword } from '../users.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges.ts';
import { ALGORITHMS, site, verifyNewPasskey, webAuthn } from './web-authn.ts';

const show = ({ id, name, createdAt, usedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Newest first. */
export async function listPasskeys({ db }: Services, userId: string): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt));
  return rows.map(show);
}

async function assertRoom(db: DbOrTx, userId: string): Promise<void> {
  const [held] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  if (held!.n >= MAX_PASSKEYS) throw new Failure('passkeyLimit');
}

/**
 * What the browser makes a passkey of, for the session of that hash. Failures: 'invalid' at `current`; 'passkeyLimit'.
 */
export async function beginPasskey(
  services: Services,
  userId: string,
  sessionHash: string,
  password: string,
): Promise<PasskeyToMake> {
  const { email, nickname } = await assertPassword(services, userId, password, 'current');
  await assertRoom(services.db, userId);
  const held = await services.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Verdant',
    rpID: site(services).id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: nickname || email,
    challenge: new Uint8Array(await newChallenge(services, { hash: sessionHash, userId })),
    timeout: CHALLENGE_MS,
    excludeCredentials: held,
    // found without a name being typed, and with a look at who holds the device
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as PasskeyToMake;
}

/**
 * Keeps what the browser made. Failures: 'passkeyExpired' where this session began nothing, 'passkeyRefused' (somebody's
 * already, too), 'passkeyLimit'.
 */
export async function addPasskey(
  services: Services,
  userId: string,
  sessionHash: string,
  input: AddPasskey,
): Promise<Passkey> {
  const challenge = await takeChallenge(services, { hash: sessionHash, userId });
  const key = await verifyNewPasskey(services, challenge, input);
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await assertRoom(tx, userId);
    const [row] = await tx
      .insert(passkeys)
      .values({ userId, ...key, name: input.name.trim(), createdAt: services.now() })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Failure('passkeyRefused');
    return show(row);
  });
}

/** Failure 'notFound' for another's. */
export async function renamePasskey({ db }: Services, userId: string, { id, name }: RenamePasskey): Promise<Passkey> {
  const [row] = await db.update(passkeys).set({ name: name.trim() }).where(own(userId, id)).returning();
  if (!row) throw new Failure('notFound');
  return show(row);
}

/** Failures: 'invalid' at `current`; 'notFound' for another's. */
export async function removePasskey(services: Services, userId: string, input: RemovePasskey): Promise<void> {
  await assertPassword(services, userId, input.password, 'current');
  const removed = await services.db.delete(passkeys).where(own(userId, input.id)).returning({ id: passkeys.id });
  if (!removed.length) throw new Failure('notFound');
}
