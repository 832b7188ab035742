import { emptyNote, MAX_PRACTICES, type PracticeNote } from '@verdant/contracts';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../testing/services.ts';
import { deleteApplication, saveApplication } from '../applications/applications.ts';
import { practices } from '../platform/db/schema.ts';
import { addResume, updateResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import {
  beginPractice,
  deletePractice,
  listPractices,
  practiceDetail,
  removeOldPractices,
  restorePractice,
} from './practices.ts';
import { savePractice } from './save-practice.ts';
import { practiceSubject, saveSuggested, startSuggest } from './suggest.ts';

let test: TestServices;
let services: Services;
let lateMs = 0;
let count = 0;
const POSTING = 'Operations analyst\nRequirements: SQL, Tableau, Kubernetes.';
const note = (action: string): PracticeNote => ({ ...emptyNote, action });

beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + lateMs) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

async function somebody() {
  const userId = (await addPerson(services, `talker-${count++}@example.com`, 'bamboo-slips-1')).id;
  const made = { name: 'Base', language: 'en' as const, content: people.en };
  return { userId, ...(await addResume(services, userId, made)) };
}
async function begun() {
  const own = await somebody();
  const card = await saveApplication(services, own.userId, {
    title: 'Operations analyst',
    employer: 'Tidewater Freight',
    posting: POSTING,
  });
  return { ...own, card, practice: await beginPractice(services, own.userId, { applicationId: card.id }) };
}

it('is begun from a card with its words, and opened again with those of now', async () => {
  const { userId, card, practice } = await begun();
  expect(practice).toMatchObject({
    revision: 1,
    applicationId: card.id,
    post: 'Operations analyst',
    company: 'Tidewater Freight',
    hasPosting: true,
    earlier: [],
    notes: {},
  });
  expect(practice.questions.map(({ requirement }) => requirement)).toContain('Kubernetes');
  await saveApplication(services, userId, { id: card.id, employer: 'Calder Freight', posting: '' });
  const again = await beginPractice(services, userId, { applicationId: card.id });
  expect(again).toMatchObject({ id: practice.id, company: 'Calder Freight', hasPosting: false });
  expect(await listPractices(services, userId)).toHaveLength(1);
  // what becomes of the card takes nothing from it
  await deleteApplication(services, userId, card.id);
  expect((await practiceDetail(services, userId, practice.id)).company).toBe('Calder Freight');
});

it('a résumé alone has one of its own beside that of a place', async () => {
  const { userId, resumeId, practice } = await begun();
  const alone = await beginPractice(services, userId, { resumeId });
  expect(alone.id).not.toBe(practice.id);
  expect(alone.hasPosting).toBe(false);
  expect((await beginPractice(services, userId, { resumeId })).id).toBe(alone.id);
});

it('keeps the notes that were changed, refuses a stale save and a note to nothing', async () => {
  const { userId, practice } = await begun();
  const { id } = practice;
  const [first, second] = practice.questions;
  const saved = await savePractice(services, userId, { id, revision: 1, notes: { [first!.id]: note('I asked') } });
  expect(saved.revision).toBe(2);
  await savePractice(services, userId, { id, revision: 2, notes: { [second!.id]: { ...note(''), done: true } } });
  expect((await practiceDetail(services, userId, id)).notes).toEqual({
    [first!.id]: note('I asked'),
    [second!.id]: { ...emptyNote, done: true },
  });
  expect(await listPractices(services, userId)).toMatchObject([{ noted: 1, done: 1 }]);
  const late = savePractice(services, userId, { id, revision: 2, notes: { [first!.id]: note('late') } });
  await expect(late).rejects.toMatchObject({ error: 'stale', data: { revision: 3 } });
  const stray = savePractice(services, userId, { id, revision: 3, notes: { 'claim:nothing': note('x') } });
  await expect(stray).rejects.toMatchObject({ field: 'notes' });
  await savePractice(services, userId, { id, revision: 3, notes: { [second!.id]: note(' ') } });
  expect(Object.keys((await practiceDetail(services, userId, id)).notes)).toEqual([first!.id]);
});

