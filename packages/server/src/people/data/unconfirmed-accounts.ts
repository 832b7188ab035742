import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import { mailTokens, users } from '../../platform/db/schema.ts';
import { removeBytes } from '../../platform/storage/remove-bytes.ts';
import type { Services } from '../../services.ts';
import { eraseRows } from './erase.ts';

const KEPT_MS = 7 * 86_400_000;
const BATCH = 200;

/** Accounts whose address nobody has confirmed within a week, unless a mailed link still works. */
export async function removeUnconfirmedAccounts(services: Services): Promise<void> {
  const { db, now } = services;
  const link = db
    .select({ hash: mailTokens.tokenHash })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, users.id), gt(mailTokens.expiresAt, now())));
  const over = and(
    eq(users.active, false),
    isNull(users.guestUntil),
    lt(users.createdAt, new Date(now().getTime() - KEPT_MS)),
    notExists(link),
  );
  for (let more = true; more; ) {
    const found = await db.select({ id: users.id, emailKey: users.emailKey }).from(users).where(over).limit(BATCH);
    for (const person of found) {
      const files = await db.transaction(async (tx) => {
        // confirmed at this very moment
        const [still] = await tx
          .select({ active: users.active })
          .from(users)
          .where(eq(users.id, person.id))
          .for('update');
        return still?.active === false ? eraseRows(services, tx, person) : [];
      });
      await removeBytes(services, files);
    }
    more = found.length === BATCH;
  }
}
