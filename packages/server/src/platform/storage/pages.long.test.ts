import { expect, it } from 'vitest';
import { allKeys, putMany, storageKinds } from '../../../testing/storages.ts';
import { PAGE } from './storage.ts';

/** Our own pages, and those of the server that the test run brings. */
const pages: Record<string, number> = { 'a folder': PAGE, 'a bucket': 100 };

it.each(storageKinds)(
  'lists all files of more than a page in %s, and goes on where those of a page are removed',
  async (kind, open) => {
    const most = pages[kind]!;
    const { storage, drop } = await open();
    const keys = await putMany(storage, most + 30);
    expect(await allKeys(storage, most)).toEqual(keys);
    const seen: string[] = [];
    for await (const page of storage.list()) {
      seen.push(...page);
      for (const key of page.slice(0, 10)) await storage.remove(key);
    }
    expect(seen.sort()).toEqual(keys);
    expect((await allKeys(storage, most)).length).toBe(most + 10);
    await drop();
  },
);
