import { fileURLToPath } from 'node:url';
import { Failure } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { Db } from './client.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** All migrations of this version, in their order. */
const known = () => readMigrationFiles({ migrationsFolder });

/** Their hashes. */
export const knownMigrations = (): string[] => known().map(({ hash }) => hash);

let newest: number | undefined;
/** When the newest was made: the database has the same of the newest that was applied to it. */
function newestKnown(): number {
  newest ??= known().at(-1)!.folderMillis;
  return newest;
}

/** The oldest major version of PostgreSQL that it was tried with. */
const OLDEST = 15;

/** Throws a sentence where this PostgreSQL, or what is in this database, is not for this version of ours. */
export async function assertFits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server: string; there: string | null }>(
    "select current_setting('server_version') as server, to_regclass('drizzle.__drizzle_migrations') as there",
  );
  const { server, there } = rows[0]!;
  if (Number.parseInt(server, 10) < OLDEST)
    throw new Error(`DATABASE_URL: PostgreSQL ${server} answers there; ${OLDEST} or newer is needed.`);
  if (!there) return;
  const applied = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  if (Number(applied.rows[0]!.at) > newestKnown())
    throw new Error(
      'The database was used by a newer version of Verdant, and there is no way back on it. Install that version again, ' +
        'or restore a backup of this one into an empty database (docs/OPERATIONS.md, Upgrade).',
    );
}

/**
 * Asks whether people can be served: whether anything can be written. Failure 'otherDatabase' where it was not brought up
 * to this version yet.
 */
export async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ fixed: string; applied: string | null }>(sql`
    select current_setting('transaction_read_only') as fixed, max(created_at) as applied
    from drizzle.__drizzle_migrations`);
  const { fixed, applied } = rows[0]!;
  if (Number(applied) < newestKnown()) throw new Failure('otherDatabase', { retry: true, data: { retryAfter: 10 } });
  return fixed === 'off';
}
