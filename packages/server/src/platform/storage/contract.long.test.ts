import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKeys, type Opened, putMany, storageKinds } from '../../../testing/storages.ts';
import { PAGE, type Storage } from './storage.ts';

const MB = 1024 * 1024;
describe.each(storageKinds)('files in %s', (_, open) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(() => opened.drop());

  const all = (before?: Date) => allKeys(storage, PAGE, before);

  it('can be worked with, and asks so as often as one likes', async () => {
    expect(await storage.isTaken()).toBe(false);
    await Promise.all([storage.check(), opened.another.check()]);
    await storage.check();
    expect(await all()).toEqual([]);
  });

  it('gives back what was put, from everywhere, until it is removed', async () => {
    for (const size of [0, 1, 70_000, 20 * MB]) {
      const key = randomUUID();
      const bytes = randomBytes(size);
      await storage.put(key, bytes);
      for (const one of [storage, opened.another]) expect(Buffer.from((await one.get(key))!).equals(bytes)).toBe(true);
      await opened.another.remove(key);
      await storage.remove(key);
      await storage.remove(key);
      for (const one of [storage, opened.another]) expect(await one.get(key)).toBeNull();
    }
  }, 60_000);

  it('keeps the last of what was put under one key, whole, however many put at once', async () => {
    const key = randomUUID();
    const versions = Array.from({ length: 6 }, (__, i) => new Uint8Array(2 * MB).fill(i));
    await Promise.all(versions.map((bytes) => storage.put(key, bytes)));
    const kept = (await storage.get(key))!;
    expect(kept).toHaveLength(2 * MB);
    expect(kept.every((byte) => byte === kept[0])).toBe(true);
    await storage.put(key, new Uint8Array([7]));
    expect([...(await storage.get(key))!]).toEqual([7]);
    expect(await all()).toContain(key);
    await storage.remove(key);
  }, 60_000);

  it('saves a file for this user alone, and says where there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verdant-saved-'));
    const key = randomUUID();
    const bytes = randomBytes(3 * MB);
    await storage.put(key, bytes);
    expect(await storage.save(key, join(folder, 'one'))).toBe(true);
    expect(await storage.save(randomUUID(), join(folder, 'none'))).toBe(false);
    expect((await readFile(join(folder, 'one'))).equals(bytes)).toBe(true);
    expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o600);
    await storage.remove(key);
    await rm(folder, { recursive: true });
  });

  it('takes no key that is not an id of ours', async () => {
    const id = randomUUID();
    for (const key of ['', '..', '../secret', `${id}/..`, `../${id}`, id.toUpperCase(), `${id}\n`, '-'.repeat(36)]) {
      await expect(storage.put(key, new Uint8Array(1)), key).rejects.toThrow('not a storage key');
      await expect(storage.get(key), key).rejects.toThrow('not a storage key');
      await expect(storage.save(key, '/nowhere'), key).rejects.toThrow('not a storage key');
      await expect(storage.remove(key), key).rejects.toThrow('not a storage key');
    }
  });

  it('lists those that are older than asked for', async () => {
    const old = await putMany(storage, 12);
    // times of a bucket are whole seconds
    await pause(1_500);
    const between = new Date();
    await pause(1_500);
    const young = await putMany(storage, 3);
    expect(await all()).toEqual([...old, ...young].sort());
    expect(await all(between)).toEqual(old);
    expect(await all(new Date(0))).toEqual([]);
    for (const key of old) expect(Buffer.from((await storage.get(key))!).toString()).toBe(key);
  }, 30_000);
});