it('loses nothing when a line is reworded or gone', async () => {
  const { userId, resumeId, practice } = await begun();
  const { id } = practice;
  const path = 'work/w1/content/3';
  const line = practice.questions.find((one) => one.path === path)!;
  await savePractice(services, userId, { id, revision: 1, notes: { [line.id]: note('I drew it first') } });
  const write = async (revision: number, text: string) => {
    const [job, ...others] = people.en.work;
    const content = job!.content.map((one, at) => (at === 3 ? text : one));
    const changed = { ...people.en, work: [{ ...job!, content }, ...others] };
    await updateResume(services, userId, { id: resumeId, revision, content: changed });
  };
  await write(1, 'Built a weekly dashboard in Tableau that replaced five manual reports');
  const reworded = await practiceDetail(services, userId, id);
  expect(reworded.questions.find((one) => one.id === line.id)!.quote).toContain('five');
  expect(reworded.earlier).toEqual([]);
  await write(2, '');
  const gone = await practiceDetail(services, userId, id);
  expect(gone.earlier).toMatchObject([{ id: line.id, quote: line.quote }]);
  expect(gone.notes[line.id]!.action).toBe('I drew it first');
});

it('is nobody else’s', async () => {
  const { userId, resumeId, card, practice } = await begun();
  const other = await somebody();
  const { id } = practice;
  for (const attempt of [
    () => practiceDetail(services, other.userId, id),
    () => savePractice(services, other.userId, { id, revision: 1, notes: {} }),
    () => deletePractice(services, other.userId, id),
    () => restorePractice(services, other.userId, id),
    () => startSuggest(services, other.userId, id),
    () => practiceSubject(services.db, other.userId, id, new Date()),
    () => beginPractice(services, other.userId, { resumeId }),
    () => beginPractice(services, other.userId, { applicationId: card.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ error: 'notFound' });
  await services.db.transaction((tx) => saveSuggested(tx, other.userId, id, {} as never));
  expect((await practiceDetail(services, userId, id)).suggested).toBeNull();
});

it('a model’s questions come behind the others, and those that it takes back stay with their notes', async () => {
  const { userId, practice } = await begun();
  const { id } = practice;
  await expect(startSuggest(services, userId, id)).rejects.toMatchObject({ error: 'noModel' });
  const own = { ...practice.questions[0]!, engine: 'llm' as const };
  const keep = (...questions: (typeof own)[]) =>
    services.db.transaction((tx) =>
      saveSuggested(tx, userId, id, { questions, model: 'm', at: '2026-11-01T00:00:00.000Z', refused: 2 }),
    );
  await keep({ ...own, id: 'llm:1', ask: 'Who used it?' });
  const { questions, suggested } = await practiceDetail(services, userId, id);
  expect(questions.at(-1)).toMatchObject({ id: 'llm:1', engine: 'llm' });
  expect(suggested).toEqual({ model: 'm', at: '2026-11-01T00:00:00.000Z', refused: 2 });
  await savePractice(services, userId, { id, revision: 1, notes: { 'llm:1': note('The shift') } });
  await keep({ ...own, id: 'llm:2', ask: 'What did it cost?', quote: 'Other', path: null });
  const next = await practiceDetail(services, userId, id);
  expect(next.questions.at(-1)!.id).toBe('llm:2');
  expect(next.earlier.map((one) => one.id)).toEqual(['llm:1']);
  // a model hears only of what the rules ask
  expect(
    (await practiceSubject(services.db, userId, id, new Date())).asked.every((one) => one.engine === 'rules'),
  ).toBe(true);
});

it('can be put back for a day, and there are no more than so many', async () => {
  const { userId, practice } = await begun();
  const { id } = practice;
  const [row] = await services.db.select().from(practices).where(eq(practices.id, id));
  const { id: _, ...same } = row!;
  await services.db.insert(practices).values(Array.from({ length: MAX_PRACTICES - 1 }, () => same));
  const { resumeId } = await addResume(services, userId, { name: 'Next', language: 'en', content: people.en });
  await expect(beginPractice(services, userId, { resumeId })).rejects.toMatchObject({ error: 'practiceLimit' });
  await deletePractice(services, userId, id);
  await expect(practiceDetail(services, userId, id)).rejects.toMatchObject({ error: 'notFound' });
  expect(await restorePractice(services, userId, id)).toMatchObject({ id });
  await deletePractice(services, userId, id);
  lateMs = 25 * 3_600_000;
  await removeOldPractices(services);
  await expect(restorePractice(services, userId, id)).rejects.toMatchObject({ error: 'notFound' });
  lateMs = 0;
});
