import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '../src/platform/storage/folder-storage.ts';
import { rememberSmall } from '../src/platform/storage/remember-small.ts';
import { readS3Config } from '../src/platform/storage/s3-config.ts';
import { s3Storage } from '../src/platform/storage/s3-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { createTestBucket, hasS3 } from './buckets.ts';

/** A storage and, of the same files, what another process has. */
export type Opened = { storage: Storage; another: Storage; drop: () => Promise<void> };

async function openFolder(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'verdant-storage-'));
  const open = () => folderStorage(join(root, 'files'));
  return { storage: open(), another: open(), drop: () => rm(root, { recursive: true }) };
}

async function openBucket(): Promise<Opened> {
  const bucket = await createTestBucket();
  const open = () => s3Storage(readS3Config(bucket.env)!, () => 'ours');
  const storage = rememberSmall(open());
  return {
    storage,
    another: open(),
    drop: async () => {
      storage.close();
      bucket.close();
    },
  };
}

/** Both kinds of storage, the bucket where the test run has brought a server. */
export const storageKinds: [string, () => Promise<Opened>][] = [['a folder', openFolder]];
if (hasS3) storageKinds.push(['a bucket', openBucket]);

/** Puts `count` files of next to nothing, side by side. Their keys, sorted. */
export async function putMany(storage: Storage, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  const left = keys.values();
  const lane = async () => {
    for (const key of left) await storage.put(key, new TextEncoder().encode(key));
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return keys.sort();
}

/** All keys, sorted; throws where a page has more than `most`. */
export async function allKeys(storage: Storage, most: number, before?: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of storage.list(before)) {
    if (page.length > most) throw new Error(`a page of ${page.length}`);
    keys.push(...page);
  }
  return keys.sort();
}
