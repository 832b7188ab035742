import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { afterAll, expect, test } from 'vitest';
import { createReader, type Reader, type ReaderOptions } from './create-reader.ts';

const MB = 2 ** 20;
const cv = page('# Maria Santos\nmaria@example.com\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper');
const readers: Reader[] = [];
const open = (options: ReaderOptions = {}) => {
  const reader = createReader(options);
  readers.push(reader);
  return reader;
};
afterAll(() => Promise.all(readers.map((reader) => reader.close())));

test('a page that takes too long ends with the time limit, one that swells with the memory limit, and reading goes on', async () => {
  // memory enough on a quick machine for the time to be what ends it
  const hasty = open({ timeoutMs: 3_000 });
  const endless = makePdf([cv], { raw: Buffer.alloc(96 * MB, 'q 1 0 0 1 0 0 cm Q\n') });
  await expect(hasty.read(endless)).rejects.toMatchObject({ error: 'readingTooLong' });
  const towering = makePdf([cv], { raw: Buffer.alloc(400_000, 'q ') });
  await expect(hasty.read(towering)).rejects.toMatchObject({ error: 'readingTooLong' });
  // time enough on a busy machine for the memory to be what ends it
  const reader = open({ timeoutMs: 60_000, memoryMb: 400 });
  const bomb = makePdf([cv], { raw: Buffer.alloc(256 * MB, ' ') });
  expect(bomb.byteLength).toBeLessThan(4 * MB);
  await expect(reader.read(bomb)).rejects.toMatchObject({ error: 'damaged', retry: false });
  expect((await reader.read(makePdf([cv]))).content.basics.name).toBe('Maria Santos');
}, 300_000);

test('many at once are read one after the other, and no document is blamed for the memory of another', async () => {
  const reader = open({ processes: 2, memoryMb: 450 });
  const all = await Promise.all(Array.from({ length: 12 }, () => reader.read(makePdf([cv]))));
  expect(all.map(({ content }) => content.basics.name)).toEqual(Array(12).fill('Maria Santos'));
});
