import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { alive, echo, entry, testPools, usual } from '../testing/pools.ts';

const open = testPools();

it('ends a request that is caught in a loop, or that holds too much memory', async () => {
  const pool = open({ heapMb: 100, memoryMb: 300 });
  await expect(pool.run({ do: 'spin' }, { timeoutMs: 500 })).rejects.toMatchObject({ kind: 'timeout' });
  // a busy machine takes its time over so much memory
  const patient = { timeoutMs: 60_000 };
  await expect(pool.run({ do: 'swell' }, patient)).rejects.toMatchObject({ kind: 'memory' });
  await expect(pool.run({ do: 'heap' }, patient)).rejects.toMatchObject({ kind: 'memory' });
  expect(await echo(pool)).toBe('hello');
});

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const script = (last: string) => `
  const { createPool } = await import(${JSON.stringify(new URL('pool.ts', import.meta.url).href)});
  const pool = createPool({ ...${JSON.stringify(usual)}, entry: new URL(${JSON.stringify(entry.href)}) });
  console.log(await pool.run({ do: 'echo', text: 'x' }), pool.pids()[0]);
  ${last}`;
const args = (last: string) => ['--import', TSX, '--input-type=module', '-e', script(last)];

it('does not keep its process from ending, and tells it before that why a request failed', async () => {
  const late = "await pool.run({ do: 'spin' }, { timeoutMs: 300 }).catch(({ kind }) => console.log(kind));";
  const idle = "console.log(await pool.run({ do: 'echo', text: 'y' }));";
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args(late + idle), { timeout: 100_000 }, (error, out) =>
      error ? reject(error) : resolve(out),
    );
  });
  expect(stdout).toMatch(/^x \d+\ntimeout\ny\n$/);
});

it('ends its children when its process is killed, one that is caught in a loop too', async () => {
  const parent = spawn(process.execPath, args("pool.run({ do: 'spin' });"), { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString().split(' ')[1]);
  expect(alive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(alive(pid)).toBe(false), 20_000);
});
