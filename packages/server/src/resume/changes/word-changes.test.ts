import { emptyContent, type PreviewChange, type ResumeContent } from '@verdant/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import type { Services } from '../../services.ts';
import { addResume, ownResume, updateResume } from '../resumes.ts';
import { listRevisions } from '../revisions.ts';
import { applyWords, previewWords } from './word-changes.ts';

let test: TestServices;
let services: Services;
let userId: string;
let passed = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + passed) });
  services = test.services;
  userId = (await addPerson(services, 'words@example.com', 'bamboo-slips-1')).id;
}, 60_000);
afterAll(() => test.close());

const bullets = ['Was responsible for the management of **vendor** contracts', 'Worked on routes', 'Served 12 stores'];
const job = { id: 'w1', company: 'Harbour', position: 'Analyst', location: '', achievements: [], metrics: [] };
const content: ResumeContent = {
  ...emptyContent(),
  work: [{ ...job, start: '2019', end: '2021', content: bullets }],
};
const begin = async (changes: PreviewChange['changes']): Promise<PreviewChange> => {
  const { resumeId: id } = await addResume(services, userId, { name: 'A', language: 'en', content });
  return { id, revision: 1, changes };
};
const at = (place: number, text: string) => ({ path: `work/w1/content/${place}`, text });
const stands = async ({ id }: PreviewChange) => (await ownResume(services.db, userId, id)).content.work[0]!.content;
const shorter = at(0, 'Managed vendor contracts');

it('writes just what was previewed, marks kept, once', async () => {
  const asked = await begin([shorter, at(1, ''), at(3, 'Served stores')]);
  const { token, changes } = await previewWords(services, userId, asked);
  expect(changes.map(({ verdict }) => verdict)).toEqual(['fits', 'fits', 'fits']);
  expect(await stands(asked)).toEqual(bullets);
  expect(await applyWords(services, userId, { ...asked, token: token! })).toEqual({ revision: 2 });
  expect(await stands(asked)).toEqual(['Managed **vendor** contracts', 'Served 12 stores', 'Served stores']);
  expect((await listRevisions(services, userId, asked.id))[0]!.reason).toBe('program');
  const again = applyWords(services, userId, { ...asked, token: token! });
  await expect(again).rejects.toMatchObject({ error: 'stale', data: { revision: 2 } });
});

it('writes nothing without a preview of it, nor by a token of other words, another résumé, or long ago', async () => {
  const [asked, other] = [await begin([shorter]), await begin([at(1, 'Worked on the routes')])];
  const token = (await previewWords(services, userId, asked)).token!;
  const tries = [
    { ...asked, token: '' },
    { ...asked, token: `zzzzzz.${token.split('.')[1]}` },
    { ...asked, token: (await previewWords(services, userId, other)).token! },
    { ...asked, changes: [at(0, 'Managed all vendor contracts')], token },
    { ...other, token },
  ];
  for (const one of tries)
    await expect(applyWords(services, userId, one)).rejects.toMatchObject({ error: 'notPreviewed' });
  passed = 16 * 60_000;
  await expect(applyWords(services, userId, { ...asked, token })).rejects.toMatchObject({ error: 'notPreviewed' });
  expect(await stands(asked)).toEqual(bullets);
});

it('gives no token for what is not true, and writes what is asked only once it was said', async () => {
  const invented = await begin([shorter, at(2, 'Served 90 stores')]);
  const preview = await previewWords(services, userId, invented);
  expect(preview).toMatchObject({ token: null, changes: [{ verdict: 'fits' }, { reason: 'number' }] });

  const asked = await begin([at(0, 'Managed and audited vendor contracts')]);
  const { token, changes } = await previewWords(services, userId, asked);
  expect(changes).toMatchObject([{ verdict: 'ask' }]);
  const confirm = changes[0]!.confirm;
  const apply = (confirmed?: string[]) =>
    applyWords(services, userId, { ...asked, token: token!, ...(confirmed && { confirmed }) });
  for (const said of [undefined, [], ['true']])
    await expect(apply(said)).rejects.toMatchObject({ error: 'unconfirmed', data: { confirm } });
  expect(await apply(confirm)).toEqual({ revision: 2 });
});

it('touches no résumé that was changed since, nor one place twice', async () => {
  const asked = await begin([shorter]);
  const token = (await previewWords(services, userId, asked)).token!;
  await updateResume(services, userId, { id: asked.id, revision: 1, name: 'B' });
  await expect(applyWords(services, userId, { ...asked, token })).rejects.toMatchObject({ error: 'stale' });
  const twice = await begin([shorter, at(0, '')]);
  await expect(previewWords(services, userId, twice)).rejects.toMatchObject({ error: 'invalid', field: 'path' });
});
