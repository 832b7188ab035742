import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevMail } from '@verdant/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
  await api.signUp('owner@example.com');
}, 60_000);
afterAll(() => api.close());

type Said = { status: number; name?: string; data: unknown };

/** As a browser asks whose page stands under `host`: over a real socket, as that name leads here. */
const ask = (host: string, method: string, path: string, body?: object, more: Record<string, string> = {}) =>
  new Promise<Said>((resolve, reject) => {
    const json = body ? { 'content-type': 'application/json' } : {};
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...json, ...more };
    const call = request({ host: '127.0.0.1', port, method, path: `/api${path}`, headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode!, data: null, ...(text.startsWith('{') ? JSON.parse(text) : {}) });
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });

/** Asks for a reset, reads the mail, sets a password of one's own and signs in with it; says where it ended. */
async function takeOver(host: string): Promise<string> {
  const email = 'owner@example.com';
  const password = 'taken-over-99';
  if ((await ask(host, 'POST', '/password/forgot', { email })).status !== 200) return 'no mail';
  const mails = (await ask(host, 'GET', '/dev/mail')).data as DevMail[] | null;
  const token = /reset\?token=([\w-]+)/.exec(mails?.find(({ to }) => to === email)?.text ?? '')?.[1];
  if (!token) return 'no link';
  if ((await ask(host, 'POST', '/password/reset', { token, password })).status !== 200) return 'no reset';
  return (await ask(host, 'POST', '/login', { email, password })).status === 200 ? 'in' : 'no sign-in';
}

describe('a page under a foreign name that leads to this machine', () => {
  it.each(['evil.example', 'localhost.evil.example', '0.0.0.0', '[::ffff:7f00:1]'])('%s gets nowhere', async (name) => {
    const host = `${name}:${port}`;
    expect(await takeOver(host)).toBe('no mail');
    for (const path of ['/dev/mail', '/current', '/docs/json', '/dev/pay/V00000000000', '/nothing'])
      expect([path, await ask(host, 'GET', path)]).toMatchObject([
        path,
        { status: 421, name: 'foreignHost', data: null },
      ]);
    const forwarded = { 'x-forwarded-host': `localhost:${port}` };
    expect((await ask(host, 'GET', '/dev/mail', undefined, forwarded)).status).toBe(421);
    expect((await ask(host, 'GET', '/health')).status).toBe(200);
    expect((await api.visitor.post('/login', { email: 'owner@example.com', password: PASSWORD })).code).toBe(0);
  });

  it('is refused under our own name, too, when it says where it stands', async () => {
    const origin = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = { email: 'owner@example.com' };
    expect((await ask(`localhost:${port}`, 'POST', '/password/forgot', body, origin)).name).toBe('foreignOrigin');
    const otherPort = { origin: `http://localhost:${port + 1}` };
    expect((await ask(`localhost:${port}`, 'POST', '/password/forgot', body, otherPort)).name).toBe('foreignOrigin');
  });
});

it('answers pages under every name of this machine, as developers open them', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect([name, (await ask(`${name}:${port}`, 'POST', '/logout', {})).status]).toEqual([name, 200]);
  expect(await takeOver(`localhost:${port}`)).toBe('in');
});

it('answers in production under the name of PUBLIC_URL, without the developer pages', async () => {
  const open = await createTestApi({
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://cv.example.com',
    HOST: '0.0.0.0',
    TRUST_PROXY: 'true',
  });
  const from = (host: string, url: string) => open.app.inject({ url: `/api${url}`, headers: { host } });
  expect((await from('cv.example.com', '/current')).statusCode).toBe(200);
  expect((await from('CV.example.com:8443', '/current')).statusCode).toBe(200);
  expect((await from('evil.example', '/current')).statusCode).toBe(421);
  for (const path of ['/dev/mail', '/dev/pay/V00000000000'])
    expect([path, (await from('cv.example.com', path)).statusCode]).toEqual([path, 404]);
  // what a program may ask with a key is told, and no more of it
  const told = (await from('cv.example.com', '/docs/json')).json<{ paths: object }>().paths;
  expect(Object.keys(told)).toContain('/api/resume/list');
  expect(Object.keys(told).filter((path) => /\/dev\/|login|password/.test(path))).toEqual([]);
  const post = (origin: string) =>
    open.app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers: { host: 'cv.example.com', origin } });
  expect((await post('https://cv.example.com')).statusCode).toBe(200);
  expect((await post('http://cv.example.com')).statusCode).toBe(403);
  await open.close();
});
