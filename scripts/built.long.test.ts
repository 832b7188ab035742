import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '../apps/worker/testing/processes.ts';
import { addSample, analysisMs, importMs } from '../apps/worker/testing/waited.ts';
import { ownResume } from '../packages/server/src/resume/index.ts';
import { createTestServices, freePort, type TestServices } from '../packages/server/testing/services.ts';
import { BUILT_ARGS, buildPrograms } from './lib/build/programs.ts';
import { ROOT } from './lib/environment.ts';
import { type Supervised, supervise } from './lib/supervise.ts';

/** The product as `npm start` runs it: api and worker built, each started again when it ends. */
let kept: TestServices;
let url = '';
let api: Supervised;
let worker: Supervised;
let person: Person;

const never = new AbortController().signal;
const isLive = async () => (await fetch(`${url}/live`).catch(() => null))?.ok ?? false;
async function live(): Promise<void> {
  while (!(await isLive())) await sleep(10);
}

beforeAll(async () => {
  await buildPrograms();
  const port = await freePort();
  const own = { PORT: `${port}`, TRUST_PROXY: 'true', PUBLIC_URL: `http://127.0.0.1:${port}` };
  kept = await createTestServices(own);
  const { databaseUrl, dataDir } = kept.config;
  const env = { ...process.env, ...own, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const start = (name: 'api' | 'worker') => supervise({ name, cwd: join(ROOT, 'apps', name), env, args: BUILT_ARGS });
  [api, worker] = [start('api'), start('worker')];
  url = `http://127.0.0.1:${port}/api`;
  await live();
  person = await createPerson(kept.services, url, 'built');
});
afterAll(async () => {
  await Promise.all([api.stop(never), worker.stop(never)]);
  await kept.close();
});

test('what is built reads, analyses and sets', async () => {
  await importMs(person);
  await analysisMs(kept.services, person);
  const id = await addSample(kept.services, person);
  const { headers } = person;
  const pdf = await fetch(`${url}/resume/download?id=${id}&format=pdf`, { headers });
  expect(pdf.status).toBe(200);
  expect(Buffer.from(await pdf.arrayBuffer()).subarray(0, 5)).toEqual(Buffer.from('%PDF-'));
});

/** Two on a machine that does nothing else; a slower one whose cores are shared may take six times as long. */
const BACK_MS = 12_000;

test('an api that was killed answers again within seconds', async () => {
  const waited: number[] = [];
  for (let n = 0; n < 3; n++) {
    const from = performance.now();
    process.kill(api.pid!, 'SIGKILL');
    while (await isLive()) await sleep(5);
    await live();
    waited.push(Math.round(performance.now() - from));
  }
  console.log(`answers again after ${waited.join(', ')} ms`);
  expect(Math.min(...waited)).toBeLessThanOrEqual(BACK_MS);
});

const MB = 2 ** 20;

test('a download that is under way at SIGTERM comes whole, however slowly it is taken', async () => {
  await importMs(person);
  const { data } = await person.ask('/resume/list');
  const [{ id }] = (data as { items: [{ id: string }] }).items;
  const { sourceFileId } = await ownResume(kept.services.db, person.userId, id);
  await kept.services.storage.put(sourceFileId!, Buffer.alloc(10 * MB, 'slow '));

  const call = get(`${url}/resume/source?id=${id}`, { headers: person.headers });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.pause();
  const stopped = api.stop(never);
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    answer.pause();
    setTimeout(() => answer.resume(), 20);
  });
  setTimeout(() => answer.resume(), 1_000);
  await once(answer, 'end');
  expect(bytes).toBe(10 * MB);
  await stopped;
});
