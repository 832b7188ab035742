import { MAX_LETTERS } from '@verdant/contracts';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../testing/services.ts';
import { deleteApplication, saveApplication } from '../applications/applications.ts';
import { files, letters } from '../platform/db/schema.ts';
import { removeUnusedFiles } from '../resume/files.ts';
import { addJob } from '../resume/job-descriptions.ts';
import { addResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { saveDraft, startDraft } from './drafts.ts';
import {
  addLetter,
  deleteLetter,
  letterDetail,
  letterPlan,
  listLetters,
  removeOldLetters,
  restoreLetter,
} from './letters.ts';
import { saveLetter, sentLetterFile } from './save-letter.ts';

let test: TestServices;
let services: Services;
let lateMs = 0;
let count = 0;
const POSTING = 'Operations analyst\nRequirements:\n- SQL\n- Tableau\n- Kafka';

beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + lateMs) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

async function somebody() {
  const userId = (await addPerson(services, `writer-${count++}@example.com`, 'bamboo-slips-1')).id;
  const made = { name: 'Base', language: 'en' as const, content: people.en };
  return { userId, ...(await addResume(services, userId, made)) };
}

it('is begun from a card, with its words, the résumé of its job and a place for each claim', async () => {
  const { userId, resumeId } = await somebody();
  await addResume(services, userId, { name: 'Newer', language: 'en', content: people.en });
  const job = await addJob(services, userId, { id: resumeId, text: POSTING, company: 'Calder Freight' }, 'en');
  const card = await saveApplication(services, userId, { jobId: job.id });
  const letter = await addLetter(services, userId, { kind: 'letter', applicationId: card.id });
  expect(letter).toMatchObject({
    revision: 1,
    resume: { id: resumeId },
    applicationId: card.id,
    jobId: job.id,
    post: 'Operations analyst',
    addressee: { company: 'Calder Freight' },
    posting: POSTING,
    draft: null,
    sentAt: null,
  });
  const text = letter.paragraphs.map((one) => one.text).join('\n');
  expect(text).toContain('Operations analyst at Calder Freight');
  expect(text).not.toContain('Kafka');
  expect(letter.paragraphs.flatMap(({ claims }) => claims.map(({ path }) => path))).toContain('work/w1/content/3');
  expect((await letterPlan(services, userId, letter.id)).missing).toEqual(['Kafka']);
  expect(await listLetters(services, userId)).toMatchObject([{ id: letter.id, company: 'Calder Freight' }]);
  // what becomes of the card changes nothing in it
  await deleteApplication(services, userId, card.id);
  expect((await letterDetail(services, userId, letter.id)).posting).toBe(POSTING);
});

it('refuses a save on an older revision, and lets go of claims whose words were changed', async () => {
  const { userId, resumeId } = await somebody();
  const { id, paragraphs } = await addLetter(services, userId, { kind: 'email', resumeId, posting: POSTING });
  const changed = paragraphs.map((one) =>
    one.role === 'whyMe' ? { ...one, text: `Yes. ${one.claims[0]!.text}` } : one,
  );
  expect(paragraphs.find(({ role }) => role === 'whyMe')!.claims.length).toBeGreaterThan(1);
  expect(await saveLetter(services, userId, { id, revision: 1, paragraphs: changed, sent: true })).toMatchObject({
    revision: 2,
    sentAt: expect.any(String),
  });
  await expect(saveLetter(services, userId, { id, revision: 1, subject: 'Late' })).rejects.toMatchObject({
    error: 'stale',
  });
  const now = await letterDetail(services, userId, id);
  expect(now.paragraphs.find(({ role }) => role === 'whyMe')!.claims).toHaveLength(1);
  expect(now.subject).not.toBe('Late');
});

