import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isKey, PAGE, pathOf, type Storage, storageFailure } from './storage.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function ignoreMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

/** Where the disk is read-only, Node says of a folder and of all above it that they are missing. */
function asReadOnly(error: unknown): never {
  throw codeOf(error) === 'ENOENT' ? Object.assign(new Error('read-only', { cause: error }), { code: 'EROFS' }) : error;
}

/** Files below a folder, spread over 256 subfolders, for this user's eyes alone. */
export function folderStorage(root: string): Storage {
  const locate = (key: string) => join(root, pathOf(key));
  const guarded = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw storageFailure(`The files below ${root} can't be read or written (${codeOf(error)})`, error);
    });

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(asReadOnly);
    // one that an older version made lets others in; what is below it is closed with it
    await chmod(root, 0o700);
    const draft = `${path}.${randomUUID()}.part`;
    const file = await open(draft, 'wx', 0o600);
    try {
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      // a full disk must not be filled with partly written files
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Partly written files that a kill has left behind are removed on the way, where `before` says which are old. */
  async function* keys(before: Date | undefined): AsyncGenerator<string> {
    const folders = await guarded(opendir(root).catch(ignoreMissing));
    if (!folders) return;
    for await (const folder of folders) {
      if (!folder.isDirectory()) continue;
      for await (const { name } of await opendir(join(root, folder.name))) {
        const path = join(root, folder.name, name);
        if (before) {
          const written = await stat(path).catch(() => null);
          if (!written || written.mtime >= before) continue;
        }
        if (isKey(name)) yield name;
        else if (before && name.endsWith('.part')) await rm(path, { force: true });
      }
    }
  }

  return {
    put: async (key, bytes) => guarded(write(locate(key), bytes)),
    get: async (key) => guarded(readFile(locate(key)).catch(ignoreMissing)),
    save: async (key, path) => {
      // what it says of itself names both places: the other one may be at fault
      const copied = copyFile(locate(key), path, constants.COPYFILE_FICLONE).then(() => true);
      return (await copied.catch(ignoreMissing)) ?? false;
    },
    remove: async (key) => guarded(rm(locate(key), { force: true })),
    list: async function* (before) {
      let page: string[] = [];
      for await (const key of keys(before)) {
        page.push(key);
        if (page.length < PAGE) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
    check: async () => {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw new Error(`DATA_DIR: files can't be kept below ${root} (${codeOf(error)})`, { cause: error });
      }
    },
    isTaken: async () => false,
    close: () => {},
  };
}
