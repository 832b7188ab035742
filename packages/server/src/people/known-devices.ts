import { MAX_SESSIONS } from '@verdant/contracts';
import { and, desc, eq, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { knownDevices, sessions, users } from '../platform/db/schema.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { Services } from '../services.ts';

/** A cookie outlives no longer than this the last time that it signed in. */
export const DEVICE_DAYS = 400;

/** The hash of a device that this account was signed in on; null where it was not. The same work for every address. */
export async function knownDevice({ db }: Services, emailKey: string, device: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.emailKey, emailKey), eq(knownDevices.deviceHash, hashSecret(device))));
  return row?.hash ?? null;
}

/** Of each account as many as it has sessions; the one used longest ago is forgotten for a new one. */
export async function rememberDevice({ now }: Services, db: DbOrTx, userId: string, device: string): Promise<string> {
  const deviceHash = hashSecret(device);
  const own = eq(knownDevices.userId, userId);
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt: now() })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt: now() } });
  const kept = db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.seenAt))
    .limit(MAX_SESSIONS);
  await db.delete(knownDevices).where(and(own, notInArray(knownDevices.deviceHash, kept)));
  return deviceHash;
}

/** Of all devices, or of one: those that are signed in no longer. Whoever ends a session may have lost the device. */
export async function forgetDevices(db: DbOrTx, userId: string, deviceHash?: string): Promise<void> {
  const signedIn = db
    .select({ hash: sessions.deviceHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.deviceHash)));
  const which = and(
    eq(knownDevices.userId, userId),
    notInArray(knownDevices.deviceHash, signedIn),
    deviceHash ? eq(knownDevices.deviceHash, deviceHash) : undefined,
  );
  await db.delete(knownDevices).where(which);
}

export async function removeOldDevices({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - DEVICE_DAYS * 86_400_000);
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, old));
}
