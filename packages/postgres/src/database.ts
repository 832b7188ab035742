import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';

export const urlOf = (port: number, secret: string, database: string): string =>
  `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** Whether the server at `port` answers as the owner of `dataDir`; then `database` exists. False while it starts. */
export async function ensureDatabase(
  port: number,
  secret: string,
  dataDir: string,
  database: string,
): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(port, secret, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const shown = await client.query('show data_directory');
    if (shown.rows[0]?.data_directory !== dataDir) return false;
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await create(client, database);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Of two that start together, one creates it; the other fails with 42P04 or 23505. */
async function create(client: Client, database: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(database)}`);
  } catch (error) {
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}