it('is nobody else’s: neither the letter nor what it is made from', async () => {
  const [own, other] = [await somebody(), await somebody()];
  const { id } = await addLetter(services, own.userId, { kind: 'letter', resumeId: own.resumeId });
  const card = await saveApplication(services, own.userId, { title: 'Mine' });
  for (const attempt of [
    () => letterDetail(services, other.userId, id),
    () => letterPlan(services, other.userId, id),
    () => saveLetter(services, other.userId, { id, revision: 1, subject: 'x' }),
    () => deleteLetter(services, other.userId, id),
    () => restoreLetter(services, other.userId, id),
    () => startDraft(services, other.userId, id),
    () => addLetter(services, other.userId, { kind: 'letter', resumeId: own.resumeId }),
    () => addLetter(services, other.userId, { kind: 'letter', applicationId: card.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ error: 'notFound' });
  expect(await services.db.transaction((tx) => saveDraft(tx, other.userId, id, {} as never))).toBe(false);
});

it('needs a résumé that says something, and a model for a draft', async () => {
  const userId = (await addPerson(services, 'blank@example.com', 'bamboo-slips-1')).id;
  await expect(addLetter(services, userId, { kind: 'letter' })).rejects.toMatchObject({ field: 'resumeId' });
  const { userId: writer, resumeId } = await somebody();
  const { id } = await addLetter(services, writer, { kind: 'letter', resumeId });
  await expect(startDraft(services, writer, id)).rejects.toMatchObject({ error: 'noModel' });
});

it('can be put back for a day, makes room at once, and there are no more than so many', async () => {
  const { userId, resumeId } = await somebody();
  const { id } = await addLetter(services, userId, { kind: 'greeting', resumeId });
  const [row] = await services.db.select().from(letters).where(eq(letters.id, id));
  const { id: _, ...same } = row!;
  await services.db.insert(letters).values(Array.from({ length: MAX_LETTERS - 1 }, () => same));
  await expect(addLetter(services, userId, { kind: 'greeting', resumeId })).rejects.toMatchObject({
    error: 'letterLimit',
  });
  await deleteLetter(services, userId, id);
  await expect(letterDetail(services, userId, id)).rejects.toMatchObject({ error: 'notFound' });
  expect(await restoreLetter(services, userId, id)).toMatchObject({ id });
  await deleteLetter(services, userId, id);
  await removeOldLetters(services);
  expect(await restoreLetter(services, userId, id)).toMatchObject({ id });
  await deleteLetter(services, userId, id);
  lateMs = 25 * 3_600_000;
  await removeOldLetters(services);
  await expect(restoreLetter(services, userId, id)).rejects.toMatchObject({ error: 'notFound' });
  lateMs = 0;
});

it('belongs to the card of its job, whichever was first', async () => {
  const { userId, resumeId } = await somebody();
  const job = await addJob(services, userId, { id: resumeId, text: POSTING, company: 'Calder Freight' }, 'en');
  const before = await addLetter(services, userId, { kind: 'letter', jobId: job.id });
  expect(before.applicationId).toBeNull();
  const card = await saveApplication(services, userId, { jobId: job.id });
  expect((await letterDetail(services, userId, before.id)).applicationId).toBe(card.id);
  expect((await addLetter(services, userId, { kind: 'email', jobId: job.id })).applicationId).toBe(card.id);
});

it('what went out stays as long as its letter, and goes with it', async () => {
  const { userId, resumeId } = await somebody();
  const { id } = await addLetter(services, userId, { kind: 'email', resumeId });
  const file = { name: 'sent.txt', mime: 'text/plain', bytes: Buffer.from('As it went out.') };
  await saveLetter(services, userId, { id, revision: 1, sent: true }, file);
  lateMs += 48 * 3_600_000;
  await removeUnusedFiles(services);
  expect(Buffer.from((await sentLetterFile(services, userId, id)).bytes).toString()).toBe('As it went out.');
  await deleteLetter(services, userId, id);
  lateMs += 25 * 3_600_000;
  await removeOldLetters(services);
  await removeUnusedFiles(services);
  expect(await services.db.select().from(files).where(eq(files.userId, userId))).toEqual([]);
});
