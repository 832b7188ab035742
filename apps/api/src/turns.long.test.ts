import { setTimeout as sleep } from 'node:timers/promises';
import { emptyContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { createTestServices } from '@verdant/server/testing';
import { createTypesetter, samples } from '@verdant/typesetter';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../testing/test-api.ts';
import { createApp } from './app.ts';

// pages are set one at a time, and three may wait
const typesetter = createTypesetter({ processes: 1, queueLimit: 3, timeoutMs: 60_000 });
let test: Awaited<ReturnType<typeof createTestServices>>;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  test = await createTestServices();
  app = await createApp(test.services, { typesetter });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await typesetter.close();
  await test.close();
});

const style = defaultStyle('en');
const usual = { language: 'en', style, content: samples.en };
const job = { id: 'w1', company: 'Fennel', position: '', location: '', start: '2020', end: null };
const content = Array.from({ length: 49 }, () => '\\'.repeat(1_490));
const slow = { ...usual, content: { ...emptyContent(), work: [{ ...job, content, achievements: [], metrics: [] }] } };

it('whoever leaves is worked for no longer, the newest question of a workspace stands for the older ones, and a full queue says when to come back', async () => {
  const [ana, ben] = [
    await signUp(app, test.services, 'ana@example.com'),
    await signUp(app, test.services, 'ben@example.com'),
  ];
  expect(await ben.post('/resume/preview', usual)).toMatchObject({ status: 200 });
  const left = new AbortController();
  const headers = { 'content-type': 'application/json', cookie: ana.cookie };
  const ask = fetch(`${url}/api/resume/preview`, {
    method: 'POST',
    headers,
    body: JSON.stringify(slow),
    signal: left.signal,
  });
  await sleep(700);
  const waiting = [ana.post('/resume/preview', { ...usual, workspace: 'w' })];
  await sleep(300);
  waiting.push(ana.post('/resume/preview', { ...usual, workspace: 'w' }));
  expect(await waiting[0]).toMatchObject({ status: 409, name: 'dropped' });
  const more = [1, 2].map(() => ana.post('/resume/preview', usual));
  await sleep(600);
  const refused = await ana.post('/resume/preview', usual);
  expect(refused).toMatchObject({ status: 503, name: 'busy', code: 500, data: { retryAfter: 2 } });
  expect(refused.headers['retry-after']).toBe('2');
  // whoever has least takes the place of whoever has most
  const others = ben.post('/resume/preview', usual);
  await sleep(300);
  left.abort();
  await expect(ask).rejects.toThrow();
  const from = performance.now();
  const statuses = (await Promise.all([waiting[1]!, ...more, others])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 503]);
  // without the one who left: no minute for a page that nobody waits for
  expect(performance.now() - from).toBeLessThan(40_000);
});
