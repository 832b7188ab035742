import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@verdant/server/testing';
import { startProgram } from './processes.ts';

const START_MS = 120_000;
type Part = 'api' | 'worker';
type Query = Record<string, string>;

/** An api and a worker of one machine: with a DATA_DIR of their own, asked by one person. An error is thrown. */
export type Place = {
  /** of whoever asks */
  cookie: string;
  get<T>(path: string, query?: Query): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  upload<T>(path: string, name: string, bytes: Uint8Array): Promise<T>;
  bytes(path: string, query?: Query): Promise<Uint8Array>;
  /** The cookie, which is kept for what is asked here from now on. */
  signIn(email: string, password: string): Promise<string>;
  /** Starts what was ended; of the api also waits until it answers. */
  begin(part: Part): Promise<void>;
  end(part: Part, signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

/** Starts both on `dataDir`; `shared` is what the places have in common, as in `.env.example`. For tests. */
export async function createPlace(dataDir: string, shared: Record<string, string>): Promise<Place> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...shared, PORT: `${port}`, PUBLIC_URL: base, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const running = new Map<Part, ChildProcess>();
  await mkdir(dataDir, { recursive: true });

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'x-verdant': '1', cookie: place.cookie, ...init.headers };
    const answer = await fetch(`${base}/api${path}`, { ...init, headers, signal: AbortSignal.timeout(60_000) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const dataOf = async <T>(answer: Response) => ((await answer.json()) as { data: T }).data;
  const asking = (path: string, query: Query = {}) => ask(`${path}?${new URLSearchParams(query)}`);
  const send = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  const place: Place = {
    cookie: '',
    get: async (path, query) => dataOf(await asking(path, query)),
    post: async (path, body) => dataOf(await send(path, body)),
    upload: async (path, name, bytes) => {
      const form = new FormData();
      form.append('file', new Blob([Buffer.from(bytes)]), name);
      return dataOf(await ask(path, { method: 'POST', body: form }));
    },
    bytes: async (path, query) => new Uint8Array(await (await asking(path, query)).arrayBuffer()),
    signIn: async (email, password) => {
      const answer = await send('/login', { email, password });
      place.cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return place.cookie;
    },
    begin: async (part) => {
      running.set(part, startProgram(part, env));
      if (part === 'worker') return;
      for (
        const until = Date.now() + START_MS;
        !(await fetch(`${base}/api/live`).catch(() => null))?.ok;
        await sleep(100)
      )
        if (Date.now() > until) throw new Error('the API did not start');
    },
    end: async (part, signal) => {
      const child = running.get(part);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    stop: async () => {
      await Promise.all([place.end('api', 'SIGTERM'), place.end('worker', 'SIGTERM')]);
    },
  };
  await Promise.all([place.begin('api'), place.begin('worker')]);
  return place;
}
