import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Archive, Resume, Task } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { grantMembership } from '@verdant/server/money';
import { sweeps } from '@verdant/server/remove-expired';
import { createTestServices, queueBackends, type TestServices } from '@verdant/server/testing';
import { createTestBucket, hasS3, type TestBucket } from '@verdant/server/testing/buckets';
import { plainPicture } from '@verdant/testkit/documents/plain-picture';
import { createTypesetter, samples } from '@verdant/typesetter';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlace, type Place } from '../testing/places.ts';

const redis = queueBackends(9).find(({ name }) => name === 'redis');
const PASSWORD = 'bamboo-slips-1';
const UPLOADS = 8;
const DAY_MS = 25 * 3_600_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Two machines that share a database, a queue and a bucket, and no folder: each has an api and a worker. */
describe.runIf(hasS3 && redis)('two places with one bucket', () => {
  let bucket: TestBucket;
  let test: TestServices;
  let root: string;
  let skippedMs = 0;
  let here: Place;
  let there: Place;
  let pdf: Uint8Array;
  beforeAll(async () => {
    bucket = await createTestBucket();
    root = await mkdtemp(join(tmpdir(), 'verdant-places-'));
    const env = { ...bucket.env, ...redis!.env, SERVER_SECRET: 'one secret for all processes of all places' };
    test = await createTestServices(env, { now: () => new Date(Date.now() + skippedMs) });
    const shared = { ...env, DATABASE_URL: test.config.databaseUrl };
    [here, there] = await Promise.all([
      createPlace(join(root, 'here'), shared),
      createPlace(join(root, 'there'), shared),
    ]);
    const typesetter = createTypesetter({ processes: 1 });
    const style = defaultStyle('en');
    pdf = (await typesetter.pdf({ content: samples.en, language: 'en', style })).bytes;
    await typesetter.close();
  });
  afterAll(async () => {
    await Promise.all([here, there].map((place) => place?.stop()));
    await test.close();
    bucket.close();
    await rm(root, { recursive: true, force: true });
  });

  it('carry a person from one to the other, through kills, and keep nothing in the end', async () => {
    // signs up here, confirms there
    const email = 'traveller@example.com';
    await here.post('/register', { email, password: PASSWORD });
    const mail = (await there.get<{ to: string; text: string }[]>('/dev/mail')).find(({ to }) => to === email)!;
    await there.post('/activate', { token: /token=([\w-]+)/.exec(mail.text)![1], password: PASSWORD });
    const cookie = await here.signIn(email, PASSWORD);
    there.cookie = cookie;
    const { rows } = await test.services.db.execute<{ id: string }>('select id from users');
    const userId = rows[0]!.id;
    const grant = { userId, vipCode: 'YEAR', days: 1, orderNo: null, actor: 'test' } as const;
    await test.services.db.transaction((tx) => grantMembership(test.services, tx, grant));

    // what came here is read there: this place's worker is gone, and then its api as well
    await here.end('worker', 'SIGTERM');
    const { resumeId, taskId } = await here.upload<{ resumeId: string; taskId: string }>(
      '/resume/uploading',
      'cv.pdf',
      pdf,
    );
    await here.end('api', 'SIGKILL');
    await ended(there, taskId);
    await Promise.all([here.begin('api'), here.begin('worker')]);
    const read = await here.get<Resume>('/resume/detail', { id: resumeId });
    expect(read.content.basics.name).toBe(samples.en.basics.name);
    expect(sha256(await here.bytes('/resume/source', { id: resumeId }))).toBe(sha256(pdf));
    await there.post('/resume/import/confirm', { id: resumeId });

    const analysis = await there.post<{ taskId: string }>('/resume/analyze', { id: resumeId });
    await ended(here, analysis.taskId);

    // a picture from there on a page that is set here
    const picture = await there.upload<{ id: string }>('/resume/image/add', 'me.jpg', await plainPicture());
    const plain = await here.bytes('/resume/download', { id: resumeId, format: 'pdf' });
    const { revision, content, style } = await here.get<Resume>('/resume/detail', { id: resumeId });
    await here.post('/resume/updateing', { id: resumeId, revision, content, style: { ...style, photo: picture.id } });
    const shown = await here.bytes('/resume/download', { id: resumeId, format: 'pdf' });
    expect(Buffer.from(shown).toString('latin1').split('/Subtype /Image').length).toBeGreaterThan(
      Buffer.from(plain).toString('latin1').split('/Subtype /Image').length,
    );
    const archive = await here.post<Archive>('/archive/updateing', { resumeId, name: 'Sent' });
    const sent = await there.bytes('/archive/file', { id: archive.id });
    expect(sha256(sent)).toBe(archive.sha256);

    // an api that is killed among uploads: what it has said to have is there, whole, and read
    const uploads = Array.from({ length: UPLOADS }, async (_, i) => {
      await sleep(i * 120);
      const bytes = Buffer.concat([pdf, Buffer.from(`\n% ${i}\n`)]);
      const ref = await here.upload<{ resumeId: string; taskId: string }>('/resume/uploading', `${i}.pdf`, bytes);
      return { ...ref, sum: sha256(bytes) };
    });
    const settled = Promise.allSettled(uploads);
    await Promise.all(uploads.slice(0, 3));
    await here.end('api', 'SIGKILL');
    const said = (await settled).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(UPLOADS);
    for (const one of said) {
      await ended(there, one.taskId);
      expect(sha256(await there.bytes('/resume/source', { id: one.resumeId }))).toBe(one.sum);
    }
    await here.begin('api');

    const files = unzipSync(await here.bytes('/account/export'));
    const sums = Object.entries(files).flatMap(([name, bytes]) => (name.startsWith('files/') ? [sha256(bytes)] : []));
    expect(sums).toEqual(expect.arrayContaining([sha256(pdf), archive.sha256, ...said.map(({ sum }) => sum)]));
    const [kept] = (await test.services.db.execute<{ n: number }>('select count(*)::int as n from files')).rows;
    expect(sums).toHaveLength(kept!.n);
    expect([...(await bucket.objects()).values()].map(sha256)).toEqual(expect.arrayContaining(sums));

    await there.post('/account/delete', { password: PASSWORD });
    // bytes whose upload nobody has answered any more have no row: the sweep takes them within a day
    skippedMs = DAY_MS;
    await sweeps.removeOrphanFiles(test.services);
    expect([...(await bucket.objects()).keys()]).toEqual(['files/installation']);
    for (const place of ['here', 'there']) expect(await readdir(join(root, place))).toEqual([]);
    console.log(`${said.length} of ${UPLOADS} uploads were answered before the kill`);
  }, 600_000);
});

async function ended(place: Place, taskId: string): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until; await sleep(250)) {
    const task = await place.get<Task>('/task/detail', { id: taskId });
    if (task.status === 'succeeded') return;
    if (task.status === 'failed') throw new Error(`${task.kind} failed: ${JSON.stringify(task.error)}`);
  }
  throw new Error(`task ${taskId} did not end`);
}
