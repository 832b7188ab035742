import { emptyContent } from '@verdant/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let person: Client;
let id: string;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('nurse@example.com');
  const job = { company: 'Ward 3', position: 'Nurse', location: '', start: '2020-01', end: null };
  const points = { content: ['Washed and fed patients.'], achievements: [], metrics: [] };
  const content = { ...emptyContent(), work: [{ id: 'w1', ...job, ...points }] };
  id = (await person.post('/resume/manualAdd', { name: 'CV', language: 'en', content })).data.resumeId;
}, 60_000);
afterAll(() => api.close());

it('asks in the language of the request and writes nothing', async () => {
  const { data } = await person.get('/resume/questions', { id }, { 'accept-language': 'zh-CN' });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ path: 'work/w1', title: 'Nurse', name: 'Ward 3' });
  const [first] = data[0].questions;
  expect(first).toMatchObject({ ask: '一个班次通常看护多少位病人？', completes: 'work/w1/content/0' });
  const { change, refusal } = (await person.post('/resume/answer', { id, questionId: first.id, answer: 'about 8' }))
    .data;
  expect(refusal).toBeNull();
  expect(change).toEqual({
    path: 'work/w1/content/0',
    original: 'Washed and fed patients.',
    proposed: 'Washed and fed patients, about 8 patients a shift.',
  });
  expect((await person.get('/resume/detail', { id })).data.revision).toBe(1);
});

it('says why an answer makes nothing, and refuses what is no question', async () => {
  const answer = (questionId: string, text: string) => person.post('/resume/answer', { id, questionId, answer: text });
  expect((await answer('w1:nursing-1', 'many')).data).toEqual({ change: null, refusal: 'saysNothing' });
  expect((await answer('w1:nursing-1', 'x'.repeat(2000))).data.refusal).toBe('tooLong');
  expect((await answer('w1:nursing-1', 'x'.repeat(7000))).code).toBe(100);
  expect((await answer('w9:nursing-1', '8')).code).toBe(105);
  expect((await answer('w1:constructor', '8')).code).toBe(105);
});
