import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are kept. Keys are ids of our own making, never names of people. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null where there is no such key */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** keys that were last written before `time`, `size` at once */
  olderThan(time: Date, size: number): AsyncIterable<string[]>;
};

const KEY = /^[0-9a-f-]{36}$/;

/** Files below a folder, spread over 256 subfolders, for this user's eyes alone; a file is complete or absent, whatever is killed when. */
export function folderStorage(root: string): Storage {
  /** Partly written files that a kill has left behind are removed on the way. */
  async function* old(time: Date): AsyncGenerator<string> {
    const folders = await opendir(root).catch(() => null);
    if (!folders) return;
    for await (const folder of folders) {
      if (!folder.isDirectory()) continue;
      for await (const { name } of await opendir(join(root, folder.name))) {
        const path = join(root, folder.name, name);
        const written = await stat(path).catch(() => null);
        if (!written || written.mtime >= time) continue;
        if (KEY.test(name)) yield name;
        else if (name.endsWith('.part')) await rm(path, { force: true });
      }
    }
  }
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return { folder: join(root, key.slice(0, 2)), path: join(root, key.slice(0, 2), key) };
  };
  return {
    put: async (key, bytes) => {
      const { folder, path } = locate(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
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
    },
    get: async (key) => {
      try {
        return await readFile(locate(key).path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    olderThan: async function* (time, size) {
      let batch: string[] = [];
      for await (const key of old(time)) {
        batch.push(key);
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    remove: async (key) => {
      await rm(locate(key).path, { force: true });
    },
  };
}
