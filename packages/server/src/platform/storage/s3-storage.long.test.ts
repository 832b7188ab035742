import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, hasS3, type TestBucket } from '../../../testing/buckets.ts';
import { readS3Config, type S3Config } from './s3-config.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const NOWHERE = 'http://127.0.0.1:9';
const key = randomUUID();
const config: S3Config = {
  bucket: 'some-bucket',
  prefix: 'files/',
  endpoint: NOWHERE,
  region: 'us-east-1',
  accessKeyId: 'somebody',
  secretAccessKey: 'very-secret',
  forcePathStyle: true,
};
const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});
function open(more: Partial<S3Config>, mark = 'ours'): Storage {
  const storage = s3Storage({ ...config, ...more }, () => mark);
  opened.push(storage);
  return storage;
}
/** Where `server` listens. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** What went wrong, with its sentence, and how long that took. */
async function fails(
  work: Promise<unknown>,
): Promise<{ error?: string; retry?: boolean; sentence: string; ms: number }> {
  const from = performance.now();
  const thrown = await work.then(
    () => Promise.reject(new Error('it works')),
    (error) => error,
  );
  const sentence = thrown.error ? thrown.cause.message : thrown.message;
  return { error: thrown.error, retry: thrown.retry, sentence, ms: performance.now() - from };
}

it('says that nothing listens there, soon and without the secret', async () => {
  const storage = open({});
  const put = await fails(storage.put(key, new Uint8Array(9)));
  expect(put).toMatchObject({ error: 'storage', retry: true });
  expect(put.sentence).toBe(`S3_ENDPOINT: ${NOWHERE} can't be reached (ECONNREFUSED)`);
  expect(put.ms).toBeLessThan(15_000);
  expect(await fails(storage.check())).toMatchObject({ error: 'storage' });
  const nowhere = await fails(open({ endpoint: 'http://nowhere.invalid' }).check());
  expect(nowhere.sentence).toMatch(/^S3_ENDPOINT: .*nowhere\.invalid can't be reached \(E/);
});

it('waits for nobody for ever: neither for who says nothing nor for bytes that stop coming', async () => {
  const silent = open({ endpoint: await listen(createServer(() => {})) });
  expect(await fails(silent.check())).toMatchObject({ error: 'storage' });
  const stuck = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('a part');
  });
  const { sentence, ms } = await fails(open({ endpoint: await listen(stuck) }).check());
  expect(sentence).toContain('no answer within 4000 ms');
  expect(ms).toBeLessThan(15_000);
  stuck.closeAllConnections();
}, 30_000);

it('takes no part for the whole, and tries three times where the server says that it is busy', async () => {
  const cut = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('a part', () => response.destroy());
  });
  expect(await fails(open({ endpoint: await listen(cut) }).get(key))).toMatchObject({ error: 'storage' });
  for (const status of [503, 429]) {
    let asked = 0;
    const busy = createHttpServer((_, response) => {
      asked++;
      response.writeHead(status).end();
    });
    const { error, sentence } = await fails(open({ endpoint: await listen(busy) }).check());
    expect([error, sentence]).toEqual(['storage', expect.stringContaining(`can't be reached (${status}`)]);
    expect(asked).toBe(3);
  }
});

it('says where something else than S3 answers', async () => {
  const site = createHttpServer((_, response) => response.writeHead(405).end('<html>'));
  const { error, sentence } = await fails(open({ endpoint: await listen(site) }).check());
  expect([error, sentence]).toEqual([undefined, expect.stringContaining('does not speak S3 (405')]);
});

describe.runIf(hasS3)('with a server', () => {
  let bucket: TestBucket;
  let there: S3Config;
  beforeAll(async () => {
    bucket = await createTestBucket();
    there = readS3Config(bucket.env)!;
    return () => bucket.close();
  });

  it('names the setting that is wrong', async () => {
    const refused = `refuses "${there.accessKeyId}" (SignatureDoesNotMatch)`;
    for (const [more, expected] of [
      [{ bucket: 'no-such-bucket' }, 'S3_BUCKET: there is no bucket "no-such-bucket" at http'],
      [{ secretAccessKey: 'another' }, refused],
      [{ accessKeyId: 'verdant:nobody' }, 'S3_ACCESS_KEY_ID: '],
      [{ region: 'eu-west-9' }, 'S3_REGION: '],
    ] as [Partial<S3Config>, string][]) {
      const storage = open({ ...there, ...more });
      const { error, sentence } = await fails(storage.check());
      expect([error, sentence]).toEqual([undefined, expect.stringContaining(expected)]);
      expect(sentence).not.toContain(there.secretAccessKey);
      // a bucket that went away must not look like files that did
      expect(await fails(storage.get(key)), sentence).toMatchObject({ error: 'storage' });
    }
  });

  it('belongs to one installation, unless a prefix parts two', async () => {
    const ours = open(there);
    await ours.check();
    expect(await ours.isTaken()).toBe(true);
    await open(there).check();
    const { error, sentence } = await fails(open(there, 'theirs').check());
    expect([error, sentence]).toEqual([undefined, expect.stringContaining('another installation')]);
    const beside = open({ ...there, prefix: 'beside/' }, 'theirs');
    await beside.check();
    await ours.put(key, randomBytes(8));
    expect(await beside.get(key)).toBeNull();
    for await (const page of beside.list()) expect(page).toEqual([]);
    expect([...(await bucket.objects()).keys()].sort()).toEqual(
      ['beside/installation', `files/${key.slice(0, 2)}/${key}`, 'files/installation'].sort(),
    );
  });
});
