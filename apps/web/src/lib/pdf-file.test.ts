import { expect, it } from 'vitest';
import { keepFile, pdfTrouble, takeFile } from './pdf-file.ts';

const file = (content: BlobPart, name = 'a.pdf') => new File([content], name);

it('lets only a PDF of at most 10 MB through, by its bytes and not by its name', async () => {
  expect(await pdfTrouble(file('%PDF-1.7\n'))).toBeNull();
  expect(await pdfTrouble(file(`${' '.repeat(200)}%PDF-1.4`, 'scan.bin'))).toBeNull();
  expect(await pdfTrouble(file('PK\u0003\u0004'))).toBe('notPdf');
  expect(await pdfTrouble(file(''))).toBe('empty');
  expect(await pdfTrouble(file(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('tooLarge');
});

it('hands a kept file out once', () => {
  const kept = file('%PDF-');
  keepFile(kept);
  expect(takeFile()).toBe(kept);
  expect(takeFile()).toBeNull();
});
