import { MAX_TAGS, MAX_TAGS_OF_ONE } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { addArchive, listArchives } from '../archives/archives.ts';
import { listResumes } from '../resume-list.ts';
import { addResume, deleteResume, ownResume } from '../resumes.ts';
import { deleteTag, listTags, renameTag, setTags } from './tags.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

const page = { page: 1, size: 20 };

async function person(name: string) {
  const { services } = test;
  const { id: userId } = await addPerson(services, `${name}@example.com`, 'bamboo-slips-1');
  const add = async (cv: string) =>
    (await addResume(services, userId, { name: cv, language: 'en', content: emptyContent() })).resumeId;
  const tag = (resumeId: string, ...names: string[]) => setTags(services, userId, { resumeId, names });
  const named = async () => (await listTags(services, userId)).map(({ name: one }) => one);
  return { services, userId, add, tag, named };
}

it('has one spelling of each, and a list is filtered and searched by it', async () => {
  const { services, userId, add, tag, named } = await person('spelling');
  const [first, second] = [await add('First'), await add('Second')];
  expect(await tag(first, 'Banks', 'ｂａｎｋｓ ', ' to   send ')).toEqual({ tags: ['Banks', 'to send'] });
  expect(await tag(second, 'BANKS')).toEqual({ tags: ['Banks'] });
  const [banks] = await listTags(services, userId);
  expect(banks).toMatchObject({ name: 'Banks', resumes: 2, archives: 0 });
  const names = async (asked: object) =>
    (await listResumes(services, userId, { ...page, sort: 'name', ...asked })).items.map(({ name }) => name);
  expect(await names({ tag: banks!.id })).toEqual(['First', 'Second']);
  expect(await names({ q: 'send' })).toEqual(['First']);
  expect(await names({ q: 'sec', tag: banks!.id })).toEqual(['Second']);
  expect((await listResumes(services, userId, { ...page, sort: 'name' })).items[0]?.tags).toEqual(['Banks', 'to send']);

  await tag(first);
  expect(await names({ tag: banks!.id })).toEqual(['Second']);
  await deleteResume(services, userId, second);
  expect((await listTags(services, userId))[0]).toMatchObject({ name: 'Banks', resumes: 0 });
  expect(await named()).toEqual(['Banks', 'to send']);
});

it('is renamed and removed everywhere; under the name of another the two are one', async () => {
  const { services, userId, add, tag } = await person('rename');
  const resumeId = await add('CV');
  const resume = await ownResume(services.db, userId, resumeId);
  const sent = { resume, name: 'Sent', fileName: 'a.pdf', bytes: new Uint8Array([1]), pages: 1 };
  const { id: archiveId } = await addArchive(services, userId, sent);
  await tag(resumeId, 'one', 'two');
  await setTags(services, userId, { archiveId, names: ['two'] });
  const two = (await listTags(services, userId)).find(({ name }) => name === 'two')!;
  expect(await renameTag(services, userId, { id: two.id, name: ' ONE ' })).toMatchObject([
    { name: 'ONE', resumes: 1, archives: 1 },
  ]);
  const [one] = (await listArchives(services, userId, page)).items;
  expect(one?.tags).toEqual(['ONE']);
  const { id } = (await listTags(services, userId))[0]!;
  expect((await listArchives(services, userId, { ...page, tag: id })).total).toBe(1);
  await deleteTag(services, userId, id);
  expect((await listArchives(services, userId, page)).items[0]?.tags).toEqual([]);
  expect(await listTags(services, userId)).toEqual([]);
});

it('is the owner’s alone', async () => {
  const { services, userId, add, tag } = await person('owner');
  const other = await person('thief');
  const resumeId = await add('CV');
  await tag(resumeId, 'mine');
  const { id } = (await listTags(services, userId))[0]!;
  const refused = { error: 'notFound' };
  await expect(other.tag(resumeId, 'taken')).rejects.toMatchObject(refused);
  await expect(renameTag(services, other.userId, { id, name: 'taken' })).rejects.toMatchObject(refused);
  await expect(deleteTag(services, other.userId, id)).rejects.toMatchObject(refused);
  expect(await other.named()).toEqual([]);
  const theirs = await other.add('CV');
  await other.tag(theirs, 'mine');
  expect((await listResumes(services, other.userId, { ...page, tag: id })).total).toBe(0);
});

it('is no more than there may be, and no empty word', async () => {
  const { services, userId, add, tag, named } = await person('limits');
  const resumeId = await add('CV');
  for (let i = 0; i < MAX_TAGS; i += MAX_TAGS_OF_ONE)
    await tag(resumeId, ...Array.from({ length: Math.min(MAX_TAGS_OF_ONE, MAX_TAGS - i) }, (_, n) => `t${i + n}`));
  expect(await named()).toHaveLength(MAX_TAGS);
  await expect(tag(resumeId, 'more')).rejects.toMatchObject({ error: 'tagLimit' });
  expect(await named()).toHaveLength(MAX_TAGS);
  await expect(tag(resumeId, ' \u3000 ')).rejects.toMatchObject({ error: 'invalid' });
  await expect(setTags(services, userId, { names: [] })).rejects.toMatchObject({ error: 'invalid' });
});
