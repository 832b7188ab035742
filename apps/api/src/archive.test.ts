import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
let resumeId: string;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('keeper@example.com');
  const made = await person.post('/resume/manualAdd', { name: 'CV', language: 'en', content: samples.en });
  resumeId = made.data.resumeId;
}, 60_000);
afterAll(() => api.close());

const change = async (name: string) => {
  const { content, revision } = (await person.get('/resume/detail', { id: resumeId })).data;
  const basics = { ...content.basics, name };
  await person.post('/resume/updateing', { id: resumeId, revision, content: { ...content, basics } });
};

it('keeps what was sent out: the same bytes whatever becomes of the résumé', async () => {
  const made = await person.post('/archive/updateing', { resumeId, name: 'For Harbour & Sons' });
  expect(made.data).toMatchObject({ name: 'For Harbour & Sons', resumeName: 'CV', revision: 1, resumeId });
  const { id, fileName, sha256, size } = made.data;
  const before = await person.get('/archive/file', { id });
  expect(before.raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(before.raw.length).toBe(size);

  await change('Someone Else');
  const after = await person.get('/archive/file', { id, as: 'download' });
  expect(after.raw.equals(before.raw)).toBe(true);
  expect(after.headers['content-disposition']).toContain(`filename="${fileName}"`);

  await person.get('/resume/del', { id: resumeId });
  const { data } = await person.get('/archive/detail', { id });
  expect(data).toMatchObject({ resumeId: null, resumeName: 'CV', sha256 });
  expect(data.content.basics.name).toBe(samples.en.basics.name);
  expect((await person.get('/archive/file', { id })).raw.equals(before.raw)).toBe(true);

  const again = await person.post('/archive/restore', { id });
  resumeId = again.data.resumeId;
  const restored = (await person.get('/resume/detail', { id: resumeId })).data;
  expect([restored.name, restored.content, restored.style]).toEqual([data.name, data.content, data.style]);
});

it('is listed, renamed and deleted', async () => {
  const { data } = await person.post('/archive/updateing', { resumeId, name: 'Two' });
  expect((await person.post('/archive/updateing', { id: data.id, name: ' Second ' })).data.name).toBe('Second');
  expect((await person.get('/archive/list')).data).toMatchObject({ total: 2, items: [{ name: 'Second' }, {}] });
  await person.get('/archive/del', { id: data.id });
  expect((await person.get('/archive/list')).data.total).toBe(1);
  expect((await person.get('/archive/file', { id: data.id })).code).toBe(105);
});

it('says what is wrong', async () => {
  expect((await person.post('/archive/updateing', { name: 'x' })).code).toBe(100);
  expect((await person.post('/archive/updateing', { resumeId, name: '  ' })).code).toBe(100);
  const blank = await person.post('/resume/manualAdd', { name: 'Blank', language: 'zh' });
  const early = await person.post('/archive/updateing', { resumeId: blank.data.resumeId, name: 'x' });
  expect([early.status, early.code]).toEqual([422, 109]);
  expect(early.data.missing).toContain('name');
  const stranger = await api.signUp('stranger@example.com');
  expect((await stranger.post('/archive/updateing', { resumeId, name: 'x' })).code).toBe(105);
});
