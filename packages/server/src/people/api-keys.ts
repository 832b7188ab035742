import { type AddApiKey, type ApiKey, type ApiScope, Failure, MAX_API_KEYS, type NewApiKey } from '@verdant/contracts';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { apiKeys, users } from '../platform/db/schema.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Services } from '../services.ts';
import { lockUser } from './lock-user.ts';
import { addMessage } from './messages.ts';
import { assertPassword, isAccount, type UserRow } from './users.ts';

/** How a key begins, so that whoever finds one somewhere knows what it is. */
const MARK = 'vk_';
/** Letters of it that are kept: of 256 random bits 24. */
const START = MARK.length + 4;
/** How exactly it is known when a key was last used. */
const USED_MS = 60_000;
const IDLE_DAYS = 400;

type Row = typeof apiKeys.$inferSelect;
const show = ({ id, name, start, scopes, createdAt, usedAt }: Row): ApiKey => ({
  id,
  name,
  start,
  scopes,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** Newest first. */
export async function listApiKeys({ db }: Services, userId: string): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
  return rows.map(show);
}

const note = (services: Services, tx: Tx, kind: 'key.added' | 'key.revoked', { id, userId, name, start }: Row) =>
  addMessage(services, tx, { userId, kind, key: `${kind} ${id}`, data: { name, start } });

/** A new key, which is stored nowhere. Failures: 'invalid' at `password`; 'keyLimit'. */
export async function addApiKey(services: Services, userId: string, input: AddApiKey): Promise<NewApiKey> {
  await assertPassword(services, userId, input.password, 'current');
  const { secret: drawn } = newSecret();
  const secret = `${MARK}${drawn}`;
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [held] = await tx.select({ n: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if (held!.n >= MAX_API_KEYS) throw new Failure('keyLimit');
    const { name, scopes } = input;
    const kept = { secretHash: hashSecret(secret), start: secret.slice(0, START) };
    const values = { userId, ...kept, name: name.trim(), scopes, createdAt: services.now() };
    const [row] = await tx.insert(apiKeys).values(values).returning();
    await note(services, tx, 'key.added', row!);
    return { ...show(row!), secret };
  });
}

/** Failure 'notFound' for another's. */
export async function revokeApiKey(services: Services, userId: string, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
      .returning();
    if (!row) throw new Failure('notFound');
    await note(services, tx, 'key.revoked', row);
  });
}

/** With another password: what was let in under the old one is out. */
export async function endApiKeys(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

const keysOf = prepared((db) =>
  db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.secretHash, sql.placeholder('hash')))
    .prepare('find_api_key'),
);

export type KeyHolder = { keyId: string; scopes: ApiScope[]; user: UserRow };

/** Whose key it is, null for one that opens nothing. Asked of the database with every call: a revoked key is over at once. */
export async function findKeyHolder({ db, now }: Services, secret: string): Promise<KeyHolder | null> {
  if (!secret.startsWith(MARK) || secret.length > 200) return null;
  const [row] = await keysOf(db).execute({ hash: hashSecret(secret) });
  if (!row || !isAccount(row.user)) return null;
  const { id, scopes, usedAt } = row.key;
  if (!usedAt || usedAt.getTime() < now().getTime() - USED_MS)
    await db.update(apiKeys).set({ usedAt: now() }).where(eq(apiKeys.id, id));
  return { keyId: id, scopes, user: row.user };
}

/** Keys that nothing calls with any more: nobody would notice who else has them. */
export async function removeIdleApiKeys({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - IDLE_DAYS * 86_400_000);
  await db.delete(apiKeys).where(lt(sql`coalesce(${apiKeys.usedAt}, ${apiKeys.createdAt})`, old));
}
