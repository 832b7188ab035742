import { emptyContent, MAX_DISMISSED } from '@verdant/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let person: Client;
let id: string;
const about = { checkId: 'IMP-02', path: 'work/w1/content/0', original: 'Washed and fed patients.' };
const dismiss = (input: object, who = person) => who.post('/resume/advice/dismiss', { id, ...about, ...input });
const dismissed = async (of = id) => (await person.get('/resume/detail', { id: of })).data.dismissed;

beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('nurse@example.com');
  const job = { company: 'Ward 3', position: 'Nurse', location: '', start: '2020-01', end: null };
  const content = { ...emptyContent(), work: [{ id: 'w1', ...job, content: [about.original] }] };
  id = (await person.post('/resume/manualAdd', { name: 'CV', language: 'en', content })).data.resumeId;
}, 60_000);
afterAll(() => api.close());

it('is kept with the résumé, told once however often it is said, and taken back', async () => {
  expect((await dismiss({ dismissed: true })).data).toEqual([about]);
  expect((await dismiss({ dismissed: true, path: 'work/w1/content/3' })).data).toHaveLength(1);
  expect(await dismissed()).toEqual([{ ...about, path: 'work/w1/content/3' }]);
  expect((await person.get('/resume/detail', { id })).data.revision).toBe(1);
  const copy = (await person.post('/resume/duplicate', { id })).data.resumeId;
  expect(await dismissed(copy)).toHaveLength(1);
  expect((await dismiss({ dismissed: false })).data).toEqual([]);
});

it('is nobody else’s, and refuses what is no advice', async () => {
  const stranger = await api.signUp('stranger@example.com');
  expect((await dismiss({ dismissed: true }, stranger)).code).toBe(105);
  expect((await dismiss({ dismissed: true, original: 'x'.repeat(201) })).code).toBe(100);
  expect((await dismiss({ dismissed: 'yes' })).code).toBe(100);
  expect(await dismissed()).toEqual([]);
});

it('forgets the oldest beyond its limit', async () => {
  const row = { checkId: 'IMP-02', path: 'work/w1/content/0' };
  const full = Array.from({ length: MAX_DISMISSED }, (_, i) => ({ ...row, original: `bullet ${i}` }));
  await api.services.db.execute(`update resumes set dismissed = '${JSON.stringify(full)}' where id = '${id}'`);
  const { data } = await dismiss({ dismissed: true });
  expect(data).toHaveLength(MAX_DISMISSED);
  expect([data[0].original, data.at(-1).original]).toEqual(['bullet 1', about.original]);
});
