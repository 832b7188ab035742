import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './environment.ts';
import { type RunningPart, runPart } from './part.ts';

let dir: string;
let part: RunningPart | undefined;
const never = new AbortController().signal;
const hurry = () => AbortSignal.timeout(100);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'verdant-part-'));
});

afterEach(async () => {
  await part?.stop(hurry());
  part = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** Runs `code`, which finds `note(word)`: a word a line in the notes. */
function run(code: string): void {
  const note = "import { appendFileSync } from 'node:fs'; const note = (w) => appendFileSync('notes', w + '\\n');";
  writeFileSync(join(dir, 'part.mjs'), `${note}\n${code}`);
  writeFileSync(join(dir, 'notes'), '');
  part = runPart({ name: 'part', cwd: dir, env: process.env, args: ['part.mjs'] });
}
const notes = () => readFileSync(join(dir, 'notes'), 'utf8').split('\n').filter(Boolean);
const stays = 'setInterval(() => {}, 1000);';

test('what ends by itself is started again, later each time', async () => {
  run('note(String(Date.now())); process.exit(3);');
  await expect.poll(() => notes().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  const [first = 0, second = 0, third = 0] = notes().map(Number);
  expect(second - first).toBeGreaterThanOrEqual(500);
  expect(third - second).toBeGreaterThanOrEqual(1000);
  expect(part?.crashes).toBeGreaterThanOrEqual(2);
});

test('stop waits for what is being finished, and starts nothing again', async () => {
  run(
    `note('up'); process.on('SIGTERM', () => setTimeout(() => { note('drained'); process.exit(0); }, 400)); ${stays}`,
  );
  await expect.poll(notes, { timeout: 10_000 }).toEqual(['up']);
  await part?.stop(never);
  expect(notes()).toEqual(['up', 'drained']);
  expect(part?.crashes).toBe(0);
});

test('hurried, it is killed', async () => {
  run(`note('up'); process.on('SIGTERM', () => note('asked')); ${stays}`);
  await expect.poll(notes, { timeout: 10_000 }).toEqual(['up']);
  const startedAt = Date.now();
  await part?.stop(hurry());
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  expect(notes()).toEqual(['up', 'asked']);
});

test('on the leash it drains when its parent is killed', async () => {
  const url = (path: string) => JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'lib', path)).href);
  const child = `note('child ' + process.pid); process.on('SIGTERM', () => { note('drained'); process.exit(0); }); ${stays}`;
  const note = "import { appendFileSync } from 'node:fs'; const note = (w) => appendFileSync('notes', w + '\\n');";
  writeFileSync(join(dir, 'child.mjs'), `${note}\n${child}`);
  const tsx = JSON.stringify(pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'api', 'index.mjs')).href);
  run(`const { register } = await import(${tsx}); register();
    const { runPart } = await import(${url('part.ts')});
    runPart({ name: 'child', cwd: process.cwd(), env: process.env, args: ['--import', ${url('leash.mjs')}, 'child.mjs'] });
    await new Promise((resolve) => setTimeout(resolve, 1500)); process.kill(process.pid, 'SIGKILL');`);
  await expect.poll(notes, { timeout: 20_000 }).toEqual([expect.stringContaining('child'), 'drained']);
}, 30_000);
