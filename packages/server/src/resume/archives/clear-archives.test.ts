import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { saveApplication } from '../../applications/applications.ts';
import { storedBytes } from '../../money/kept/stored-bytes.ts';
import { addResume, ownResume } from '../resumes.ts';
import { saveShare } from '../shares.ts';
import { addArchive, archiveFile, listArchives } from './archives.ts';
import { clearArchives } from './clear-archives.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

const page = { page: 1, size: 20 };

async function person(name: string, sizes: number[]) {
  const { services } = test;
  const { id: userId } = await addPerson(services, `${name}@example.com`, 'bamboo-slips-1');
  const { resumeId } = await addResume(services, userId, { name: 'CV', language: 'en', content: emptyContent() });
  const resume = await ownResume(services.db, userId, resumeId);
  const ids: string[] = [];
  for (const size of sizes) {
    const made = { resume, name: `Sent ${size}`, fileName: 'a.pdf', bytes: new Uint8Array(size), pages: 1 };
    ids.push((await addArchive(services, userId, made)).id);
  }
  return { services, userId, ids };
}

it('clears what nothing leads to, says the space, and leaves what is used', async () => {
  const { services, userId, ids } = await person('keeper', [10, 3000, 200]);
  const [small, large, middle] = ids as [string, string, string];
  await saveApplication(services, userId, { title: 'Post', archiveId: small });
  await saveShare(services, userId, { archiveId: middle }, () => false);
  const list = await listArchives(services, userId, { ...page, sort: 'largest' });
  expect(list.items.map(({ id, uses }) => [id, uses.applications, uses.links])).toEqual([
    [large, 0, 0],
    [middle, 0, 1],
    [small, 1, 0],
  ]);
  expect(list.space).toBe(list.items.reduce((sum, { space }) => sum + space, 0));
  const before = await storedBytes(services.db, userId);

  const done = await clearArchives(services, userId, [...ids, large]);
  expect([done.cleared, done.kept.sort()]).toEqual([[large], [small, middle].sort()]);
  expect(done.space).toBe(list.items[0]!.space);
  expect(before - (await storedBytes(services.db, userId))).toBe(done.space);
  await expect(archiveFile(services, userId, large)).rejects.toMatchObject({ error: 'notFound' });
  expect((await archiveFile(services, userId, small)).bytes).toHaveLength(10);
});

it('deletes nothing where one of them is somebody else’s', async () => {
  const { services, userId, ids } = await person('mine', [10, 20]);
  const other = await person('theirs', [30]);
  await expect(clearArchives(services, userId, [...ids, ...other.ids])).rejects.toMatchObject({ error: 'notFound' });
  expect((await listArchives(services, userId, page)).total).toBe(2);
  expect((await listArchives(services, other.userId, page)).total).toBe(1);
});
