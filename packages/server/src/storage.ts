import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are kept. Keys are ids of our own making, never names of people. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null where there is no such key */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
};

const KEY = /^[0-9a-f-]{36}$/;

/** Files below a folder, spread over 256 subfolders; a file is complete or absent, whatever is killed when. */
export function folderStorage(root: string): Storage {
  const place = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return { folder: join(root, key.slice(0, 2)), path: join(root, key.slice(0, 2), key) };
  };
  return {
    put: async (key, bytes) => {
      const { folder, path } = place(key);
      await mkdir(folder, { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      const file = await open(draft, 'wx');
      try {
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        // a full disk must not be filled with halves
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(place(key).path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(place(key).path, { force: true });
    },
  };
}
