import {
  type BeginIdentity,
  Failure,
  type Identities,
  type Identity,
  type Language,
  MAX_IDENTITIES,
  type RemoveIdentity,
} from '@verdant/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import { queueMail } from '../../mail/outbox.ts';
import type { Tx } from '../../platform/db/client.ts';
import { identities } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../lock-user.ts';
import { addMessage } from '../messages.ts';
import { assertPassword, linkTo, type UserRow } from '../users.ts';
import { beginAttempt } from './attempts.ts';
import { linkedMail } from './linked-mail.ts';
import type { Claims, IdentityProvider } from './provider.ts';
import { listProviders, providersOf } from './providers.ts';

type Row = typeof identities.$inferSelect;
const LABEL_MAX = 254;

/** What a provider is called, also one that is set up no longer. */
function nameOf(services: Services, { provider }: Pick<Row, 'provider'>): Record<Language, string> {
  return providersOf(services).find(({ id }) => id === provider)?.name ?? { en: provider, zh: provider };
}

/** Newest first. */
export async function listIdentities(services: Services, user: UserRow, language: Language): Promise<Identities> {
  const own = eq(identities.userId, user.id);
  const rows = await services.db.select().from(identities).where(own).orderBy(desc(identities.createdAt));
  const shown = rows.map(
    (row): Identity => ({
      id: row.id,
      provider: row.provider,
      name: nameOf(services, row)[language],
      label: row.label,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
    }),
  );
  return {
    hasPassword: user.passwordHash !== null,
    identities: shown,
    providers: listProviders(services, language),
  };
}

function note(services: Services, tx: Tx, kind: 'identity.added' | 'identity.removed', row: Row): Promise<boolean> {
  const { en, zh } = nameOf(services, row);
  const data = { 'provider.en': en, 'provider.zh': zh, label: row.label };
  return addMessage(services, tx, { userId: row.userId, kind, key: `${kind} ${row.id}`, data });
}

/**
 * Where the browser of that session goes to link. The password says that it is the owner. Failures: 'invalid' at
 * `current`, 'noPassword', 'notFound', 'providerDown'.
 */
export async function beginIdentity(
  services: Services,
  userId: string,
  sessionHash: string,
  { provider, password }: BeginIdentity,
): Promise<string> {
  await assertPassword(services, userId, password, 'current');
  return beginAttempt(services, { askedBy: sessionHash, userId, provider, next: null });
}

/** Lets what the provider said open that account, and tells its owner. Failures 'identityTaken', 'identityLimit'. */
export async function link(
  services: Services,
  tx: Tx,
  user: UserRow,
  { provider, claims, mail }: { provider: IdentityProvider; claims: Claims; mail: boolean },
): Promise<void> {
  await lockUser(tx, user.id);
  const [held] = await tx.select({ n: count() }).from(identities).where(eq(identities.userId, user.id));
  const { id, issuer } = provider;
  const { subject } = claims;
  const label = (claims.email ?? claims.name).slice(0, LABEL_MAX);
  const values = { userId: user.id, provider: id, issuer, subject, label, createdAt: services.now() };
  const [row] = await tx.insert(identities).values(values).onConflictDoNothing().returning();
  if (!row) {
    const same = and(eq(identities.provider, id), eq(identities.issuer, issuer), eq(identities.subject, subject));
    const [known] = await tx.select({ userId: identities.userId }).from(identities).where(same);
    if (known?.userId === user.id) return;
    throw new Failure('identityTaken');
  }
  if (held!.n >= MAX_IDENTITIES) throw new Failure('identityLimit');
  await note(services, tx, 'identity.added', row);
  if (!mail) return;
  const where = linkTo(services, '/person-center?part=security');
  await queueMail(tx, linkedMail(user, { name: provider.name[user.language], label }, where));
}

/**
 * The password that is asked for is the way in that stays: nobody removes the last one. Failures: 'invalid' at
 * `current`, 'noPassword'; 'notFound' for another's.
 */
export async function removeIdentity(services: Services, userId: string, input: RemoveIdentity): Promise<void> {
  await assertPassword(services, userId, input.password, 'current');
  await services.db.transaction(async (tx) => {
    const own = and(eq(identities.id, input.id), eq(identities.userId, userId));
    const [row] = await tx.delete(identities).where(own).returning();
    if (!row) throw new Failure('notFound');
    await note(services, tx, 'identity.removed', row);
  });
}
