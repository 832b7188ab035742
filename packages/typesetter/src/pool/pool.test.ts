import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { samples } from '../samples.ts';
import { sourceOf } from '../source.ts';
import { styleOf } from '../testing/contents.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

vi.setConfig({ testTimeout: 60_000 });
const source = sourceOf({ content: samples.en, language: 'en', style: styleOf('slip') });
const pdf = (pool: Pool) => pool.run({ source, output: { kind: 'pdf' } });
const pools: Pool[] = [];
const open = (options: Partial<PoolOptions> = {}) => {
  const pool = createPool({ processes: 1, timeoutMs: 20_000, queueLimit: 8, ...options });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('fails only the request whose child dies, and goes on with the next', async () => {
  const pool = open();
  await pdf(pool);
  const [pid] = pool.pids();
  const doomed = pdf(pool);
  const next = pdf(pool);
  process.kill(pid!, 'SIGKILL');
  await expect(doomed).rejects.toMatchObject({ error: 'render', retry: true });
  expect((await next).pages).toBe(1);
  expect(pool.pids()).not.toContain(pid);
});

it('ends a request that takes too long and works again afterwards', async () => {
  const pool = open({ timeoutMs: 4_000 });
  await pdf(pool);
  process.kill(pool.pids()[0]!, 'SIGSTOP');
  await expect(pdf(pool)).rejects.toMatchObject({ error: 'timeout', retry: true });
  expect((await pdf(pool)).pages).toBe(1);
});

it('takes no more than its queue holds', async () => {
  const pool = open({ queueLimit: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => pdf(pool)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: { error: 'tooMany' } });
});

it('starts nothing before it is asked, and leaves nothing behind when closed', async () => {
  const pool = open({ processes: 2 });
  expect(pool.pids()).toEqual([]);
  await Promise.all([pdf(pool), pdf(pool)]);
  const pids = pool.pids().map(Number);
  expect(pids.length).toBe(2);
  const running = pdf(pool);
  const closing = pool.close();
  await expect(running).rejects.toMatchObject({ error: 'render' });
  await closing;
  expect(pids.filter(alive)).toEqual([]);
  await expect(pdf(pool)).rejects.toMatchObject({ error: 'render' });
});

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const script = (last: string) => `
  const { createPool } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'pool.ts')).href)});
  const pool = createPool({ processes: 1, timeoutMs: 20000, queueLimit: 8 });
  const { pages } = await pool.run({ source: ${JSON.stringify(source)}, output: { kind: 'pdf' } });
  console.log(pages, pool.pids()[0]);
  ${last}`;
const args = (last: string) => ['--import', TSX, '--input-type=module', '-e', script(last)];

it('does not keep its process from ending', async () => {
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args(''), { timeout: 20_000 }, (error, out) => (error ? reject(error) : resolve(out)));
  });
  expect(stdout).toMatch(/^1 \d+/);
});

it('ends its children when its process is killed', async () => {
  const parent = spawn(process.execPath, args('setInterval(() => {}, 1000);'), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString().split(' ')[1]);
  expect(alive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(pid)).toBe(false), 20_000);
});
