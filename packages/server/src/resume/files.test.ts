import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { limitOf } from '../money/catalogue.ts';
import { analyses, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { beginRun } from '../task/begin-run.ts';
import { succeedRun } from '../task/succeed-run.ts';
import { startTask } from '../task/tasks.ts';
import { addImage, MAX_IMAGES } from './files.ts';
import { startImport } from './imports.ts';
import { addResume, deleteResume } from './resumes.ts';

let test: TestServices;
let services: Services;
let userId: string;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  const values = { email: 'f@example.com', emailKey: 'f', passwordHash: 'x' };
  userId = (await services.db.insert(users).values(values).returning())[0]!.id;
}, 60_000);
afterAll(() => test.close());

const stored = async () => {
  const all = await readdir(join(test.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).length;
};
const pdf = { name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), title: null };

it('holds the limit of pictures against many at once, and keeps no bytes of those it refused', async () => {
  const add = () => addImage(services, userId, 'a.jpg', Buffer.from('jpeg'));
  const all = await Promise.allSettled(Array.from({ length: MAX_IMAGES + 6 }, add));
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(MAX_IMAGES);
  expect(await stored()).toBe(MAX_IMAGES);
});

it('keeps nothing of what was under way when its owner was erased', async () => {
  const before = await stored();
  const gone = crypto.randomUUID();
  const late = [
    () => addImage(services, gone, 'a.jpg', Buffer.from('jpeg')),
    () => addResume(services, gone, { name: 'R', language: 'en', content: emptyContent() }),
  ];
  for (const one of late) await expect(one()).rejects.toMatchObject({ error: 'unauthorised' });
  expect(await stored()).toBe(before);
});

it('keeps no bytes of an upload beyond the limit of résumés', async () => {
  const add = () => addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
  const [first] = await Promise.all(Array.from({ length: limitOf('FREE', 'resumes')! }, add));
  const before = await stored();
  await expect(startImport(services, userId, pdf, 'en')).rejects.toMatchObject({ error: 'benefits' });
  expect(await stored()).toBe(before);
  await deleteResume(services, userId, first!.resumeId);
});

it('deletes a résumé with its file while a task on it ends, without a deadlock', async () => {
  const before = await stored();
  const { resumeId, taskId } = await startImport(services, userId, pdf, 'en');
  expect(await stored()).toBe(before + 1);
  const run = (await beginRun(services, taskId))!;
  let deleted: Promise<void> | undefined;
  const ended = await succeedRun(services, run, async (tx) => {
    deleted = deleteResume(services, userId, resumeId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const row = { resumeId, taskId, revision: 1, jobDescription: null, data: { score: 1 } as never };
    await tx.insert(analyses).values(row);
    return {};
  });
  expect(ended).toBe(true);
  await deleted;
  expect(await stored()).toBe(before);
});

it('lets an attempt end quietly whose résumé was deleted meanwhile', async () => {
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en' });
  const input = { jobDescription: null };
  const { taskId } = await startTask(services, { kind: 'resume.analyze', userId, resumeId, input });
  const run = (await beginRun(services, taskId))!;
  await deleteResume(services, userId, resumeId);
  expect(await succeedRun(services, run, async () => ({}))).toBe(false);
});
