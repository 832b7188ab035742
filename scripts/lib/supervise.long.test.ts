import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './environment.ts';
import { type Supervised, supervise } from './supervise.ts';

let dir: string;
let program: Supervised | undefined;
const never = new AbortController().signal;
const force = () => AbortSignal.timeout(100);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'verdant-supervise-'));
});

afterEach(async () => {
  await program?.stop(force());
  program = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** Runs `code`, which finds `note(word)`: a word a line in the notes. It says it is up once it can hear a signal. */
function run(code: string): void {
  const note = "import { appendFileSync } from 'node:fs'; const note = (w) => appendFileSync('notes', w + '\\n');";
  writeFileSync(join(dir, 'program.mjs'), `${note}\n${code}`);
  writeFileSync(join(dir, 'notes'), '');
  program = supervise({ name: 'program', cwd: dir, env: process.env, args: ['program.mjs'] });
}
const notes = () => readFileSync(join(dir, 'notes'), 'utf8').split('\n').filter(Boolean);
const stays = 'setInterval(() => {}, 1000);';

test('what ends by itself is started again, later each time', async () => {
  run('note(String(Date.now())); process.exit(3);');
  await expect.poll(() => notes().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  const [first = 0, second = 0, third = 0] = notes().map(Number);
  expect(second - first).toBeGreaterThanOrEqual(100);
  expect(third - second).toBeGreaterThanOrEqual(200);
  expect(program?.crashes).toBeGreaterThanOrEqual(2);
});

test('stop waits for what is being finished, and starts nothing again', async () => {
  run(
    `process.on('SIGTERM', () => setTimeout(() => { note('drained'); process.exit(0); }, 400)); note('up'); ${stays}`,
  );
  await expect.poll(notes, { timeout: 10_000 }).toEqual(['up']);
  await program?.stop(never);
  expect(notes()).toEqual(['up', 'drained']);
  expect(program?.crashes).toBe(0);
});

test('stopped with force, it is killed', async () => {
  run(`process.on('SIGTERM', () => note('asked')); note('up'); ${stays}`);
  await expect.poll(notes, { timeout: 10_000 }).toEqual(['up']);
  const forced = new AbortController();
  const stopped = program?.stop(forced.signal);
  await expect.poll(notes, { timeout: 10_000 }).toEqual(['up', 'asked']);
  forced.abort();
  await stopped;
  expect(program?.crashes).toBe(0);
});

test('with parent-watch.mjs it drains when its parent is killed', async () => {
  const url = (path: string) => JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'lib', path)).href);
  const child = `process.on('SIGTERM', () => { note('drained'); process.exit(0); }); note('child ' + process.pid); ${stays}`;
  const note = "import { appendFileSync } from 'node:fs'; const note = (w) => appendFileSync('notes', w + '\\n');";
  writeFileSync(join(dir, 'child.mjs'), `${note}\n${child}`);
  const tsx = JSON.stringify(pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs')).href);
  run(`const { register } = await import(${tsx}); register();
    const { supervise } = await import(${url('supervise.ts')});
    supervise({ name: 'child', cwd: process.cwd(), env: process.env, args: ['--import', ${url('parent-watch.mjs')}, 'child.mjs'] });
    await new Promise((resolve) => setTimeout(resolve, 1500)); process.kill(process.pid, 'SIGKILL');`);
  await expect.poll(notes, { timeout: 20_000 }).toEqual([expect.stringContaining('child'), 'drained']);
}, 30_000);
