import { createHash } from 'node:crypto';
import { beginSecondFactor, confirmSecondFactor } from '@verdant/server/people';
import { addPerson } from '@verdant/server/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let skipped = 0;
beforeAll(async () => {
  api = await createTestApi();
  api.services.now = () => new Date(Date.now() + skipped);
}, 60_000);
afterAll(() => api.close());

const email = 'careful@example.com';
let cookie = '';
const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  // a sign-in is another browser's: it would end the session of this one
  const headers = { 'x-verdant': '1', ...(cookie && path !== '/login' ? { cookie } : {}) };
  const answer = await api.app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, session: answer.cookies[0]?.value, ...answer.json() };
};
const login = (code?: string) => ask('POST', '/login', { email, password: PASSWORD, ...(code ? { code } : {}) });
const codeOf = (uri: string) => {
  const app = new TOTP({ secret: new URL(uri).searchParams.get('secret')! });
  return app.generate({ timestamp: api.services.now().getTime() });
};
/** A code is taken once, so that the next one needs the next half minute. */
const nextCode = (uri: string) => {
  skipped += 30_000;
  return codeOf(uri);
};

const stored = (id: string) => ({
  secretOf: async () => {
    const { rows } = await api.services.db.$client.query('select secret from second_factors where user_id = $1', [id]);
    return String(rows[0]?.secret);
  },
  keep: (secret: string) =>
    api.services.db.$client.query('update second_factors set secret = $2 where user_id = $1', [id, secret]),
});

it('asks for a code once it was confirmed, and takes each one once', async () => {
  await addPerson(api.services, email, PASSWORD);
  cookie = `EASY_TOKEN=${(await login()).session}`;
  expect((await ask('GET', '/account/secondFactor')).data).toEqual({ on: false, codesLeft: 0 });
  expect((await ask('POST', '/account/secondFactor/begin', { password: 'not-the-one-1' })).name).toBe('wrongCurrent');
  const { uri } = (await ask('POST', '/account/secondFactor/begin', { password: PASSWORD })).data;
  expect(decodeURIComponent(uri)).toContain(`Verdant:${email}`);
  expect((await login()).status).toBe(200);

  expect((await ask('POST', '/account/secondFactor/confirm', { code: '000 000' })).name).toBe('wrongCode');
  const { codes } = (await ask('POST', '/account/secondFactor/confirm', { code: codeOf(uri) })).data;
  expect(new Set(codes).size).toBe(10);
  expect((await ask('GET', '/account/secondFactor')).data).toEqual({ on: true, codesLeft: 10 });
  expect((await ask('POST', '/account/secondFactor/begin', { password: PASSWORD })).name).toBe('wrongState');

  expect(await login()).toMatchObject({ status: 401, name: 'secondFactor', data: null });
  expect(await login('123456')).toMatchObject({ status: 401, name: 'wrongCode' });
  const code = nextCode(uri);
  expect((await login(code)).status).toBe(200);
  expect((await login(code)).name).toBe('wrongCode');
  const wrong = await ask('POST', '/login', { email, password: 'wrong-guess-1', code: nextCode(uri) });
  expect(wrong.name).toBe('wrongPassword');

  expect((await login(codes[0].toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await login(codes[0])).name).toBe('wrongCode');
  const renewed = (await ask('POST', '/account/secondFactor/codes', { password: PASSWORD })).data.codes;
  expect((await login(codes[1])).name).toBe('wrongCode');

  const end = (code: string) => ask('POST', '/account/secondFactor/end', { password: PASSWORD, code });
  expect((await end('654321')).name).toBe('wrongCode');
  expect((await end(renewed[0])).status).toBe(200);
  expect((await login()).status).toBe(200);
});

it('keeps the secret of an app sealed, and seals what an older version kept', async () => {
  const careful = await addPerson(api.services, 'sealed@example.com', PASSWORD);
  const { secretOf, keep } = stored(careful.id);
  const { secret, uri } = await beginSecondFactor(api.services, careful.id, PASSWORD);
  expect(await secretOf()).toMatch(/^v1\./);
  expect(await secretOf()).not.toContain(secret);
  await keep(secret);
  await confirmSecondFactor(api.services, careful.id, nextCode(uri));
  expect(await secretOf()).toMatch(/^v1\./);
  const again = { email: careful.email, password: PASSWORD, code: nextCode(uri) };
  expect((await ask('POST', '/login', again)).status).toBe(200);
});

it('takes recovery codes still where the secret of the installation was lost', async () => {
  const careful = await addPerson(api.services, 'lost@example.com', PASSWORD);
  const { uri } = await beginSecondFactor(api.services, careful.id, PASSWORD);
  const [recovery] = await confirmSecondFactor(api.services, careful.id, nextCode(uri));
  const kept = api.services.keys;
  api.services.keys = { ...kept, secondFactor: Buffer.alloc(32, 7) };
  const signInWith = (code: string) => ask('POST', '/login', { email: careful.email, password: PASSWORD, code });
  expect(await signInWith(nextCode(uri))).toMatchObject({ status: 401, name: 'wrongCode' });
  expect((await signInWith(recovery!)).status).toBe(200);
  api.services.keys = kept;
});

it('codes are guessed no more often than passwords', async () => {
  const { uri } = (await ask('POST', '/account/secondFactor/begin', { password: PASSWORD })).data;
  const { codes } = (await ask('POST', '/account/secondFactor/confirm', { code: nextCode(uri) })).data;
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, i) => login(`00000${i}`.slice(-6))));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
  const text = JSON.stringify(await api.services.db.query.recoveryCodes.findMany());
  for (const code of codes) {
    expect(text).not.toContain(code.replaceAll('-', ''));
    // short enough to be found again from a hash that is quick to make
    expect(text).not.toContain(createHash('sha256').update(code.replaceAll('-', '')).digest('hex'));
  }
});
