import { EMAIL_MAX, Failure, type Language, NICKNAME_MAX } from '@verdant/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { identities, users } from '../../platform/db/schema.ts';
import { violatesUnique } from '../../platform/db/unique-violation.ts';
import type { Services } from '../../services.ts';
import { setPassword } from '../passwords.ts';
import { freeUsername } from '../usernames.ts';
import { accountOf, keyOf, type UserRow, userByEmail } from '../users.ts';
import { link } from './own-identities.ts';
import type { Claims, IdentityProvider } from './provider.ts';

export type Came = { provider: IdentityProvider; claims: Claims; language: Language };

/**
 * One mailbox and nothing else: what mail programs would read as a list, or as a name beside it, is none; nor is what
 * only becomes another's address in lower case, as the Kelvin sign becomes a k.
 */
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[\w.-]{1,189}$/;
const provenAddress = ({ email, emailVerified }: Claims): string | null =>
  email !== null && emailVerified && email.length <= EMAIL_MAX && MAILBOX.test(email) ? email : null;

/** Whose account the provider's word opens: one that was linked, else the one of the address that it confirms. */
export async function findAccount(services: Services, { provider, claims }: Came): Promise<UserRow | undefined> {
  const [linked] = await services.db
    .select({ userId: identities.userId })
    .from(identities)
    .where(sameAs(provider, claims));
  if (linked) return accountOf(services.db, eq(users.id, linked.userId));
  const email = provenAddress(claims);
  if (email === null) throw new Failure('notLinked');
  const known = await userByEmail(services, email);
  // nobody has proved the address of one that waits to be activated
  return known?.active ? known : undefined;
}

const sameAs = ({ id, issuer }: IdentityProvider, { subject }: Claims) =>
  and(eq(identities.provider, id), eq(identities.issuer, issuer), eq(identities.subject, subject));

/** Notes that it opened the account, or links the two and tells the owner. */
export async function useAccount(services: Services, { provider, claims }: Came, user: UserRow): Promise<UserRow> {
  return services.db.transaction(async (tx) => {
    const [used] = await tx
      .update(identities)
      .set({ usedAt: services.now() })
      .where(and(sameAs(provider, claims), eq(identities.userId, user.id)))
      .returning({ id: identities.id });
    if (!used) await link(services, tx, user, { provider, claims, mail: true });
    return user;
  });
}

/**
 * An account for an address that the provider confirms, active and without a password. One that waits to be activated
 * becomes it, without what was typed by whoever signed up: the address was anybody's word then.
 */
export async function newAccount(services: Services, came: Came): Promise<UserRow> {
  const email = provenAddress(came.claims);
  if (email === null) throw new Failure('notLinked');
  const write = () => services.db.transaction((tx) => writeAccount(services, tx, came, email));
  // somebody else took the same username at this very moment: another one is looked for
  return write().catch((error) => (violatesUnique(error, 'users_username') ? write() : Promise.reject(error)));
}

async function writeAccount(services: Services, tx: Tx, came: Came, email: string): Promise<UserRow> {
  const { provider, claims, language } = came;
  const emailKey = keyOf(email);
  const what = { nickname: claims.name.trim().slice(0, NICKNAME_MAX), language };
  const [created] = await tx
    .insert(users)
    .values({ email, emailKey, username: await freeUsername(tx, email), active: true, ...what })
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  const user = (created as UserRow | undefined) ?? (await takeWaiting(tx, emailKey, what));
  await link(services, tx, user, { provider, claims, mail: false });
  return user;
}

/** Failure 'signInExpired' where it was activated at this very moment: begun again, its owner is asked for what it asks. */
async function takeWaiting(tx: Tx, emailKey: string, what: { nickname: string; language: Language }): Promise<UserRow> {
  const waits = and(eq(users.emailKey, emailKey), eq(users.active, false));
  const [waiting] = await tx.update(users).set(what).where(waits).returning({ id: users.id });
  if (!waiting) throw new Failure('signInExpired');
  return setPassword(tx, waiting.id, { passwordHash: null, active: true });
}
