import { closeServices, createServices, type Services } from '@verdant/server';
import { createLog, readConfig } from '@verdant/server/platform';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { createTypesetter } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';

/** Nothing listens there. */
const NOWHERE = '127.0.0.1:9';
const LLM = { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' };
const typesetter = createTypesetter({ processes: 1 });
const lines: string[] = [];
let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
}, 60_000);
afterAll(async () => {
  await typesetter.close();
  await test.close();
});

/** Asks an app whose settings differ by `env`, on the same database unless that is what differs. */
async function withApp<T>(env: Record<string, string>, ask: (get: Get, services: Services) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = test.config;
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env });
  const log = createLog('debug', {}, { write: (line) => lines.push(line) });
  const services = createServices(config, { log });
  const app = await createApp(services, { typesetter });
  const get: Get = async (path, headers = {}) => {
    const answer = await app.inject({ url: `/api${path}`, headers });
    return { status: answer.statusCode, id: String(answer.headers['x-request-id']), ...answer.json() };
  };
  try {
    return await ask(get, services);
  } finally {
    await app.close();
    await closeServices(services);
  }
}
type Answer = { status: number; id: string; code: number; name?: string; data: unknown; errMsg: string };
type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>;

it('is ready with everything there, and says what is missing', async () => {
  await withApp({ ...LLM, DISK_MIN_FREE_MB: '0' }, async (get) => {
    expect((await get('/live')).data).toEqual({ status: 'live' });
    expect((await get('/ready')).data).toEqual({ status: 'ready', degraded: [] });
    expect((await get('/health')).data).toMatchObject({ status: 'ok', queue: 'postgres', engine: { llm: 'm' } });
  });
  await withApp({ DISK_MIN_FREE_MB: '10000000' }, async (get) => {
    expect(await get('/ready')).toMatchObject({
      status: 200,
      data: { status: 'degraded', degraded: ['model', 'disk'] },
    });
  });
});

it('works on without Redis, and says so', async () => {
  await withApp({ ...LLM, DISK_MIN_FREE_MB: '0', REDIS_URL: `redis://${NOWHERE}` }, async (get) => {
    const [ready, health] = await Promise.all([get('/ready'), get('/health')]);
    expect(ready).toMatchObject({ status: 200, data: { status: 'degraded', degraded: ['queue'] } });
    expect(health).toMatchObject({ status: 200, data: { status: 'degraded', queue: 'redis' } });
    expect((await get('/current')).status).toBe(200);
  });
}, 30_000);

it('works on without its files, and says so', async () => {
  const key = { S3_BUCKET: 'none', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  await withApp({ ...LLM, ...key, DISK_MIN_FREE_MB: '0', S3_ENDPOINT: `http://${NOWHERE}` }, async (get) => {
    // the first question loads the client of the bucket, which keeps a busy machine from asking the database in time
    await vi.waitFor(async () => {
      expect(await get('/ready')).toMatchObject({ status: 200, data: { status: 'degraded', degraded: ['storage'] } });
    }, 30_000);
    expect((await get('/current')).status).toBe(200);
  });
}, 60_000);

it('lives without the database and is not ready', async () => {
  await withApp({ ...LLM, DATABASE_URL: `postgres://nobody@${NOWHERE}/none` }, async (get) => {
    expect(await get('/live')).toMatchObject({ status: 200 });
    expect(await get('/ready', { 'accept-language': 'zh' })).toMatchObject({
      status: 503,
      name: 'notReady',
      errMsg: expect.stringContaining('数据库'),
    });
    expect((await get('/health')).status).toBe(503);
    // whatever else is asked is no fault of ours either, and may be asked again
    const asked = await get('/resume/list', { cookie: 'EASY_TOKEN=somebody' });
    expect(asked).toMatchObject({ status: 503, name: 'notReady', data: { retryAfter: 2 } });
  });
}, 30_000);

it('says by its name why something was refused, and of whom nothing', async () => {
  lines.length = 0;
  const asked = await withApp({}, async (get) => [
    await get('/resume/list'),
    await get('/nothing'),
    await get('/site'),
  ]);
  const errorOf = (id: string) =>
    lines.map((line) => JSON.parse(line)).find(({ reqId, msg }) => msg === 'answered' && reqId === id)?.error;
  expect(asked.map(({ id }) => errorOf(id))).toEqual(['unauthorised', 'notFound', undefined]);
});

it('names each request in the answer, in the log and in the sentence of a fault of ours', async () => {
  lines.length = 0;
  const asked = await withApp({}, async (get, services) => {
    const fine = await get('/site');
    services.db.select = (() => {
      throw new Error('broken on purpose');
    }) as never;
    const broken = await get('/current', { cookie: 'EASY_TOKEN=some-cookie-of-somebody' });
    await get('/activate/check?token=a-secret-of-a-mail-12345&who=ada@example.com', { 'user-agent': 'Adas Browser' });
    await get('/%zz');
    return { fine, broken, counted: await services.metrics.registry.metrics() };
  });
  expect(asked.broken).toMatchObject({ status: 500, errMsg: expect.stringContaining(asked.broken.id) });
  expect(asked.counted).toContain('verdant_http_requests_total{method="GET",route="/api/site",status="200"} 1');
  expect(asked.counted).not.toMatch(/ada@example|secret-of-a-mail/);
  expect(asked.fine.id).not.toBe(asked.broken.id);
  expect(asked.fine.id).toMatch(/^[0-9a-f-]{36}$/);
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = log.filter(({ msg }) => msg === 'answered');
  expect(answered.find(({ reqId }) => reqId === asked.fine.id)).toMatchObject({
    method: 'GET',
    route: '/api/site',
    status: 200,
    ms: expect.any(Number),
  });
  const ofBroken = log.filter(({ reqId }) => reqId === asked.broken.id);
  expect(ofBroken.map(({ msg }) => msg)).toEqual(['request failed', 'answered']);
  expect(lines.join('')).not.toMatch(/secret-of-a-mail|ada@example|Adas Browser|some-cookie|127\.0\.0\.1/);
});
