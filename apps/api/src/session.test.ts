import { endpoints } from '@verdant/contracts';
import { addPerson } from '@verdant/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

const DAY_MS = 86_400_000;
const email = 'steady@example.com';
let api: TestApi;
let passed = 0;
beforeAll(async () => {
  api = await createTestApi({
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://cv.example.com',
  });
  api.services.now = () => new Date(Date.now() + passed);
  await addPerson(api.services, email, PASSWORD);
}, 60_000);
afterAll(() => api.close());

const login = (cookie = '') => api.visitor.post('/login', { email, password: PASSWORD }, { cookie });
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof login>>) => headers['set-cookie'] as string[];
const sessionOf = (answer: Awaited<ReturnType<typeof login>>) => cookiesOf(answer)[0]!.split(';')[0]!;
const isIn = async (cookie: string) => (await api.visitor.get('/current', {}, { cookie })).data !== null;

it('in production describes what an API key opens, and nothing else', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json', headers: { host: 'cv.example.com' } })).json();
  const open = Object.entries(endpoints).filter(([, { key }]) => key);
  expect(Object.keys(paths).sort()).toEqual(open.map(([key]) => `/api${key.split(' ')[1]}`).sort());
  expect(paths['/api/resume/list'].get.security).toEqual([{ session: [] }, { apiKey: ['read'] }]);
});

it('under https both cookies belong to this very host, and no script and no other name gets in', async () => {
  const answer = await login();
  expect(cookiesOf(answer).map((one) => one.split('=')[0])).toEqual(['__Host-EASY_TOKEN', '__Host-EASY_DEVICE']);
  for (const one of cookiesOf(answer)) expect(one).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = sessionOf(answer);
  expect(await isIn(cookie)).toBe(true);
  expect(await isIn(cookie.replace('__Host-', ''))).toBe(false);
});

it('a visitor’s draft is bound to the same cookie, under https to this very host', async () => {
  const begun = await api.visitor.post('/draft/begin');
  expect(begun.headers['set-cookie']).toMatch(
    /^__Host-EASY_TOKEN=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const cookie = String(begun.headers['set-cookie']).split(';')[0]!;
  expect((await api.visitor.get('/draft', {}, { cookie })).data).not.toBeNull();
  expect((await api.visitor.get('/draft', {}, { cookie: cookie.replace('__Host-', '') })).data).toBeNull();
  const elsewhere = await api.visitor.post('/draft/begin', {}, { host: 'evil.example' });
  expect([elsewhere.status, elsewhere.headers['set-cookie']]).toEqual([421, undefined]);
});

it('whoever signs in anew in a browser has a new session, and the old one is over', async () => {
  const old = sessionOf(await login());
  const renewed = sessionOf(await login(old));
  expect(renewed).not.toBe(old);
  expect([await isIn(old), await isIn(renewed)]).toEqual([false, true]);
});

it('a session ends after 14 days without a call, and after 30 with', async () => {
  const [used, left] = [sessionOf(await login()), sessionOf(await login())];
  for (const days of [13, 26, 29]) {
    passed = days * DAY_MS;
    expect([days, await isIn(used)]).toEqual([days, true]);
    if (days === 26) expect(await isIn(left)).toBe(false);
  }
  passed = 30.1 * DAY_MS;
  expect(await isIn(used)).toBe(false);
});
