import { type ErrorName, Failure } from '@verdant/contracts';
import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from './client.ts';
import type { applications, letters, practices } from './schema.ts';

/** Tables of a person's things that can be put back for a day once they are deleted. */
type PutAway = typeof applications | typeof letters | typeof practices;

const KEPT_DELETED_MS = 24 * 3_600_000;

type Room = { userId: string; most: number; more: number; limit: ErrorName };

/** Failure `limit` where `more` have no room beside those that are there. Deleted ones make room at once. */
export async function makeRoom(tx: Tx, table: PutAway, { userId, most, more, limit }: Room): Promise<void> {
  const own = eq(table.userId, userId);
  const hasRoom = async () => {
    const [row] = await tx.select({ n: count() }).from(table).where(own);
    return row!.n + more <= most;
  };
  if (await hasRoom()) return;
  await tx.delete(table).where(and(own, isNotNull(table.deletedAt)));
  if (!(await hasRoom())) throw new Failure(limit);
}

/** Deletes for good what was put away a day ago or earlier. */
export async function removePutAway(db: DbOrTx, table: PutAway, now: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, new Date(now.getTime() - KEPT_DELETED_MS)));
}
