import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/client.ts';
import { archives, files, resumes, shares } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';
import { limitOf } from '../catalogue.ts';
import { levelOf } from '../membership.ts';
import { beyond } from '../quota.ts';

export const MEGABYTE = 1024 * 1024;

/** What a person's files, résumés with their revisions, archives and pinned résumés take. */
export async function storedBytes(db: DbOrTx, userId: string): Promise<number> {
  const all = async (
    sum: ReturnType<typeof sql>,
    table: typeof files | typeof resumes | typeof archives | typeof shares,
  ) => {
    const [row] = await db
      .select({ bytes: sql<number>`coalesce(${sum}, 0)::float8` })
      .from(table)
      .where(eq(table.userId, userId));
    return row!.bytes;
  };
  return (
    (await all(sql`sum(${files.size}::bigint)`, files)) +
    (await all(sql`sum(${resumes.bytes})`, resumes)) +
    (await all(sql`sum(${archives.bytes})`, archives)) +
    (await all(sql`sum(${shares.bytes})`, shares))
  );
}

/**
 * Lets something be added while what is kept, this included, fits the level's space; else Failure 'benefits' (102). A
 * save adds nothing: the oldest revisions make room for it. The caller holds the person's lock.
 */
export async function checkStorage(services: Services, tx: Tx, userId: string): Promise<void> {
  const level = await levelOf(services, tx, userId);
  const limit = limitOf(level, 'storage');
  if (limit !== null && (await storedBytes(tx, userId)) > limit * MEGABYTE) throw beyond(level, 'storage', limit);
}
