import { Failure, type PasskeyLogin, type PasskeyToUse } from '@verdant/contracts';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys, users } from '../../platform/db/schema.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { countTry } from '../sign-in-tries.ts';
import { isAccount, type UserRow } from '../users.ts';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges.ts';
import { site, verifyPasskey, webAuthn } from './web-authn.ts';

const askerOf = (device: string) => ({ hash: hashSecret(device), userId: null });

/** What the browser with this secret asks for a passkey with. It offers whatever it has for this site. */
export async function beginPasskeySignIn(services: Services, device: string): Promise<PasskeyToUse> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site(services).id,
    challenge: new Uint8Array(await newChallenge(services, askerOf(device))),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return options as PasskeyToUse;
}

/**
 * A passkey whose device looked at who holds it is both: what one has, and what one knows or is. So no password and no
 * code are asked for beside it. Failures: 'passkeyExpired' where this browser began nothing, 'unknownPasskey',
 * 'passkeyRefused', 'inactive', 'tooMany'.
 */
export async function signInWithPasskey(
  services: Services,
  input: PasskeyLogin,
  place: { address: string; device: string },
): Promise<UserRow> {
  const challenge = await takeChallenge(services, askerOf(place.device));
  const [found] = await services.db
    .select({ key: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, input.credentialId));
  const takeBack = await countTry(services, found?.user.emailKey ?? null, place);
  if (!found) throw new Failure('unknownPasskey');
  const { key, user } = found;
  if (Buffer.from(input.userHandle, 'base64url').toString() !== user.id) throw new Failure('passkeyRefused');
  const counter = await verifyPasskey(services, challenge, input, key);
  // of two answers at the same moment with the same count, one comes from a copy of the key
  const grows = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await services.db
    .update(passkeys)
    .set({ counter, usedAt: services.now() })
    .where(and(eq(passkeys.id, key.id), grows))
    .returning({ id: passkeys.id });
  if (!used.length) throw new Failure('passkeyRefused');
  await takeBack();
  if (!user.active || !isAccount(user)) throw new Failure('inactive');
  return user;
}
