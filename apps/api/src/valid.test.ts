import { blankItem, emptyContent, type Language, type ResumeContent, type Work } from '@verdant/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createTestApi, signUp, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
beforeAll(async () => {
  api = await createTestApi();
  person = await signUp(api.app, api.services, 'valid@example.com');
});
afterAll(() => api.close());

const role: Work = { ...blankItem('work', 'w1'), company: 'Calder Freight', start: '2021-03', end: '2022-04' };
const complete = (): ResumeContent => ({
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'Maya Okafor', email: 'maya@example.com', phone: '+1 312 555 0186' },
  work: [role],
});
type Change = { basics?: Partial<ResumeContent['basics']>; work?: Partial<Work>[] };
const changed = ({ basics = {}, work = [role] }: Change): ResumeContent => ({
  ...complete(),
  basics: { ...complete().basics, ...basics },
  work: work.map((one, at) => ({ ...blankItem('work', `w${at + 1}`), ...one })),
});

/** Saves the content and gives what the answer, the résumé, the list and the download say of it. */
async function saved(content: ResumeContent, language: Language = 'en') {
  const { data } = await person.post('/resume/manualAdd', { name: 'One', language });
  const id = data.resumeId as string;
  const answer = await person.post('/resume/updateing', { id, revision: 1, content });
  const { status, missing } = (await person.get('/resume/detail', { id })).data;
  const listed = (await person.get('/resume/list', { size: '100' })).data.items.find(
    (one: { id: string }) => one.id === id,
  );
  const download = await person.get('/resume/download', { id, format: 'md' });
  expect(missing).toEqual(answer.data.missing);
  expect(listed.status).toBe(status);
  if (status === 'incomplete') expect(download).toMatchObject({ code: 109, data: { missing } });
  else expect(download.raw.toString()).toContain('Maya');
  await person.get('/resume/del', { id });
  return { code: answer.code, status, missing };
}

describe('a résumé is saved as it is written, and incomplete while something in it is wrong', () => {
  test('all is right', async () => {
    expect(await saved(complete())).toEqual({ code: 0, status: 'saved', missing: [] });
  });

  test.each<[string, Change, string[]]>([
    ['an address that is none', { basics: { email: 'nonsense' } }, ['basics/email']],
    ['an address without a dot', { basics: { email: 'maya@example' } }, ['basics/email']],
    ['a number nobody can dial', { basics: { phone: '12345' } }, ['basics/phone']],
    [
      'links that lead nowhere',
      { basics: { linkedin: 'maya', homepage: 'ftp://a.b' } },
      ['basics/linkedin', 'basics/homepage'],
    ],
    ['an end before its start', { work: [{ ...role, end: '2020' }] }, ['work/w1/end']],
    ['an empty role', { work: [{}] }, ['experience']],
    ['a role with a name alone', { work: [{ company: 'Calder Freight' }] }, ['experience']],
  ])('%s', async (_, change, missing) => {
    expect(await saved(changed(change))).toEqual({ code: 0, status: 'incomplete', missing });
  });

  test.each<[string, Change]>([
    ['an empty role beside a full one', { work: [{}, role] }],
    ['a masked number', { basics: { phone: '138****8000' } }],
    ['an end in the year of its start', { work: [{ ...role, end: '2021' }] }],
    ['what goes on', { work: [{ ...role, end: null }] }],
    ['a host with a path', { basics: { linkedin: 'linkedin.com/in/maya', homepage: 'https://maya.example.com' } }],
  ])('%s is no fault', async (_, change) => {
    expect(await saved(changed(change), 'zh')).toMatchObject({ status: 'saved' });
  });
});

describe('what is refused names the field as the page does', () => {
  const refusal = async (path: string, body: object, language: Language) =>
    (await person.post(path, body, { 'accept-language': language })) as { code: number; errMsg: string };
  const withStart = (start: string) => ({
    name: 'One',
    language: 'en',
    content: changed({ work: [{ ...role, start }] }),
  });

  test.each([
    ['en', 'Please select a valid start, for example 2019-07, or only 2019'],
    ['zh', '请选择有效的开始时间，例如 2019-07，也可以只写 2019'],
  ] as const)('a date, in %s', async (language, errMsg) => {
    expect(await refusal('/resume/manualAdd', withStart('soon'), language)).toMatchObject({ code: 100, errMsg });
  });

  test.each(['maya@example', 'maya', 'a b@example.com'])('the e-mail of an account: %s', async (email) => {
    const answer = await refusal('/register', { email, password: 'bamboo-slips-1' }, 'zh');
    expect(answer).toMatchObject({ code: 100, errMsg: '请输入有效的邮箱，例如 name@example.com' });
  });
});
