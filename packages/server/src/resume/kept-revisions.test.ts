import { emptyContent } from '@verdant/resume';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../testing/services.ts';
import { limitOf } from '../money/catalogue.ts';
import { storedBytes } from '../money/kept/stored-bytes.ts';
import { vipAmount } from '../money/vip.ts';
import { files, resumes, revisions } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { storeFile } from './files.ts';
import { HISTORY_BYTES, REVISIONS_KEPT } from './kept-revisions.ts';
import { addResume, updateResume } from './resumes.ts';
import { listRevisions, restoreRevision } from './revisions.ts';

let test: TestServices;
let services: Services;
let userId: string;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  userId = (await addPerson(services, 'writer@example.com', 'bamboo-slips-1')).id;
}, 60_000);
afterAll(() => test.close());

const MB = 1024 * 1024;
/** Content of about so many bytes that differs each time, and that no compression makes smaller in the count. */
const heavy = (bytes: number, seed: number) => {
  const bullets = Array.from({ length: Math.round(bytes / 1_000) }, (_, i) => `${seed} ${i} `.padEnd(995, 'x'));
  return { ...emptyContent(), work: [{ id: 'w1', content: bullets }] } as unknown as ReturnType<typeof emptyContent>;
};
const kept = (id: string) =>
  services.db
    .select({ revision: revisions.revision, reason: revisions.reason, bytes: revisions.bytes })
    .from(revisions)
    .where(eq(revisions.resumeId, id))
    .orderBy(revisions.revision);
const rowOf = async (id: string) => (await services.db.select().from(resumes).where(eq(resumes.id, id)))[0]!;

it('keeps no more of a history than its bytes, however fast and large the saves are', async () => {
  const { resumeId: id } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
  for (let revision = 1; revision <= 12; revision++)
    await updateResume(services, userId, { id, revision, content: heavy(1.55 * MB, revision) });
  const all = await kept(id);
  const bytes = all.reduce((sum, row) => sum + row.bytes!, 0);
  expect(bytes).toBeLessThanOrEqual(HISTORY_BYTES);
  // where it began, and the newest ones
  expect(all.map(({ revision }) => revision)).toEqual([1, 9, 10, 11, 12, 13]);
  expect((await rowOf(id)).bytes).toBe(bytes);
  const [first] = (await services.db.select().from(revisions).where(eq(revisions.resumeId, id))).filter(
    (row) => row.revision === 13,
  );
  expect((await rowOf(id)).content).toEqual(first!.content);
}, 30_000);

it('keeps the newest 200 of many small ones, also of those that were restored', async () => {
  const { resumeId: id } = await addResume(services, userId, { name: 'S', language: 'en', content: emptyContent() });
  await services.db.execute(sql`
    insert into revisions (resume_id, revision, reason, language, content, style)
    select resume_id, n, case when n % 2 = 0 then 'restore' else 'edit' end, language, content, style
    from revisions, generate_series(2, 459) n where resume_id = ${id}`);
  await services.db.update(resumes).set({ revision: 459 }).where(eq(resumes.id, id));
  await restoreRevision(services, userId, { id, revision: 459, to: 459 });
  const all = await kept(id);
  const edits = all.filter(({ reason }) => reason === 'edit').map(({ revision }) => revision);
  expect(Math.min(...edits)).toBe(261);
  expect(all.filter(({ reason }) => reason !== 'edit')).toHaveLength(REVISIONS_KEPT);
  expect((await rowOf(id)).bytes).toBe(all.reduce((sum, row) => sum + row.bytes!, 0));
  expect((await listRevisions(services, userId, id))[0]!.revision).toBe(460);
});

it('counts what a person keeps, shows it, and lets nothing be added beyond it; saves go on', async () => {
  const shown = async () => (await vipAmount(services, userId, 'en')).find(({ code }) => code === 'storage')!;
  const before = await shown();
  const limit = limitOf('FREE', 'storage')!;
  expect(before).toMatchObject({ limit, used: Math.ceil((await storedBytes(services.db, userId)) / MB) });
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: new Uint8Array(3 * MB) };
  const id = await storeFile(services, userId, 'image', file, async (_, fileId) => fileId);
  expect((await shown()).used).toBeGreaterThanOrEqual(before.used! + 2);
  await services.db
    .update(files)
    .set({ size: limit * MB - 2 * MB })
    .where(eq(files.id, id));
  const full = { error: 'benefits', data: { ability: 'storage', limit } };
  await expect(storeFile(services, userId, 'image', file, async () => null)).rejects.toMatchObject(full);
  const another = { name: 'T', language: 'en', content: emptyContent() } as const;
  await expect(addResume(services, userId, another)).rejects.toMatchObject(full);
  const [any] = await services.db.select().from(resumes).where(eq(resumes.userId, userId));
  await expect(
    updateResume(services, userId, { id: any!.id, revision: any!.revision, name: 'Saved' }),
  ).resolves.toMatchObject({ revision: any!.revision + 1 });
  expect(await storedBytes(services.db, (await addPerson(services, 'b@example.com', 'bamboo-slips-1')).id)).toBe(0);
});
