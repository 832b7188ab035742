import { createTestBucket, hasS3, type TestBucket } from '@verdant/server/testing/buckets';
import { createGate, type Gate } from '@verdant/server/testing/gate';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

/** A bucket that goes away and comes back: what needs no file goes on, and nothing that was said to be kept is lost. */
describe.runIf(hasS3)('files that can’t be reached', () => {
  let bucket: TestBucket;
  let gate: Gate;
  let api: TestApi;
  let person: Client;
  let resumeId: string;
  let archiveId: string;
  let pictureId: string;
  beforeAll(async () => {
    bucket = await createTestBucket();
    gate = await createGate(bucket.env.S3_ENDPOINT!);
    api = await createTestApi({ ...bucket.env, S3_ENDPOINT: gate.url });
    person = await api.signUp('away@example.com');
    const made = await person.post('/resume/manualAdd', { name: 'CV', language: 'en', content: samples.en });
    resumeId = made.data.resumeId;
    archiveId = (await person.post('/archive/updateing', { resumeId, name: 'Sent' })).data.id;
    const { raw } = await person.get('/resume/download', { id: resumeId, format: 'png' });
    pictureId = (await person.upload('/resume/image/add', { name: 'me.png', bytes: raw })).data.id;
  }, 60_000);
  afterAll(async () => {
    await api.close();
    gate.close();
    bucket.close();
  });

  const upload = () =>
    person.upload('/resume/uploading', { name: 'cv.txt', bytes: Buffer.from('Maria Santos\nmaria@example.com\nWork') });

  it('are an error of their own while they are away, and are there again afterwards', async () => {
    gate.shut();
    const away = { status: 503, code: 500, name: 'storage', data: { retryAfter: 5 } };
    const uploaded = await upload();
    expect(uploaded).toMatchObject({ ...away, errMsg: expect.stringContaining('nothing that was saved is lost') });
    expect(uploaded.headers['retry-after']).toBe('5');
    expect(await person.get('/archive/file', { id: archiveId })).toMatchObject(away);
    expect(await person.get('/account/export')).toMatchObject(away);
    expect((await person.get('/ready')).data.degraded).toContain('storage');
    expect((await person.get('/resume/list', { sort: 'created' })).data.total).toBe(1);
    const detail = (await person.get('/resume/detail', { id: resumeId })).data;
    const saved = { id: resumeId, revision: detail.revision, content: detail.content, name: 'CV, second' };
    expect((await person.post('/resume/updateing', saved)).code).toBe(0);
    expect((await person.get('/resume/download', { id: resumeId, format: 'pdf' })).status).toBe(200);

    gate.open();
    expect((await person.get('/archive/file', { id: archiveId })).raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await person.get('/ready')).data.degraded).not.toContain('storage');
    expect((await upload()).code).toBe(0);
  }, 60_000);

  it('leave no page without its picture, and what is deleted meanwhile is deleted', async () => {
    const { content, revision, style } = (await person.get('/resume/detail', { id: resumeId })).data;
    const shown = { id: resumeId, revision, content, style: { ...style, photo: pictureId } };
    expect((await person.post('/resume/updateing', shown)).code).toBe(0);
    const before = await bucket.objects();
    gate.shut();
    expect(await person.get('/resume/download', { id: resumeId, format: 'pdf' })).toMatchObject({ name: 'storage' });
    expect((await person.post(`/resume/image/del?id=${pictureId}`)).code).toBe(0);
    expect((await person.get('/resume/download', { id: resumeId, format: 'pdf' })).status).toBe(200);
    gate.open();
    expect((await person.get('/resume/image/file', { id: pictureId })).code).toBe(105);
    // its bytes are left to the sweep
    expect((await bucket.objects()).size).toBe(before.size);
  }, 60_000);
});
