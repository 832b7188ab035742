import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { chooseAccount } from '../src/account.ts';
import { findBinaries } from '../src/binaries.ts';
import { ensureCluster, password } from '../src/cluster.ts';
import { readPidFile } from '../src/pid-file.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/start.ts';

export let dir: string;
let handles: EmbeddedPostgres[];
export const children: ChildProcess[] = [];

/** Gives every test of the file a directory of its own, and ends what it has started. */
export function useServers(): void {
  beforeEach(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-postgres-test-')));
    handles = [];
  });

  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(handles.map((handle) => handle.stop()));
    rmSync(dir, { recursive: true, force: true });
  });
  afterAll(() => {
    if (made) rmSync(made, { recursive: true, force: true });
    made = undefined;
  });
}

let made: string | undefined;

/** Gives the test a cluster that was made before, once for the file: initdb takes longer than all that is done with it. */
export async function useMadeCluster(): Promise<void> {
  const account = chooseAccount(findBinaries());
  if (!made) {
    made = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-postgres-made-')));
    account.own(made);
    await ensureCluster(made, password(made), account);
  }
  rmSync(dir, { recursive: true });
  // with its owner, who is not the one of the tests
  execFileSync('cp', ['-a', made, dir]);
}

export async function start(database?: string): Promise<EmbeddedPostgres> {
  const handle = await startEmbeddedPostgres(database ? { dir, database } : { dir });
  handles.push(handle);
  return handle;
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export const running = () => readPidFile(join(dir, 'data'))?.pid ?? 0;

/** Starts the same directory in a process of its own and resolves with what that got. */
export async function startElsewhere(): Promise<{ child: ChildProcess; url: string; reused: boolean }> {
  const index = new URL('../src/index.ts', import.meta.url).href;
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

export function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
