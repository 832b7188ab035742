import { Failure } from '@verdant/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { ReadOptions } from '../../read-options.ts';
import type { Page } from '../../types.ts';
import { isDrawn, rasterise } from './rasterise.ts';
import { lettersOn } from './read-picture.ts';
import { createRecogniser } from './recogniser.ts';
import { pageOf } from './to-page.ts';

/** Reading pictures takes seconds a page. */
const MAX_OCR_PAGES = 10;
/** A page with fewer letters than this has no text of its own: a page number, a stamp. */
const MIN_LETTERS = 20;

/** The numbers of pages, from 1, of which the words can only be read off a picture. */
export async function scannedPages(doc: PDFDocumentProxy, pages: Page[]): Promise<number[]> {
  const scanned: number[] = [];
  for (const [i, page] of pages.entries())
    if (lettersOn([page]) < MIN_LETTERS && (await isDrawn(await doc.getPage(i + 1)))) scanned.push(i + 1);
  return scanned;
}

/** The pages with those of `scanned` read off their pictures. Throws `Failure`: tooManyPages, damaged. */
export async function recognisePages(
  doc: PDFDocumentProxy,
  pages: Page[],
  scanned: number[],
  { onStage, signal }: ReadOptions,
): Promise<Page[]> {
  if (scanned.length > MAX_OCR_PAGES)
    throw new Failure('tooManyPages', { data: { pages: scanned.length, max: MAX_OCR_PAGES } });
  const out = [...pages];
  const recogniser = createRecogniser();
  onStage?.('ocr', 0, scanned.length);
  try {
    for (const [done, number] of scanned.entries()) {
      signal?.throwIfAborted();
      const picture = await rasterise(doc, await doc.getPage(number));
      const { width, height } = pages[number - 1]!;
      const read = pageOf(await recogniser.recognise(picture), picture.dots, width, height);
      out[number - 1] = { ...read, askew: picture.turned };
      onStage?.('ocr', done + 1, scanned.length);
    }
    return out;
  } finally {
    await recogniser.close();
  }
}
