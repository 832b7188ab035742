import { chmod, copyFile, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { knownMigrations } from '../db/database-version.ts';
import { migrate } from '../db/migrate.ts';
import { withClient } from '../db/with-client.ts';
import { SECRET_FILE } from '../server-secret.ts';
import type { Storage } from '../storage/storage.ts';
import { checkSums, filesBelow, MANIFEST, parentOf } from './hashed-files.ts';
import { inLanes } from './in-lanes.ts';
import { appliedMigrations } from './migrations.ts';
import { readTable, readTables } from './tables.ts';
import type { Manifest, Place } from './take.ts';

/** Reads a backup and checks every file of it; throws with a sentence that says what is wrong. */
export async function verifyBackup(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${dir} holds no whole backup: ${MANIFEST} is missing`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error(`${dir} is a backup of a format that this version does not know`);
  await checkSums(dir, manifest.sums);
  return manifest;
}

/**
 * Brings a backup into an empty database, DATA_DIR and storage, then all up to this version. Files come first and the tables in
 * one transaction, so that one that failed can be begun again. Throws with a sentence.
 */
export async function restore(dir: string, { databaseUrl, dataDir, storage }: Place): Promise<Manifest> {
  const manifest = await verifyBackup(dir);
  const known = knownMigrations();
  if (manifest.migrations.some((hash, i) => hash !== known[i]))
    throw new Error('The backup was made by a newer version; install that one, or a newer one still');
  await assertSameSecret(dir, dataDir);
  await assertEmpty(databaseUrl, manifest);
  // two installations with one secret would remove each other's files as orphans
  if (await storage.isTaken())
    throw new Error('S3_BUCKET: an installation keeps its files there; restore into another bucket, or S3_PREFIX');
  await migrate(databaseUrl, manifest.migrations.length);
  await restoreFiles(dir, storage);
  await restoreSecret(dir, dataDir);
  await restoreTables(databaseUrl, dir, manifest);
  await migrate(databaseUrl);
  return manifest;
}

/** What the secret of the backup protects could not be read with another one. */
async function assertSameSecret(dir: string, dataDir: string): Promise<void> {
  const [theirs, ours] = await Promise.all(
    [dir, dataDir].map((place) => readFile(join(place, SECRET_FILE), 'utf8').catch(() => null)),
  );
  if (theirs && ours && theirs !== ours)
    throw new Error(
      `${join(dataDir, SECRET_FILE)} is another one than that of the backup; restore into a new DATA_DIR`,
    );
}

async function assertEmpty(databaseUrl: string, { migrations }: Manifest): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const { name } of await readTables(client)) {
      const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`);
      if (rowCount) throw new Error(`The database is not empty (${name} has rows); restore into an empty one`);
    }
    const applied = (await appliedMigrations(client)).length;
    if (applied > migrations.length)
      throw new Error('The database was used by a newer version than the backup; restore into an empty one');
  });
}

async function restoreFiles(dir: string, storage: Storage): Promise<void> {
  const paths = await filesBelow(join(dir, 'files')).catch(() => []);
  await inLanes(paths, async (path) => storage.put(basename(path), await readFile(join(dir, 'files', path))));
}

async function restoreSecret(dir: string, dataDir: string): Promise<void> {
  const target = join(dataDir, SECRET_FILE);
  await parentOf(target);
  const there = await copyFile(join(dir, SECRET_FILE), target).then(
    () => true,
    () => false,
  );
  if (there) await chmod(target, 0o600);
}

async function restoreTables(databaseUrl: string, dir: string, { tables }: Manifest): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    for (const { name } of await readTables(client)) {
      const table = tables.find((one) => one.name === name);
      if (table) await readTable(client, dir, table);
    }
    await client.query('commit');
  });
}
