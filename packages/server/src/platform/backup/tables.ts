import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { parentOf } from './hashed-files.ts';

/** What a backup says of a table; `file` is its rows as COPY writes them, packed. */
export type BackedTable = { name: string; columns: string[]; file: string; rows: number };

/** Names of tables with their columns that are not computed, tables that others point to first. */
export async function readTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by t.table_name order by t.table_name`);
  const links = await client.query<{ child: string; parent: string }>(`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and child.oid <> parent.oid`);
  const ordered: typeof rows = [];
  const done = new Set<string>();
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !done.has(name))) {
    const free = left.filter(({ name }) => links.rows.every((link) => link.child !== name || done.has(link.parent)));
    if (free.length === 0) throw new Error(`tables point at each other: ${left.map(({ name }) => name).join(', ')}`);
    for (const table of free) done.add(table.name);
    ordered.push(...free);
  }
  return ordered;
}

const listOf = (client: pg.Client, { name, columns }: { name: string; columns: string[] }) =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

export async function writeTable(
  client: pg.Client,
  dir: string,
  table: { name: string; columns: string[] },
): Promise<BackedTable> {
  const file = `database/${table.name}.copy.gz`;
  await parentOf(join(dir, file));
  const rows = client.query(copyTo(`copy ${listOf(client, table)} to stdout`));
  await pipeline(rows, createGzip({ level: 5 }), createWriteStream(join(dir, file), { mode: 0o600 }));
  return { ...table, file, rows: rows.rowCount };
}

/** Reads a table's rows back, and lets what counts up go on behind them. */
export async function readTable(client: pg.Client, dir: string, table: BackedTable): Promise<void> {
  const rows = client.query(copyFrom(`copy ${listOf(client, table)} from stdin`));
  await pipeline(createReadStream(join(dir, table.file)), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw new Error(`${table.name}: ${rows.rowCount} of ${table.rows} rows came back`);
  const counting = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
    [table.name],
  );
  const own = client.escapeIdentifier(table.name);
  for (const { name } of counting.rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${client.escapeIdentifier(name)})) from ${own} having count(*) > 0`,
      [own, name],
    );
}
