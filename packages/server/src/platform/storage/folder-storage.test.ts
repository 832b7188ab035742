import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
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
