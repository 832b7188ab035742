import { expect, test } from 'vitest';
import { loadPdfjs } from './load-pdfjs.ts';

test('push is the machine’s own after pdf.js was loaded', async () => {
  await loadPdfjs();
  await import('pdfjs-dist/legacy/build/pdf.mjs');
  expect(Function.prototype.toString.call(Array.prototype.push)).toContain('[native code]');
  expect(Object.keys([])).toEqual([]);
  expect(Array.prototype.propertyIsEnumerable('push')).toBe(false);
});
