import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk of its own: `fill` leaves no byte free on it, `free` makes room again. */
export type Disk = { dir: string; fill(): void; free(): void; unmount(): void };

const BLOCK = Buffer.alloc(1024 * 1024);

const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' }).status === 0;

/** A tmpfs at `dir`; null where this user may not mount one. */
export function createDisk(dir: string, megabytes: number): Disk | null {
  mkdirSync(dir, { recursive: true });
  if (process.platform !== 'linux' || !mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir)) return null;
  const ballast = join(dir, 'ballast');
  return {
    dir,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (let block = BLOCK; block.length > 0; )
          try {
            writeSync(file, block);
          } catch {
            // the last bytes as well
            block = block.subarray(0, block.length >> 2);
          }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => {
      spawnSync('umount', ['-l', dir]);
    },
  };
}
