import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Less than that is no room for a cluster, nor for what a running one writes next. */
const ROOM_BYTES = 64 * 1024 * 1024;
/** More than a file system keeps beside a file's name. */
const PROBE = Buffer.alloc(64 * 1024);

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Why nothing can be kept in the folder `root`, which is made where it is missing, as a sentence; null where it can. */
export function diskAtFault(root: string): string | null {
  const probe = join(root, `probe.${process.pid}`);
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    writeFileSync(probe, PROBE, { mode: 0o600 });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (FULL.has(code)) return noRoom(root);
    // of a read-only file system mkdir says that the folder above is missing
    const why = code === 'EROFS' || code === 'ENOENT' ? 'the disk is read-only, or the folder above it is' : code;
    return `DATA_DIR: nothing can be written in ${root} (${why}). Make it writable, or set DATA_DIR to another place.`;
  } finally {
    remove(probe);
  }
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < ROOM_BYTES ? noRoom(root) : null;
}

const noRoom = (root: string) =>
  `DATA_DIR: the disk of ${root} is full. Make room, or set DATA_DIR to another place; nothing that was saved is lost.`;

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // where nothing can be written nothing can be removed
  }
}
