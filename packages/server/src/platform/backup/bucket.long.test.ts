import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, hasS3, type TestBucket } from '../../../testing/buckets.ts';
import { withDatabase } from '../../../testing/empty-database.ts';
import { addFullPerson } from '../../../testing/full-person.ts';
import { createTestServices, type TestServices } from '../../../testing/services.ts';
import { removeOrphanFiles } from '../../resume/files.ts';
import { type Config, readConfig } from '../config.ts';
import { openStorage } from '../storage/open-storage.ts';
import { isKey } from '../storage/storage.ts';
import { restore } from './restore.ts';
import { backUp, type Place } from './take.ts';

/** As the commands do: from settings, before anything of the installation was opened. */
const placeOf = (config: Config): Place => ({ ...config, storage: openStorage(config) });

describe.runIf(hasS3)('a backup of a bucket', () => {
  let test: TestServices;
  let root: string;
  const buckets: TestBucket[] = [];
  const newBucket = async () => {
    const bucket = await createTestBucket();
    buckets.push(bucket);
    return bucket;
  };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'verdant-backup-'));
    test = await createTestServices((await newBucket()).env);
    await test.services.storage.check();
    await addFullPerson(test.services, 'ottoline');
  }, 60_000);
  afterAll(async () => {
    await test.close();
    for (const bucket of buckets) bucket.close();
    await rm(root, { recursive: true });
  });

  /** What there is but for the mark of the installation, by id. */
  const filesOf = async (bucket: TestBucket) => {
    const all = [...(await bucket.objects())].map(([name, bytes]) => [name.slice('files/ab/'.length), bytes] as const);
    return new Map(all.filter(([id]) => isKey(id)).map(([id, bytes]) => [id, Buffer.from(bytes).toString('hex')]));
  };

  it('goes into another bucket, into a folder, and never into one that is in use', async () => {
    const [first] = buckets;
    const orphan = crypto.randomUUID();
    await test.services.storage.put(orphan, randomBytes(100));
    const dir = join(root, 'backup');
    const manifest = await backUp(placeOf(test.config), dir);
    const kept = await filesOf(first!);
    kept.delete(orphan);
    expect([manifest.files, manifest.missing]).toEqual([kept.size, []]);
    expect(kept.size).toBe(3);

    await withDatabase(test.config.databaseUrl, async (DATABASE_URL) => {
      const DATA_DIR = join(root, 'into-bucket');
      const taken = readConfig({ DATABASE_URL, DATA_DIR, ...first!.env });
      await expect(restore(dir, placeOf(taken))).rejects.toThrow('an installation keeps its files there');
      const second = await newBucket();
      await restore(dir, placeOf(readConfig({ DATABASE_URL, DATA_DIR, ...second.env })));
      expect(await filesOf(second)).toEqual(kept);
      expect(await readdir(DATA_DIR)).toEqual(['secret']);
      // with the secret that came along the new one may work with it
      await placeOf(readConfig({ DATABASE_URL, DATA_DIR, ...second.env })).storage.check();
    });
    await withDatabase(test.config.databaseUrl, async (DATABASE_URL) => {
      const config = readConfig({ DATABASE_URL, DATA_DIR: join(root, 'into-folder') });
      const place = placeOf(config);
      await restore(dir, place);
      for (const [id, hex] of kept) expect(Buffer.from((await place.storage.get(id))!).toString('hex')).toBe(hex);
    });
    await removeOrphanFiles({ ...test.services, now: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await filesOf(first!)).toEqual(kept);
  }, 120_000);
});
