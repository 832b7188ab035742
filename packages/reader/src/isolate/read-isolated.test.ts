import { expect, test } from 'vitest';
import { makePdf, page } from '../fixtures/make-pdf.ts';
import { readIsolated } from './read-isolated.ts';

const MB = 2 ** 20;
const cv = page('# Maria Santos\nmaria@example.com\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper');

test('reads in a thread of its own and tells its stages', async () => {
  const stages: string[] = [];
  const { content, pages } = await readIsolated(makePdf([cv]), { onStage: (stage) => stages.push(stage) });
  expect(content.basics.name).toBe('Maria Santos');
  expect(pages).toBe(1);
  expect(stages).toContain('reading');
}, 20_000);

test('passes failures on by name', async () => {
  await expect(readIsolated(makePdf([[]]))).rejects.toMatchObject({ name: 'Failure', error: 'noText' });
}, 20_000);

test('a page that takes too long ends with the time limit, and the process goes on', async () => {
  const endless = makePdf([cv], { raw: Buffer.alloc(96 * MB, 'q 1 0 0 1 0 0 cm Q\n') });
  const start = Date.now();
  await expect(readIsolated(endless, { timeoutMs: 2500 })).rejects.toMatchObject({ error: 'timeout' });
  expect(Date.now() - start).toBeLessThan(6000);
}, 30_000);

test('a page that swells in memory ends with the memory limit', async () => {
  const bomb = makePdf([cv], { raw: Buffer.alloc(256 * MB, ' ') });
  expect(bomb.byteLength).toBeLessThan(4 * MB);
  await expect(readIsolated(bomb, { timeoutMs: 20_000, memoryMb: 160 })).rejects.toMatchObject({ error: 'damaged' });
}, 30_000);

test('stops when told to', async () => {
  const stop = new AbortController();
  const reading = readIsolated(makePdf([cv]), { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
}, 20_000);
