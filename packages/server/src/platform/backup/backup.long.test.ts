import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyContent } from '@verdant/resume';
import { eq, getTableName, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabase } from '../../../testing/empty-database.ts';
import { addFullPerson } from '../../../testing/full-person.ts';
import { createTestServices, type TestServices } from '../../../testing/services.ts';
import { takeQuota } from '../../money/quota.ts';
import { dataMap } from '../../people/data/data-map.ts';
import { takeAppCode, totpOf } from '../../people/second-codes.ts';
import { addImage, deleteImage } from '../../resume/files.ts';
import { addResume, updateResume } from '../../resume/resumes.ts';
import { closeServices, createServices, type Services } from '../../services.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { files, rateLimits, resumes, revisions, secondFactors } from '../db/schema.ts';
import { unseal } from '../server-secret.ts';
import { openStorage } from '../storage/open-storage.ts';
import { restore } from './restore.ts';
import { backUp, type Manifest, type Place } from './take.ts';

let test: TestServices;
let services: Services;
let userId: string;
let root: string;
let backup: string;
let place: Place;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  place = { ...test.config, storage: services.storage };
  userId = (await addFullPerson(services, 'ottoline')).id;
  root = await mkdtemp(join(tmpdir(), 'verdant-backup-'));
  backup = join(root, 'one');
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

/** A folder for everything of an installation. */
const placeAt = (databaseUrl: string, folder: string): Place => {
  const dataDir = join(root, folder);
  return { databaseUrl, dataDir, storage: openStorage({ s3: null, dataDir, serverSecret: null }) };
};

/** Somebody who saves, adds pictures and deletes them, as fast as it goes, until `over`. */
async function keepWorking(resumeId: string, over: AbortSignal): Promise<number> {
  const pictures: string[] = [];
  let revision = 1;
  while (!over.aborted) {
    await updateResume(services, userId, { id: resumeId, revision: revision++, name: `Revision ${revision}` });
    const bytes = Buffer.from(`picture ${revision}`);
    pictures.push((await addImage(services, userId, 'p.jpg', bytes)).id);
    if (pictures.length > 2) await deleteImage(services, userId, pictures.shift()!);
  }
  return revision;
}

it('copies everything as of one moment while people go on working', async () => {
  const { resumeId } = await addResume(services, userId, { name: 'Busy', language: 'en', content: emptyContent() });
  const over = new AbortController();
  const working = keepWorking(resumeId, over.signal);
  await pause(200);
  const [acknowledged] = await services.db.select().from(resumes).where(eq(resumes.id, resumeId));
  const manifest: Manifest = await backUp(place, backup);
  over.abort();
  expect(await working).toBeGreaterThan(acknowledged!.revision);
  expect(manifest.missing).toEqual([]);
  expect(manifest.tables.map(({ name }) => name).sort()).toEqual(
    Object.values(dataMap)
      .map(({ table }) => getTableName(table))
      .sort(),
  );
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  expect((await stat(join(backup, 'secret'))).mode & 0o077).toBe(0);

  await withDatabase(test.config.databaseUrl, async (databaseUrl) => {
    const there = placeAt(databaseUrl, 'new-data');
    await restore(backup, there);
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: there.dataDir });
    const restored = createServices(config, { log: pino({ level: 'silent' }) });
    try {
      await expectWhole(restored, manifest);
      const [busy] = await restored.db.select().from(resumes).where(eq(resumes.id, resumeId));
      expect(busy!.revision).toBeGreaterThanOrEqual(acknowledged!.revision);
      await expectGoesOn(restored, resumeId, busy!.revision);
    } finally {
      await closeServices(restored);
    }
  });
}, 60_000);

