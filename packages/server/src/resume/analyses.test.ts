import type { ResumeContent, StoredAnalysis } from '@verdant/contracts';
import { analyze, emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { register } from '../people/sign-up.ts';
import type { Services } from '../services.ts';
import { monthOf, newestAnalysis, saveAnalysis, saveTaskAnalysis } from './analyses.ts';
import { addResume, ownResume, updateResume } from './resumes.ts';

let test: TestServices;
let services: Services;
let userId: string;

const first = 'Responsible for managing courier contracts';
const withLine = (line: string): ResumeContent => ({
  ...emptyContent(),
  work: [
    {
      id: 'w1',
      company: 'Fennel & Rowe',
      position: 'Warehouse analyst',
      location: '',
      start: '2021-05',
      end: null,
      content: [first, line],
      achievements: [],
      metrics: [],
    },
  ],
});

beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  await register(services, { email: 'analyses@example.com', password: 'bamboo-slips-1' }, 'en');
  userId = (await services.db.query.users.findFirst())!.id;
}, 60_000);
afterAll(() => test.close());

const rules = (content: ResumeContent) => analyze({ content, language: 'en', today: monthOf(services.now()) });
/** As a model would have left it: its own words for both lines. */
function byModel(content: ResumeContent): StoredAnalysis {
  const data = rules(content);
  const advice = data.advice.map((item) =>
    item.checkId === 'IMP-04' ? { ...item, rewrite: `${item.path} in a model’s words`, engine: 'llm' as const } : item,
  );
  return { ...data, advice, summary: 'A model’s summary.', engine: { name: 'llm', model: 'm' } };
}

it('shows what a model said about a revision that an accepted change has meanwhile overtaken', async () => {
  const before = withLine('Responsible for answering supplier questions');
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: before });
  const after = withLine('Answered supplier questions');
  await updateResume(services, userId, { id: resumeId, revision: 1, content: after });
  const found = { resumeId, taskId: null, jobDescription: null };
  const shown = await services.db.transaction(async (tx) => {
    // the rules looked at revision 2 when the change was accepted; the model, begun before, ends now
    await saveAnalysis(services, tx, { ...found, revision: 2, data: rules(after) });
    return saveTaskAnalysis(services, tx, { ...found, revision: 1, data: byModel(before) });
  });
  const newest = (await newestAnalysis(services.db, resumeId))!;
  expect(newest.id).toBe(shown.id);
  expect(newest).toMatchObject({ revision: 2, data: { summary: 'A model’s summary.', engine: { name: 'llm' } } });
  expect(newest.data.score).toBe(rules(after).score);
  const words = newest.data.advice.filter(({ engine }) => engine === 'llm').map(({ path }) => path);
  expect(words).toEqual(['work/w1/content/0']);
});

it('keeps an analysis as it is where nothing has changed meanwhile', async () => {
  const content = withLine('Answered supplier questions');
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content });
  const data = byModel(content);
  const saved = await services.db.transaction((tx) =>
    saveTaskAnalysis(services, tx, { resumeId, taskId: null, jobDescription: null, revision: 1, data }),
  );
  expect((await ownResume(services.db, userId, resumeId)).revision).toBe(saved.revision);
  expect(saved.data).toEqual(data);
});

it('looks again for whom it has looked before', async () => {
  const content = withLine('Answered supplier questions');
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content });
  const settings = { country: 'DE', stage: 'student', industry: 'healthcare' } as const;
  const input = { content, language: 'en', today: monthOf(services.now()), settings } as const;
  const after = withLine('Answered questions of forty suppliers');
  await updateResume(services, userId, { id: resumeId, revision: 1, content: after });
  const { data } = await services.db.transaction((tx) =>
    saveTaskAnalysis(services, tx, { resumeId, taskId: null, jobDescription: null, revision: 1, data: analyze(input) }),
  );
  expect(data).toMatchObject({ settings, industry: { id: 'healthcare', name: { en: expect.any(String) } } });
  expect(data.score).toBe(analyze({ ...input, content: after }).score);
});
