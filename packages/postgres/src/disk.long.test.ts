import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskAtFault } from './disk.ts';
import { startEmbeddedPostgres } from './start.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdant-disk-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a disk with room is not at fault, and a folder that can not be one is', () => {
  const dir = join(root, 'data', 'postgres');
  expect(diskAtFault(dir)).toBeNull();
  writeFileSync(join(root, 'file'), '');
  expect(diskAtFault(join(root, 'file', 'postgres'))).toContain('nothing can be written in');
});

const run = (...words: string[]) => spawnSync(words[0]!, words.slice(1)).status === 0;
const mountable =
  process.platform === 'linux' && run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()) === true;

// as root alone; elsewhere nobody may mount
describe.runIf(mountable && process.getuid?.() === 0)('a start on a disk', () => {
  const mounted = (options: string) => {
    expect(run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', root)).toBe(true);
  };
  afterEach(() => {
    run('umount', '-l', root);
  });

  test('that is read-only says so', async () => {
    mounted('size=100m');
    mkdirSync(join(root, 'data'));
    expect(run('mount', '-o', 'remount,ro', root)).toBe(true);
    for (const dir of [join(root, 'data'), join(root, 'data', 'postgres')])
      await expect(startEmbeddedPostgres({ dir })).rejects.toThrow(/^DATA_DIR: nothing can be written .*read-only/);
  });

  test('that is full, or gets full by it, says so', async () => {
    mounted('size=20m');
    const dir = join(root, 'postgres');
    const full = `DATA_DIR: the disk of ${dir} is full`;
    await expect(startEmbeddedPostgres({ dir })).rejects.toThrow(full);
    try {
      for (;;) writeFileSync(join(root, 'ballast'), Buffer.alloc(65_536), { flag: 'a' });
    } catch {
      // full to the last block
    }
    await expect(startEmbeddedPostgres({ dir })).rejects.toThrow(full);
  }, 30_000);
});
