import { openSession } from '@verdant/server/people';
import { addPerson } from '@verdant/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

const account = (name: string) => addPerson(api.services, `${name}@example.com`, PASSWORD);

type Browser = { address?: string; cookie?: string };
const post = (path: string, payload: object, { address = '198.51.100.1', cookie }: Browser = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    remoteAddress: address,
    headers: { 'x-verdant': '1', ...(cookie ? { cookie } : {}) },
  });
const login = (email: string, password: string, browser?: Browser) => post('/login', { email, password }, browser);
const status = async (...tried: Parameters<typeof login>) => (await login(...tried)).statusCode;
/** So many wrong passwords at the same moment. */
const guess = (times: number, email: string, browser?: Browser) =>
  Promise.all(Array.from({ length: times }, (_, i) => status(email, `wrong-guess-${i}`, browser)));
/** What a browser keeps of an answer. */
const cookies = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const deviceOf = (answer: Awaited<ReturnType<typeof login>>) =>
  `EASY_DEVICE=${answer.cookies.find(({ name }) => name === 'EASY_DEVICE')!.value}`;

describe('wrong passwords', () => {
  it('of strangers lock strangers out, and not the owner on a device that was used before', async () => {
    const { email } = await account('attacked');
    const device = deviceOf(await login(email, PASSWORD));
    // ten from everywhere, as many as there are
    for (let host = 1; host <= 10; host++)
      expect(await guess(10, email, { address: `203.0.113.${host}` })).toEqual(Array(10).fill(401));
    expect(await status(email, PASSWORD, { address: '203.0.113.99' })).toBe(429);
    expect(await status(email, PASSWORD, { address: '203.0.113.1', cookie: device })).toBe(200);
    expect(await guess(9, email, { cookie: device })).toEqual(Array(9).fill(401));
    expect(await status(email, PASSWORD, { cookie: device })).toBe(200);
    // a device is known to the account that was signed in on it, and to no other
    const other = await account('other');
    await guess(10, other.email, { cookie: device });
    expect(await status(other.email, PASSWORD, { cookie: device })).toBe(429);
  });

  it('ten from one address leave the owner elsewhere alone, on any device', async () => {
    const { email } = await account('elsewhere');
    await guess(10, email, { address: '203.0.113.20' });
    const refused = await login(email, PASSWORD, { address: '203.0.113.20' });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await status(email, PASSWORD, { address: '203.0.113.21' })).toBe(200);
  });

  it('are counted on a known device, too, and it is known no longer once its session is ended from another', async () => {
    const { email } = await account('lost');
    const [lost, here] = [await login(email, PASSWORD), await login(email, PASSWORD)];
    const list = await api.app.inject({ url: '/api/account/session/list', headers: { cookie: cookies(here) } });
    const { id } = list.json().data.find(({ current }: { current: boolean }) => !current);
    expect((await post('/account/session/end', { id }, { cookie: cookies(here) })).statusCode).toBe(200);
    await guess(10, email, { address: '203.0.113.30' });
    const at = { address: '203.0.113.30' };
    expect(await status(email, PASSWORD, { ...at, cookie: deviceOf(lost) })).toBe(429);
    expect(await status(email, PASSWORD, { ...at, cookie: deviceOf(here) })).toBe(200);
    await guess(10, email, { cookie: deviceOf(here) });
    expect(await status(email, PASSWORD, { cookie: deviceOf(here) })).toBe(429);
  });
});

describe('people behind one address', () => {
  it('sign in, more than a hundred of them', async () => {
    const people = await Promise.all(Array.from({ length: 110 }, (_, i) => account(`office${i}`)));
    const answers = await Promise.all(people.map(({ email }) => status(email, PASSWORD)));
    expect(answers.filter((code) => code !== 200)).toEqual([]);
  });

  it('work at once, 200 of them', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, (_, i) => account(`work${i}`)));
    const refused: number[] = [];
    await Promise.all(
      people.map(async (user) => {
        const session = await openSession(api.services, user, { userAgent: '', device: user.id });
        for (const url of ['/api/current', '/api/current']) {
          const { statusCode } = await api.app.inject({ url, headers: { cookie: `EASY_TOKEN=${session}` } });
          if (statusCode !== 200) refused.push(statusCode);
        }
      }),
    );
    expect(refused).toEqual([]);
  });

  it('upload 25 files, five of them; one alone may not', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => account(`upload${i}`)));
    const sessions = await Promise.all(
      people.map((user) => openSession(api.services, user, { userAgent: '', device: user.id })),
    );
    // an empty upload is counted as any other, and is refused at once
    const upload = async (session: string) =>
      (await post('/resume/uploading', {}, { cookie: `EASY_TOKEN=${session}` })).statusCode;
    const five = await Promise.all(
      sessions.slice(0, 5).flatMap((session) => Array.from({ length: 5 }, () => upload(session))),
    );
    expect(five).toHaveLength(25);
    expect(five).not.toContain(429);
    const alone = await Promise.all(Array.from({ length: 25 }, () => upload(sessions[5]!)));
    expect(alone.filter((code) => code === 429)).toHaveLength(5);
  });
});

it('a password that others try first is refused wherever one is set', async () => {
  const { email } = await account('common');
  const session = cookies(await login(email, PASSWORD));
  const change = { current: PASSWORD, password: 'password12' };
  const refused = [
    await post('/register', { email: 'new@example.com', password: 'password12' }),
    await post('/password/change', change, { cookie: session }),
    await post('/password/change', { ...change, password: 'common.1234' }, { cookie: session }),
  ];
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 100, name: 'commonPassword' });
  await post('/password/forgot', { email });
  const mail = (await api.visitor.get('/dev/mail')).data.find(({ to }: { to: string }) => to === email);
  const token = /token=([\w-]+)/.exec(mail.text)![1];
  expect((await post('/password/reset', { token, password: 'qwerty12345' })).json().name).toBe('commonPassword');
  // the link is still good, and whoever followed it is known
  await guess(10, email);
  const reset = await post('/password/reset', { token, password: 'newer-words-22' });
  expect(reset.statusCode).toBe(200);
  expect(await status(email, 'newer-words-22')).toBe(429);
  expect(await status(email, 'newer-words-22', { cookie: deviceOf(reset) })).toBe(200);
});
