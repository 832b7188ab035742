import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient } from '../db/with-client.ts';
import { SECRET_FILE } from '../server-secret.ts';
import { pathOf, type Storage } from '../storage/storage.ts';
import { filesBelow, makeEmptyFolder, parentOf, seal, sha256Of } from './hashed-files.ts';
import { inLanes } from './in-lanes.ts';
import { appliedMigrations } from './migrations.ts';
import { type BackedTable, readTables, writeTable } from './tables.ts';

export type Manifest = {
  format: 1;
  createdAt: string;
  /** hashes of the migrations that the database had, in their order */
  migrations: string[];
  tables: BackedTable[];
  files: number;
  /** rows of `files` whose bytes were gone before: nothing can bring them back */
  missing: string[];
  sums: string;
};
export type Place = { databaseUrl: string; dataDir: string; storage: Storage };

/** Where the bytes of a file stand in a backup. */
const copyOf = (dir: string, id: string) => join(dir, 'files', pathOf(id));
/** So long others may keep a backup waiting, and it them. */
const LOCK_MS = 20_000;

/**
 * Copies database and files into an empty folder while people go on working: all tables as of one moment, and the bytes
 * of exactly the files that those name. Throws with a sentence; a folder without a manifest is no backup.
 */
export async function backUp(place: Place, dir: string): Promise<Manifest> {
  const { databaseUrl, dataDir, storage } = place;
  await makeEmptyFolder(dir);
  // most of them, before anybody has to wait
  const copied = new Set<string>();
  for await (const ids of storage.list()) await copyAll(storage, dir, ids, copied);
  const moment = await withClient(databaseUrl, (client) => copyMoment(client, place, dir, copied));
  const missing = await matchFiles(dir, moment.files);
  await copyFile(join(dataDir, SECRET_FILE), join(dir, SECRET_FILE)).catch(ignoreMissing);
  const what = { format: 1 as const, createdAt: moment.at, migrations: moment.migrations, tables: moment.tables };
  const manifest = { ...what, files: moment.files.size - missing.length, missing };
  return { ...manifest, sums: await seal(dir, manifest) };
}

function ignoreMissing(error: unknown): false {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
  throw error;
}

/** Copies those that are not there yet; one that has no bytes (any longer) is passed over. */
async function copyAll(storage: Storage, dir: string, ids: string[], copied: Set<string>): Promise<void> {
  const left = ids.filter((id) => !copied.has(id));
  await inLanes(left, async (id) => {
    await parentOf(copyOf(dir, id));
    if (await storage.save(id, copyOf(dir, id))) copied.add(id);
  });
}

type Moment = { at: string; migrations: string[]; tables: BackedTable[]; files: Map<string, string> };

/** The rows of one moment, and the bytes of the files that were added since most of them were copied. */
async function copyMoment(client: pg.Client, place: Place, dir: string, copied: Set<string>): Promise<Moment> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query("set local time zone 'UTC'");
  const files = await withFilesHeld(place.databaseUrl, async () => {
    const { rows } = await client.query<{ id: string; sha256: string }>('select id, sha256 from files');
    const ids = rows.map(({ id }) => id);
    await copyAll(place.storage, dir, ids, copied);
    return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  });
  const at = await client.query<{ now: Date }>('select now()');
  const tables: BackedTable[] = [];
  for (const table of await readTables(client)) tables.push(await writeTable(client, dir, table));
  const migrations = await appliedMigrations(client);
  await client.query('commit');
  return { at: at.rows[0]!.now.toISOString(), migrations, tables, files };
}

/** Nobody adds or deletes a file while `work` runs: bytes go only after their row has gone. */
async function withFilesHeld<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LOCK_MS}`);
    await client.query('lock table files in share mode');
    const result = await work();
    await client.query('commit');
    return result;
  });
}

/** Holds the bytes in the folder against the rows; says of which there are none. */
async function matchFiles(dir: string, files: Map<string, string>): Promise<string[]> {
  const missing: string[] = [];
  for (const [id, sha256] of files) {
    const sum = await sha256Of(copyOf(dir, id)).catch(ignoreMissing);
    if (!sum) missing.push(id);
    else if (sum !== sha256) throw new Error(`The stored file ${id} is not what was uploaded; the disk may be damaged`);
  }
  for (const path of await filesBelow(join(dir, 'files')).catch(() => []))
    if (!files.has(path.slice(3))) await rm(join(dir, 'files', path));
  return missing;
}
