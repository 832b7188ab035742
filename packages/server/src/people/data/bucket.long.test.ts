import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, hasS3, type TestBucket } from '../../../testing/buckets.ts';
import { addFullPerson } from '../../../testing/full-person.ts';
import { createTestServices, type TestServices } from '../../../testing/services.ts';
import { isKey } from '../../platform/storage/storage.ts';
import { sweeps } from '../../remove-expired.ts';
import { eraseAccount } from '../person.ts';
import { objects } from './elsewhere.ts';
import { exportFiles } from './export.ts';

/** What is promised of a bucket: the same as of the folder. */
describe.runIf(hasS3)('files in a bucket', () => {
  let bucket: TestBucket;
  let test: TestServices;
  let skippedMs = 0;
  beforeAll(async () => {
    bucket = await createTestBucket();
    test = await createTestServices(bucket.env, { now: () => new Date(Date.now() + skippedMs) });
    await test.services.storage.check();
  }, 60_000);
  afterAll(async () => {
    await test.close();
    bucket.close();
  });

  const names = async () => [...(await bucket.objects()).keys()].sort();
  const isOurs = (name: string) => isKey(name.slice('files/ab/'.length));

  it('holds what the map says, and nothing of somebody who is erased', async () => {
    const { services } = test;
    const person = await addFullPerson(services, 'zephyrine');
    const stored = await names();
    expect(stored.filter(isOurs)).toHaveLength(3);
    expect(stored.filter((name) => !isOurs(name))).toEqual(['files/installation']);
    expect(Object.keys(objects)).toEqual(['files', 'installation']);
    expect(await readdir(test.config.dataDir)).toEqual(['secret']);

    const taken: string[] = [];
    for await (const { path, bytes } of exportFiles(services, person.id))
      if (path.startsWith('files/')) taken.push(Buffer.from(await bytes()).toString());
    expect(taken).toHaveLength(3);
    expect(taken.join()).toContain(person.words[0]);

    await eraseAccount(services, person.id, 'bamboo-slips-1');
    expect(await names()).toEqual(['files/installation']);
  });

  it('removes what no row names once it is a day old, and what another installation keeps never', async () => {
    const { services } = test;
    const orphan = crypto.randomUUID();
    await services.storage.put(orphan, new Uint8Array([1]));
    await sweeps.removeOrphanFiles(services);
    expect(await names()).toHaveLength(2);
    skippedMs = 25 * 3_600_000;
    // another one, on a database of its own, whose operator has named the same bucket
    const stranger = await createTestServices(bucket.env, { now: services.now });
    await expect(sweeps.removeOrphanFiles(stranger.services)).rejects.toThrow('another installation');
    await stranger.close();
    expect(await names()).toHaveLength(2);
    await sweeps.removeOrphanFiles(services);
    expect(await names()).toEqual(['files/installation']);
  }, 60_000);
});
