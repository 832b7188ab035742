import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzle } from 'drizzle-orm/node-postgres/migrator';
import { assertFits, knownMigrations, migrationsFolder } from './database-version.ts';
import { withClient } from './with-client.ts';

const LOCK = 7_203_141;

/**
 * Brings the tables of the product and of the queue up to date, or to an older state: that after the first `count`
 * migrations. Safe to call from several processes at once. Throws a sentence where the database is not for this version.
 */
export async function migrate(databaseUrl: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('set client_min_messages to warning');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await assertFits(client);
    const run = (folder: string) => runDrizzle(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
    await (count < knownMigrations().length ? withFirst(count, run) : run(migrationsFolder));
    await runMigrations(client as never);
  });
}

/** A folder whose journal ends early. */
async function withFirst(count: number, run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verdant-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
