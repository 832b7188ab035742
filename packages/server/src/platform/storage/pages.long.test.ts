import { expect, it } from 'vitest';
import { allKeys, putMany, storageKinds } from '../../../testing/storages.ts';
import { PAGE } from './storage.ts';

const BEYOND = PAGE + 130;

it.each(storageKinds)(
  `lists all of ${BEYOND} files in %s, and goes on where those of a page are removed`,
  async (_, open) => {
    const { storage, drop } = await open();
    const keys = await putMany(storage, BEYOND);
    expect(await allKeys(storage, PAGE)).toEqual(keys);
    const seen: string[] = [];
    for await (const page of storage.list()) {
      seen.push(...page);
      for (const key of page.slice(0, 100)) await storage.remove(key);
    }
    expect(seen.sort()).toEqual(keys);
    expect((await allKeys(storage, PAGE)).length).toBe(BEYOND - 200);
    await drop();
  },
);