async function expectWhole({ db, storage, config }: Services, { tables, files: count }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await db.execute(sql`select count(*)::int as n from ${sql.identifier(name)}`);
    expect([name, found.rows[0]!.n]).toEqual([name, rows]);
  }
  const kept = await db.select().from(files);
  expect(kept).toHaveLength(count);
  for (const { id, sha256 } of kept) {
    const bytes = await storage.get(id);
    expect(createHash('sha256').update(bytes!).digest('hex')).toBe(sha256);
  }
  const stored = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(count);
  // the newest revision is the résumé, and what it takes is the sum
  const last = sql`(select max(revision) from ${revisions} r where r.resume_id = ${resumes}.id)`;
  const sum = sql`(select coalesce(sum(bytes), 0) from ${revisions} r where r.resume_id = ${resumes}.id)`;
  const odd = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(sql`${resumes.revision} > 0 and (${resumes.revision} <> ${last} or ${resumes.bytes} <> ${sum})`);
  expect(odd).toEqual([]);
}

async function expectGoesOn(restored: Services, id: string, revision: number): Promise<void> {
  await updateResume(restored, userId, { id, revision, name: 'After' });
  const reference = crypto.randomUUID();
  await restored.db.transaction((tx) => takeQuota(restored, tx, { userId, ability: 'matches', reference }));
  // what was sealed opens with the secret that came along
  const [factor] = await restored.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const secret = unseal(restored.keys.secondFactor, factor!.secret, userId);
  restored.now = () => new Date(Date.now() + 120_000);
  const code = totpOf(secret).generate({ timestamp: restored.now().getTime() });
  expect(await takeAppCode(restored, restored.db, userId, code)).toBe(true);
}

it('goes into nothing that is there, and comes from nothing that is not whole', async () => {
  await expect(backUp(place, backup)).rejects.toThrow('is not empty');
  const nowhere = placeAt(test.config.databaseUrl, 'other');
  await expect(restore(backup, nowhere)).rejects.toThrow('The database is not empty');
  await expect(restore(join(root, 'none'), nowhere)).rejects.toThrow('holds no whole backup');

  await withDatabase(test.config.databaseUrl, async (databaseUrl) => {
    const third = placeAt(databaseUrl, 'third');
    await writeFile(join(root, 'foreign'), 'x');
    const [table] = await readdir(join(backup, 'database'));
    const path = join(backup, 'database', table!);
    const before = await readFile(path);
    await appendFile(path, 'x');
    await expect(restore(backup, third)).rejects.toThrow(`${table} is not what the backup wrote`);
    await rm(path);
    await expect(restore(backup, third)).rejects.toThrow(`${table} is missing`);
    await writeFile(path, before);
    await writeFile(join(backup, 'added'), 'x');
    await expect(restore(backup, third)).rejects.toThrow('added is not what the backup wrote');
    await rm(join(backup, 'added'));
    // nothing was begun by all that, and a restore that is begun again goes through
    await migrate(databaseUrl, 11);
    await migrate(databaseUrl);
    await restore(backup, third);
    await expect(restore(backup, third)).rejects.toThrow('The database is not empty');
  });
}, 60_000);

it('an older version of the database is brought up to this one after its rows are back', async () => {
  await withDatabase(test.config.databaseUrl, async (databaseUrl) => {
    await migrate(databaseUrl, 11);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `insert into users (email, email_key, password_hash) values ('o@example.com', 'o@example.com', 'x')`,
    );
    await client.query(`insert into rate_limits (key, points) values ('signInFrom:o@example.com', 1)`);
    await client.end();
    const dir = join(root, 'older');
    const { migrations } = await backUp(placeAt(databaseUrl, 'no-data'), dir);
    expect(migrations).toHaveLength(11);
    await withDatabase(test.config.databaseUrl, async (target) => {
      const there = placeAt(target, 'fourth');
      await restore(dir, there);
      const config = readConfig({ DATABASE_URL: target, DATA_DIR: there.dataDir });
      const restored = createServices(config, { log: pino({ level: 'silent' }) });
      // what the newer version changes about rows was done to these
      expect(await restored.db.select().from(rateLimits)).toEqual([]);
      expect(await restored.db.query.users.findMany()).toHaveLength(1);
      await closeServices(restored);
    });
  });
}, 60_000);
