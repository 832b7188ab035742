import { expect, it } from 'vitest';
import { fileProblem, keepFile, takeFile } from './source-file.ts';

const file = (content: BlobPart, name: string) => new File([content], name);

it('lets the kinds through that can be read, and a PDF whatever it is called', async () => {
  expect(await fileProblem(file('%PDF-1.7\n', 'a.pdf'))).toBeNull();
  expect(await fileProblem(file(`${' '.repeat(200)}%PDF-1.4`, 'scan.bin'))).toBeNull();
  expect(await fileProblem(file('PK', 'cv.DOCX'))).toBeNull();
  expect(await fileProblem(file('x', 'page.webp'))).toBeNull();
  expect(await fileProblem(file('PK\u0003\u0004', 'cv.pages'))).toBe('notSupported');
  expect(await fileProblem(file('', 'a.pdf'))).toBe('empty');
  expect(await fileProblem(file(new Uint8Array(10 * 1024 * 1024 + 1), 'a.pdf'))).toBe('tooLarge');
});

it('hands a kept file out once', () => {
  const kept = file('%PDF-', 'a.pdf');
  keepFile(kept);
  expect(takeFile()).toBe(kept);
  expect(takeFile()).toBeNull();
});
