import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Services } from '@verdant/server';
import { grantMembership } from '@verdant/server/money';
import { openSession } from '@verdant/server/people';
import { addPerson, createTestServices, freePort } from '@verdant/server/testing';
import { BUILT_ARGS } from '../../../scripts/lib/build/programs.ts';

const START_MS = 200_000;

/** The API or a worker as it runs in production: built (`buildPrograms` was awaited), a process of its own. */
export const startProgram = (
  app: 'api' | 'worker',
  env: Record<string, string>,
  output: 'inherit' | 'pipe' | 'ignore' = 'inherit',
): ChildProcess =>
  spawn(process.execPath, BUILT_ARGS, {
    cwd: fileURLToPath(new URL(`../../${app}/`, import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });

/** What one person asked and how long the answer took. */
export type Answered = { status: number; ms: number; data: unknown; retryAfter: string | null };
export type Person = {
  userId: string;
  /** what makes a request theirs */
  headers: Record<string, string>;
  ask: (path: string, body?: object | FormData, signal?: AbortSignal) => Promise<Answered>;
};

/** The API and a worker as they run in production, each a process of its own, on a database of their own. For tests. */
export async function startProcesses(env: Record<string, string> = {}) {
  const port = await freePort();
  // each person comes from an address of their own
  const shared = { PORT: String(port), TRUST_PROXY: 'true', PUBLIC_URL: `http://127.0.0.1:${port}`, ...env };
  const test = await createTestServices(shared);
  const own = { ...shared, DATABASE_URL: test.config.databaseUrl, DATA_DIR: test.config.dataDir, LOG_LEVEL: 'error' };
  const processes = [startProgram('api', own), startProgram('worker', own)];
  const url = `http://127.0.0.1:${port}/api`;
  const stop = async () => {
    await Promise.all(
      processes.map((child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        return gone;
      }),
    );
    await test.close();
  };
  const until = Date.now() + START_MS;
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (Date.now() > until) {
      await stop();
      throw new Error('the API did not start');
    }
    await sleep(200);
  }
  return {
    services: test.services,
    url,
    person: (name: string) => createPerson(test.services, url, name),
    stop,
  };
}

let addresses = 0;

export async function createPerson(services: Services, url: string, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const user = await addPerson(services, email, 'bamboo-slips-1');
  const userId = user.id;
  // so many tasks and résumés are beyond the free level
  const grant = { userId, vipCode: 'YEAR', days: 1, orderNo: null, actor: 'test' } as const;
  await services.db.transaction((tx) => grantMembership(services, tx, grant));
  addresses++;
  const shared = {
    'x-verdant': '1',
    'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}`,
    cookie: `EASY_TOKEN=${await openSession(services, user, { userAgent: 'test', device: '' })}`,
  };
  return {
    userId,
    headers: shared,
    ask: async (path, body, signal) => {
      const from = performance.now();
      const json = body && !(body instanceof FormData);
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...shared, ...(json ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: json ? JSON.stringify(body) : (body as FormData) } : {}),
        ...(signal ? { signal } : {}),
      });
      const text = await response.text();
      const envelope = text.startsWith('{') ? (JSON.parse(text) as { data: unknown }) : null;
      const ms = performance.now() - from;
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, ms, data: envelope?.data ?? null, retryAfter };
    },
  };
}
