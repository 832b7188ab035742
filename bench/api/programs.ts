import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@verdant/postgres';
import { BUILT_ARGS, MALLOC_ENV } from '../../scripts/lib/build/programs.ts';
import { waitUntilHealthy } from '../../scripts/lib/network.ts';
import type { Place } from './place.ts';

export type Program = { pid: number; stop(): Promise<void> };
export type Server = Program & { url: string };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Another checkout, whose api is measured in the same rounds: what a change brings. */
export const otherRoot = process.env.BENCH_OTHER?.trim() || null;
/** What its environment has beside ours, `NAME=value` apart by blanks: what a setting costs, with our own root as the other. */
export const otherEnv: Record<string, string> = Object.fromEntries(
  (process.env.BENCH_OTHER_ENV ?? '').split(' ').flatMap((pair) => (pair ? [pair.split(/=(.*)/s, 2)] : [])),
);
const STARTS_MS = 60_000;
/** Further arguments for Node, as `--cpu-prof`; of the api and the worker alone. */
const nodeArgs = (process.env.BENCH_NODE_ARGS ?? '').split(' ').filter(Boolean);

/** What is built, where it is; BENCH_SOURCE=1 takes the source even so. Relative to the folder of the app. */
export const mainOf = (app: string, root = ROOT): string[] =>
  existsSync(join(root, 'apps', app, 'dist', 'main.js')) && !process.env.BENCH_SOURCE
    ? BUILT_ARGS
    : ['--import', 'tsx', 'src/main.ts'];

function run(args: string[], cwd: string, env: Record<string, string>): { child: ChildProcess; program: Program } {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...MALLOC_ENV, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, program: { pid: child.pid!, stop } };
}

async function listening(args: string[], cwd: string, port: number, path: string, env: Record<string, string>) {
  const { child, program } = run(args, cwd, env);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(`${url}${path}`, STARTS_MS, () => (child.exitCode === null ? null : 'It does not start.'));
  return { ...program, url };
}

/** As in production: behind a proxy, which is the bench, since everybody calls from an address of their own. */
export const productionEnv = ({ databaseUrl, redisUrl, dataDir }: Place, port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  TRUST_PROXY: 'true',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
});

export async function startApi(place: Place, root = ROOT, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const args = [...nodeArgs, ...mainOf('api', root)];
  return listening(args, join(root, 'apps', 'api'), port, '/api/ready', { ...productionEnv(place, port), ...env });
}

export async function startWorker(place: Place): Promise<Program> {
  return run([...nodeArgs, ...mainOf('worker')], join(ROOT, 'apps', 'worker'), productionEnv(place, 1)).program;
}

const besides = (name: string) => ['--import', 'tsx', join('api', 'beside', name)];
const besideEnv = ({ databaseUrl, redisUrl }: Place) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
});

export async function startBareApi(place: Place): Promise<Server> {
  const port = await freePort();
  return listening(besides('server.ts'), join(ROOT, 'bench'), port, '/ready', { ...besideEnv(place), PORT: `${port}` });
}

export async function startBareWorker(place: Place): Promise<Program> {
  return run(besides('worker.ts'), join(ROOT, 'bench'), besideEnv(place)).program;
}
