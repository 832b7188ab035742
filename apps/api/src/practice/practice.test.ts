import { emptyNote, PRACTICE_LIMITS } from '@verdant/contracts';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let person: Client;
let resumeId: string;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('talker@example.com');
  const made = { name: 'CV', language: 'zh', content: people.zh };
  resumeId = (await person.post('/resume/manualAdd', made)).data.resumeId;
}, 60_000);
afterAll(() => api.close());

const posting = '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。';
const begin = async (more: object = {}) => (await person.post('/practice/begin', { resumeId, posting, ...more })).data;

it('asks in the language of the résumé, and keeps a note under its question', async () => {
  const { id, questions, language, post } = await begin();
  expect([language, post]).toEqual(['zh', '运营分析师']);
  expect(questions.length).toBeGreaterThan(5);
  for (const { ask } of questions) expect(ask).toMatch(/\p{Script=Han}.*[？。]$/u);
  const note = { ...emptyNote, result: '少了四份报表' };
  const saved = await person.post('/practice/updateing', { id, revision: 1, notes: { [questions[0].id]: note } });
  expect(saved.data.revision).toBe(2);
  expect((await person.get('/practice/detail', { id })).data.notes).toEqual({ [questions[0].id]: note });
  const stale = await person.post('/practice/updateing', { id, revision: 1, notes: {} });
  expect([stale.status, stale.code]).toEqual([409, 106]);
});

it('takes nothing that is too long, too much or of another shape', async () => {
  const { id, revision, questions } = await begin();
  const save = async (notes: object) => (await person.post('/practice/updateing', { id, revision, notes })).status;
  const of = questions[1].id;
  expect(await save({ [of]: { ...emptyNote, task: 'x'.repeat(PRACTICE_LIMITS.part + 1) } })).toBe(400);
  expect(await save({ [of]: { ...emptyNote, mood: 'good' } })).toBe(400);
  expect(await save({ [of]: { task: 'only one part' } })).toBe(400);
  expect(await save({ 'claim:none': { ...emptyNote, task: 'to nothing' } })).toBe(400);
  const many = Object.fromEntries(Array.from({ length: PRACTICE_LIMITS.notes + 1 }, (_, at) => [`x:${at}`, emptyNote]));
  expect(await save(many)).toBe(400);
  expect((await person.post('/practice/begin', { resumeId, posting: 'x'.repeat(12_001) })).status).toBe(400);
});

it('says in words why there are no more questions without a model', async () => {
  const { id } = await begin();
  const answer = await person.post('/practice/suggest', { id });
  expect(answer.code).not.toBe(0);
  expect(answer.errMsg).toMatch(/\p{L}/u);
});
