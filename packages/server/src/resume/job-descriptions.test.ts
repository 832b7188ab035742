import type { ResumeContent, SiblingItem } from '@verdant/contracts';
import { defaultStyle, emptyContent } from '@verdant/resume';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { register } from '../people/sign-up.ts';
import { tasks } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { addJob, deleteJob, editJob, jobDetail, listJobs, rematchJob } from './job-descriptions.ts';
import { addResume, ownResume, updateResume } from './resumes.ts';
import { keepItems, listSiblings, saveSibling, siblingItems, startSibling } from './siblings/siblings.ts';

let test: TestServices;
let services: Services;
let userId: string;
let resumeId: string;

const content: ResumeContent = {
  ...emptyContent(),
  work: [
    {
      id: 'w1',
      company: 'Fennel & Rowe',
      position: 'Warehouse analyst',
      location: '',
      start: '2021-05',
      end: null,
      content: ['Wrote SQL checks that find wrong bookings'],
      achievements: [],
      metrics: [],
    },
  ],
};
const sql = 'Warehouse analyst\nRequirements:\nSQL';
const kafka = 'Data engineer\nRequirements:\nKafka and Snowflake';

beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  await register(services, { email: 'jobs@example.com', password: 'bamboo-slips-1' }, 'en');
  userId = (await services.db.query.users.findFirst())!.id;
  ({ resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content }));
}, 60_000);
afterAll(() => test.close());

it('keeps several jobs of a résumé, the best match first, each with its account', async () => {
  const bad = await addJob(services, userId, { id: resumeId, text: kafka, company: ' Oakmere ' }, 'en');
  const good = await addJob(services, userId, { id: resumeId, text: sql }, 'zh');
  expect(good).toMatchObject({
    title: 'Warehouse analyst',
    score: 100,
    revision: 1,
    must: { met: 1, total: 1 },
    missing: [],
  });
  expect(bad).toMatchObject({
    title: 'Data engineer',
    company: 'Oakmere',
    must: { met: 0, total: 2 },
    missing: ['Kafka', 'Snowflake'],
  });
  const list = await listJobs(services, userId, resumeId);
  expect(list.map(({ id }) => id)).toEqual([good.id, bad.id]);
  expect(list[0]).not.toHaveProperty('text');
  const shown = await jobDetail(services, userId, bad.id, 'zh');
  expect(shown.match!.findings[0]).toMatchObject({ checkId: 'JD-01', title: '缺少必备要求' });
});

it('matches each revision once, and looks again when the text changes', async () => {
  const job = (await listJobs(services, userId, resumeId))[1]!;
  const better = { ...content, work: [{ ...content.work[0]!, content: ['Moved bookings through Kafka'] }] };
  await updateResume(services, userId, { id: resumeId, revision: 1, content: better });
  const again = await rematchJob(services, userId, job.id, 'en');
  expect(again).toMatchObject({ revision: 2, must: { met: 1, total: 2 } });
  expect((await rematchJob(services, userId, job.id, 'en')).match).toEqual(again.match);
  const renamed = await editJob(services, userId, { id: job.id, title: 'Streaming' }, 'en');
  expect(renamed).toMatchObject({ title: 'Streaming', revision: 2, score: again.score });
  const changed = await editJob(services, userId, { id: job.id, text: 'Requirements:\nKafka' }, 'en');
  expect(changed).toMatchObject({ title: 'Streaming', revision: 2, must: { met: 1, total: 1 } });
});

it('says what is missing, what is too much, and what is nobody else’s business', async () => {
  await expect(addJob(services, userId, { id: resumeId, text: ' \n ' }, 'en')).rejects.toMatchObject({
    error: 'jobNeeded',
  });
  const none = await addJob(services, userId, { id: resumeId, text: 'We look for a cheerful colleague.' }, 'en');
  expect(none).toMatchObject({ match: null, score: null, revision: 2 });
  const stranger = '00000000-0000-4000-8000-000000000009';
  await expect(jobDetail(services, stranger, none.id, 'en')).rejects.toMatchObject({ error: 'notFound' });
  await deleteJob(services, userId, none.id);
  await expect(jobDetail(services, userId, none.id, 'en')).rejects.toMatchObject({ error: 'notFound' });
});

it('starts a version only where it can be made', async () => {
  const start = (input: object) => startSibling(services, userId, { id: resumeId, mode: 'tailor', ...input });
  await expect(start({})).rejects.toMatchObject({ error: 'jobNeeded' });
  await expect(start({ mode: 'translate' })).rejects.toMatchObject({ error: 'noModel' });
  const other = await addResume(services, userId, { name: 'Other', language: 'en', content });
  const foreign = await addJob(services, userId, { id: other.resumeId, text: sql }, 'en');
  await expect(start({ jobId: foreign.id })).rejects.toMatchObject({ error: 'invalid' });
});

it('writes a version as a résumé of its own, linked both ways', async () => {
  const job = (await listJobs(services, userId, resumeId))[0]!;
  const { taskId } = await startSibling(services, userId, { id: resumeId, mode: 'tailor', jobId: job.id });
  const [task] = await services.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task!.input).toMatchObject({ mode: 'tailor', jobId: job.id, name: `R · ${job.title}` });
  const item: SiblingItem = {
    path: 'basics/name',
    original: 'a',
    text: 'b',
    engine: 'rules',
    reason: null,
    confirm: [],
  };
  expect(await siblingItems(services, userId, taskId)).toEqual({ items: [], total: 0 });
  await keepItems(services, taskId, [item], 3);
  await keepItems(services, taskId, [item, item], 3);
  expect(await siblingItems(services, userId, taskId)).toEqual({ items: [item, item], total: 3 });
  const sibling = {
    name: 'Tailored',
    language: 'en' as const,
    content,
    style: defaultStyle('en'),
    mode: 'tailor' as const,
    jobId: job.id,
  };
  const made = await services.db.transaction((tx) => saveSibling(services, tx, task!, sibling));
  expect(await ownResume(services.db, userId, made)).toMatchObject({ name: 'Tailored', revision: 1 });
  // the job comes along, matched
  expect(await listJobs(services, userId, made)).toMatchObject([
    { resumeId: made, title: job.title, score: expect.any(Number) },
  ]);
  expect(await listSiblings(services, userId, made)).toEqual([
    { id: resumeId, name: 'R', language: 'en', mode: 'tailor', origin: true },
  ]);
  expect(await listSiblings(services, userId, resumeId)).toEqual([
    { id: made, name: 'Tailored', language: 'en', mode: 'tailor', origin: false },
  ]);
});
