import { createRequire } from 'node:module';
import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { PDFParse } from 'pdf-parse';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { withDocument } from './open.ts';

const cv = makePdf([page('# Maria Santos\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper')]);

test('the operators we follow are those of the pdf.js that pdf-parse opens documents with', () => {
  const ours = createRequire(import.meta.url);
  const theirs = createRequire(ours.resolve('pdf-parse'));
  expect(ours.resolve('pdfjs-dist/package.json')).toBe(theirs.resolve('pdfjs-dist/package.json'));
  PDFParse.setWorker();
  expect((globalThis as { pdfjs?: { version: string } }).pdfjs?.version).toBe(pdfjs.version);
});

test('opens a document for as long as it is used', async () => {
  let opened: { destroyed: boolean } | undefined;
  const pages = await withDocument(cv, async (doc) => {
    opened = doc.loadingTask as unknown as { destroyed: boolean };
    return doc.numPages;
  });
  expect(pages).toBe(1);
  expect(opened?.destroyed).toBe(true);
});

test('says why a document does not open', async () => {
  const open = (bytes: Uint8Array) => withDocument(bytes, async (doc) => doc.numPages);
  await expect(open(Buffer.from('hello'))).rejects.toMatchObject({ error: 'notSupported' });
  await expect(open(Buffer.from('%PDF-1.7\nnothing'))).rejects.toMatchObject({ error: 'damaged' });
  await expect(open(makePdf(Array.from({ length: 31 }, () => [])))).rejects.toMatchObject({ error: 'tooManyPages' });
});
