import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { afterAll, expect, test } from 'vitest';
import { createReader, type Reader, type ReaderOptions } from './create-reader.ts';

const cv = page('# Maria Santos\nmaria@example.com\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper');
const readers: Reader[] = [];
const open = (options: ReaderOptions = {}) => {
  const reader = createReader(options);
  readers.push(reader);
  return reader;
};
const usual = open();
afterAll(() => Promise.all(readers.map((reader) => reader.close())));

test('reads in a process of its own and tells its stages', async () => {
  const stages: string[] = [];
  const { content, pages } = await usual.read(makePdf([cv]), { onStage: (stage) => stages.push(stage) });
  expect(content.basics.name).toBe('Maria Santos');
  expect(pages).toHaveLength(1);
  expect(stages).toContain('reading');
});

test('passes failures on by name', async () => {
  await expect(usual.read(makePdf([[]]))).rejects.toMatchObject({ name: 'Failure', error: 'noText' });
});

test('stops when told to', async () => {
  const stop = new AbortController();
  const reading = usual.read(makePdf([cv]), { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
});
