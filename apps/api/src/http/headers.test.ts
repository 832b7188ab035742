import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@verdant/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'verdant-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html>');
  api = await createTestApi({
    WEB_DIR: webDir,
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://cv.example.com',
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(webDir, { recursive: true });
});

/** What an answer is about, not how a browser has to treat it. */
const OF_THE_ANSWER =
  /^(cache-control|content-(type|length|encoding)|date|connection|etag|last-modified|accept-ranges|vary|x-request-id|x-ratelimit.*)$/;
const headersOf = async (url: string) => {
  const { headers } = await api.app.inject({ url });
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.test(name)));
};

it('keeps what the API answers out of every cache, errors as well', async () => {
  for (const url of ['/api/current', '/api/health', '/api/resume/list', '/api/nothing', '/api/%zz', '/api/site?x=1'])
    expect([url, (await api.app.inject({ url })).headers['cache-control']]).toEqual([url, 'no-store']);
  expect((await api.app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache');
});

it('nginx answers in the envelope what never reaches the API', () => {
  const nginx = readFileSync(new URL('../../../../docker/nginx.conf', import.meta.url), 'utf8');
  const answers = [...nginx.matchAll(/return (\d+) '(\{.*\})';/g)].map(([, status, body]) => ({
    status: Number(status),
    envelope: JSON.parse(body!) as { code: number; name: keyof typeof errors; data: unknown; errMsg: string },
  }));
  expect(answers.map(({ envelope }) => envelope.name).sort()).toEqual(['bodyTooLarge', 'notReady']);
  for (const { status, envelope } of answers)
    expect({ status, code: envelope.code }).toEqual({ ...errors[envelope.name] });
  // each in a place that says what every answer says
  for (const place of nginx
    .split(/^ {2}location /m)
    .filter((text) => text.includes('return 4') || text.includes('return 5')))
    if (place.startsWith('@'))
      expect(place).toMatch(/include \/etc\/nginx\/headers.conf;\s+add_header Cache-Control "no-store" always;/);
});

it('nginx tells browsers about its pages what the API tells them', async () => {
  const conf = readFileSync(new URL('../../../../docker/headers.conf', import.meta.url), 'utf8');
  const lines = [...conf.matchAll(/^add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)];
  const said = Object.fromEntries(lines.map(([, name, quoted, bare]) => [name!.toLowerCase(), quoted ?? bare]));
  const hsts = said['strict-transport-security'];
  expect(hsts).toBe('$transport_security');
  const nginx = readFileSync(new URL('../../../../docker/nginx.conf', import.meta.url), 'utf8');
  said['strict-transport-security'] = /https\s+"([^"]+)"/.exec(nginx)?.[1];
  expect(said).toEqual(await headersOf('/'));
  for (const url of ['/api/current', '/api/%zz', '/api/nothing']) expect(await headersOf(url), url).toEqual(said);
  expect(said['content-security-policy']).toMatch(/base-uri 'none'.*frame-ancestors 'none'.*object-src 'none'/);
  for (const name of ['permissions-policy', 'content-security-policy', 'strict-transport-security', 'referrer-policy'])
    expect(said[name], name).toBeTruthy();
});
