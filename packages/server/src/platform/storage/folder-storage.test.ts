import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStorage } from './folder-storage.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it('keeps files that no other user of the machine can read, in a folder from before as well', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'verdant-storage-'));
  const old = join(parent, 'old');
  await mkdir(old);
  await chmod(old, 0o755);
  const umask = process.umask(0);
  try {
    for (const root of [join(parent, 'new', 'files'), old]) {
      const key = randomUUID();
      await folderStorage(root).put(key, new Uint8Array([1]));
      const folder = join(root, key.slice(0, 2));
      expect(await Promise.all([root, folder, join(folder, key)].map(modeOf))).toEqual(['700', '700', '600']);
    }
  } finally {
    process.umask(umask);
    await rm(parent, { recursive: true });
  }
});

const run = (...words: string[]) => spawnSync(words[0]!, words.slice(1)).status === 0;
const mountable = process.platform === 'linux' && run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir());

// as root alone; elsewhere nobody may mount
it.runIf(mountable && process.getuid?.() === 0)(
  'says that the disk is full, or read-only, and leaves nothing half written',
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'verdant-storage-'));
    expect(run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk)).toBe(true);
    try {
      const storage = folderStorage(join(disk, 'files'));
      // the first letters of a key name its folder
      const [kept, other] = [`0${randomUUID().slice(1)}`, `1${randomUUID().slice(1)}`];
      await storage.put(kept, new Uint8Array([1]));
      await expect(storage.put(other, new Uint8Array(2 ** 21))).rejects.toMatchObject({
        error: 'diskFull',
        retry: true,
      });
      expect(await readdir(join(disk, 'files', other.slice(0, 2)))).toEqual([]);
      expect(run('mount', '-o', 'remount,ro', disk)).toBe(true);
      for (const key of [kept, other, randomUUID()])
        await expect(storage.put(key, new Uint8Array([2]))).rejects.toMatchObject({ error: 'readOnly' });
      expect(await storage.get(kept)).toEqual(Buffer.from([1]));
      await expect(storage.check()).rejects.toThrow(/^DATA_DIR: files can't be kept .*EROFS/);
    } finally {
      run('umount', '-l', disk);
      await rm(disk, { recursive: true });
    }
  },
);
