import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPidFile } from './pid-file.ts';
import { isAlive, serves } from './processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

let dir: string;
let handles: EmbeddedPostgres[];
const children: ChildProcess[] = [];

beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-postgres-test-')));
  handles = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(handles.map((handle) => handle.stop()));
  rmSync(dir, { recursive: true, force: true });
});

async function start(database?: string): Promise<EmbeddedPostgres> {
  const handle = await startEmbeddedPostgres(database ? { dir, database } : { dir });
  handles.push(handle);
  return handle;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const running = () => readPidFile(join(dir, 'data'))?.pid ?? 0;

/** Starts the same directory in a process of its own and resolves with what that got. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string; reused: boolean }> {
  const index = new URL('./index.ts', import.meta.url).href;
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(index)});
    const { url, reused } = await startEmbeddedPostgres({ dir: ${JSON.stringify(dir)} });
    console.log(JSON.stringify({ url, reused })); setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(`${chunk}`));
    child.once('exit', (code) => reject(new Error(`exit ${code}`)));
  });
  return { child, ...JSON.parse(line) };
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

test('a cold start makes a database, a warm one finds it as it was, stop ends the server', async () => {
  const cold = await start('résumés "quoted"');
  expect(cold).toMatchObject({ fresh: true, reused: false });
  await query(cold.url, 'create table kept as select 42 as answer');
  const pid = running();
  await cold.stop();
  expect(readPidFile(join(dir, 'data'))).toBeNull();
  await expect.poll(() => serves(pid, join(dir, 'data'))).toBe(false);
  await expect(query(cold.url, 'select 1')).rejects.toThrow();

  const warm = await start('résumés "quoted"');
  expect(warm).toMatchObject({ fresh: false, reused: false });
  expect(await query(warm.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('the server of a killed parent is taken over, and stopped by whoever took it', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept as select 1 as one');
  const pid = running();
  await kill(child);
  expect(serves(pid, join(dir, 'data'))).toBe(true);

  const again = await start();
  expect(again).toMatchObject({ reused: true, fresh: false, url });
  expect(running()).toBe(pid);
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await again.stop();
  await expect.poll(() => serves(pid, join(dir, 'data'))).toBe(false);
});

test('two processes share one server; it ends with the last of them', async () => {
  const [elsewhere, here] = await Promise.all([startElsewhere(), start()]);
  expect(here.url).toBe(elsewhere.url);
  expect([here.reused, elsewhere.reused].sort()).toEqual([false, true]);
  await here.stop();
  expect(await query(elsewhere.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill(elsewhere.child);
  const last = await start();
  expect(last.reused).toBe(true);
  await last.stop();
  expect(running()).toBe(0);
});

test('what is left of a killed server does not keep the next one from starting', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as one');
  const file = join(dir, 'data', 'postmaster.pid');
  process.kill(running(), 'SIGKILL');
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(stranger);
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [stranger.pid, ...rest].join('\n'));

  const next = await start();
  expect(next).toMatchObject({ reused: false, fresh: false });
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
  expect(isAlive(stranger.pid as number)).toBe(true);
});

test('a killed server is revived where its url still leads to it, and stop ends the new one', async () => {
  const handle = await start();
  await query(handle.url, 'create table kept as select 1 as one');
  const killed = running();
  expect(handle.isRunning()).toBe(true);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => handle.isRunning()).toBe(false);

  await Promise.all([handle.revive(), handle.revive()]);
  const revived = running();
  expect(revived).not.toBe(killed);
  expect(handle.isRunning()).toBe(true);
  expect(await query(handle.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await handle.revive();
  expect(running()).toBe(revived);

  await handle.stop();
  await expect.poll(() => serves(revived, join(dir, 'data'))).toBe(false);
  await expect(handle.revive()).rejects.toThrow('did not start');
  expect(handle.isRunning()).toBe(false);
});

test('stop during a revival ends what the revival starts', async () => {
  const handle = await start();
  process.kill(running(), 'SIGKILL');
  await expect.poll(() => handle.isRunning()).toBe(false);
  const reviving = handle.revive().catch(() => {});
  await handle.stop();
  await reviving;
  expect(handle.isRunning()).toBe(false);
  await expect(query(handle.url, 'select 1')).rejects.toThrow();
});

test('a server that cannot start fails with the path of its log', async () => {
  const starting = startEmbeddedPostgres({ dir, settings: { no_such_setting: 'on' } });
  await expect(starting).rejects.toThrow(join(dir, 'postgres.log'));
  expect(readFileSync(join(dir, 'postgres.log'), 'utf8')).toContain('no_such_setting');
}, 20_000);
