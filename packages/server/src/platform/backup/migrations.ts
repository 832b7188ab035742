import type pg from 'pg';

/** The hashes of what was applied to a database, in order; none where it was never migrated. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const there = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!there.rows[0]?.found) return [];
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}
