import { API_SCOPES, type ApiScope, MAX_API_KEYS, type NewApiKey } from '@verdant/contracts';
import { listApiKeys } from '@verdant/server/people';
import { removeExpired } from '@verdant/server/remove-expired';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let passed = 0;
beforeAll(async () => {
  api = await createTestApi();
  api.services.now = () => new Date(Date.now() + passed);
}, 60_000);
afterAll(() => api.close());

const add = async (person: Client, scopes: readonly ApiScope[] = API_SCOPES): Promise<NewApiKey> =>
  (await person.post('/account/key/add', { name: ' Assistant ', scopes, password: PASSWORD })).data;
const GUESS = `vk_${'A'.repeat(43)}`;
const REFUSED = { status: 401, code: 103, name: 'keyRefused', data: null };

it('is made under the password, shown once, used without a page of ours, and over once it is revoked', async () => {
  const me = await api.signUp('key@example.com');
  expect((await me.get('/account/key/list')).data).toEqual([]);
  const wrong = await me.post('/account/key/add', { name: 'A', scopes: ['read'], password: 'not-the-one-1' });
  expect(wrong).toMatchObject({ name: 'wrongCurrent' });
  const { secret, ...key } = await add(me);
  expect(secret).toMatch(/^vk_[\w-]{43}$/);
  expect(key).toMatchObject({ name: 'Assistant', start: secret.slice(0, 7), scopes: API_SCOPES, usedAt: null });
  expect((await me.get('/account/key/list')).data).toEqual([key]);
  const program = api.program(secret);
  const { resumeId } = (await program.post('/resume/manualAdd', { name: 'By a program', language: 'en' })).data;
  expect((await me.get('/resume/detail', { id: resumeId })).data.name).toBe('By a program');
  const file = { name: 'cv.txt', bytes: Buffer.from('Maya Lindqvist, analyst in Leeds. '.repeat(4)) };
  const brought = (await program.upload('/resume/uploading', file)).data;
  expect((await program.get('/task/detail', { id: brought.taskId })).data.kind).toBe('resume.import');
  expect((await me.get('/account/key/list')).data[0].usedAt).not.toBeNull();

  expect((await me.post('/account/key/revoke', { id: key.id })).code).toBe(0);
  expect(await program.get('/resume/list')).toMatchObject(REFUSED);
  expect((await me.get('/account/key/list')).data).toEqual([]);
  const trail = (await me.get('/message/list')).data.items.map(({ title }: { title: string }) => title);
  expect(trail).toEqual(['An API key was revoked: Assistant', 'An API key was made: Assistant']);
});

it('says the same whatever is wrong with it', async () => {
  const me = await api.signUp('wrong-key@example.com');
  const [whole, looks] = [await add(me), await add(me, ['read'])];
  const program = api.program(looks.secret);
  const answers = await Promise.all([
    api.program(GUESS).get('/resume/list'),
    api.program('').get('/resume/list'),
    program.post('/resume/manualAdd', { name: 'A', language: 'en' }),
    program.post('/resume/analyze', { id: whole.id }),
    api.program(whole.secret).get('/account/key/list'),
    api.program(whole.secret).get('/current'),
    // a browser that is signed in, whoever's key it was given
    me.get('/resume/list', {}, { authorization: `Bearer ${whole.secret}` }),
    me.get('/resume/list', {}, { authorization: 'Bearer nonsense' }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ ...REFUSED, errMsg: answers[0]!.errMsg });
  expect((await program.get('/resume/list')).code).toBe(0);
  const proxied = await me.get('/resume/list', {}, { authorization: 'Basic c29tZTpib2R5' });
  expect(proxied.code).toBe(0);
});

it('ends with another password', async () => {
  const me = await api.signUp('other-password@example.com');
  const { secret } = await add(me);
  expect((await api.program(secret).get('/resume/list')).code).toBe(0);
  await me.post('/password/change', { current: PASSWORD, password: 'bamboo-slips-2' });
  expect(await api.program(secret).get('/resume/list')).toMatchObject(REFUSED);
});

it('ends after 400 days without a call', async () => {
  const me = await api.signUp('idle-key@example.com');
  const { id: userId } = (await me.get('/current')).data;
  const [idle, used] = [await add(me), await add(me)];
  passed = 399 * DAY_MS;
  expect((await api.program(used.secret).get('/resume/list')).code).toBe(0);
  passed = 401 * DAY_MS;
  await removeExpired(api.services);
  passed = 0;
  expect((await listApiKeys(api.services, userId)).map(({ id }) => id)).toEqual([used.id]);
  expect(await api.program(idle.secret).get('/resume/list')).toMatchObject(REFUSED);
});

it('is one of ten at most', async () => {
  const me = await api.signUp('many-keys@example.com');
  for (let i = 0; i < MAX_API_KEYS; i++) expect((await add(me)).secret).toMatch(/^vk_/);
  const more = await me.post('/account/key/add', { name: 'A', scopes: ['read'], password: PASSWORD });
  expect(more).toMatchObject({ status: 409, name: 'keyLimit' });
});

it('is held to a rate of its own, and guesses to that of their address', async () => {
  const me = await api.signUp('busy-key@example.com');
  const [one, other] = [await add(me), await add(me)];
  const often = (key: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => api.program(key).get('/resume/style/choices')));
  const answers = await often(one.secret, 121);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(120);
  expect(answers.find(({ code }) => code !== 0)).toMatchObject({ status: 429, name: 'tooMany' });
  expect((await api.program(other.secret).get('/resume/list')).code).toBe(0);
  const guesses = await often(GUESS, 250);
  expect(new Set(guesses.map(({ name }) => name))).toEqual(new Set(['keyRefused', 'tooMany']));
  expect((await api.program(other.secret).get('/resume/list')).code).toBe(0);
});
