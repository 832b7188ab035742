import { Failure } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { users } from '../platform/db/schema.ts';

/**
 * Lets one transaction at a time count and add a user's things, so that a limit holds however fast is clicked. Failure
 * 'unauthorised' where the account was erased meanwhile.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!found.length) throw new Failure('unauthorised');
}
