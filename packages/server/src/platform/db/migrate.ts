import { fileURLToPath } from 'node:url';
import { runMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzle } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const LOCK = 7_203_141;

/** Brings the tables of the product and of the queue up to date. Safe to call from several processes at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set client_min_messages to warning');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runDrizzle(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
    await runMigrations(client as never);
  } finally {
    await client.end();
  }
}
