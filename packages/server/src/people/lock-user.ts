import { Failure } from '@verdant/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { users } from '../platform/db/schema.ts';

const locking = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_user'),
);

/**
 * Lets one transaction at a time count and add a user's things, so that a limit holds however fast is clicked. Failure
 * 'unauthorised' where the account was erased meanwhile.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const found = await locking(tx).execute({ id: userId });
  if (!found.length) throw new Failure('unauthorised');
}
