import { Failure, type ImportReading, type ResumeContent } from '@verdant/contracts';
import { carriedInPdf } from './carried/in-pdf.ts';
import { readingOrder } from './layout/order.ts';
import { type ActualText, actualTexts } from './pdf/actual-text.ts';
import { withPlainMedium } from './pdf/medium-weight.ts';
import { withDocument } from './pdf/open.ts';
import { readPage } from './pdf/read-page.ts';
import type { ReadOptions } from './read-options.ts';
import { readingOf } from './reading.ts';
import type { Page } from './types.ts';

/** Fewer letters than this on all pages together: a scan with a stamp or a page number. */
const MIN_LETTERS = 20;
/** Fewer letters a page than this: the words may stand on pictures. */
const FEW_LETTERS = 60;

/** `carried`: the JSON Resume within the file */
export type ReadPages = { pages: Page[]; pictures: number; carried: ResumeContent | null };
const lettersOf = (pages: Page[]) =>
  pages.reduce((sum, page) => sum + page.glyphs.filter((glyph) => !glyph.space).length, 0);

/** The pages of a PDF as letters with their places; scanned ones recognised. Throws as `readResume` does. */
export async function readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadPages> {
  const { signal, onStage, ocr } = options;
  return withDocument(bytes, async (doc) => {
    const pages: Page[] = [];
    let texts: ActualText[][] | undefined;
    const actualText = () => (texts ??= actualTexts(bytes));
    for (let n = 1; n <= doc.numPages; n++) {
      signal?.throwIfAborted();
      try {
        pages.push(await readPage(await doc.getPage(n), actualText));
      } catch (cause) {
        throw new Failure('damaged', { cause });
      }
      onStage?.('reading', n, doc.numPages);
    }
    if (lettersOf(pages) >= FEW_LETTERS * pages.length)
      return { pages: withPlainMedium(pages), pictures: 0, carried: await carriedInPdf(doc) };
    const { recognisePages, scannedPages } = await import('./formats/ocr/scanned-pages.ts');
    const scanned = await scannedPages(doc, pages);
    if (scanned.length && !ocr) throw new Failure('noText', { data: { pictures: scanned.length } });
    const recognise = (drawn: typeof doc) => recognisePages(drawn, pages, scanned, options);
    const whole = scanned.length ? await withDocument(bytes, recognise, { isDrawn: true }) : pages;
    if (lettersOf(whole) < MIN_LETTERS) throw new Failure('noText');
    return { pages: withPlainMedium(whole), pictures: scanned.length, carried: null };
  });
}

/**
 * Reads a résumé PDF. Throws `Failure`: notSupported, encrypted, damaged, noText, tooManyPages, tooLarge; the signal's
 * reason when aborted.
 */
export async function readResume(bytes: Uint8Array, options: ReadOptions = {}): Promise<ImportReading> {
  const { pages, pictures, carried } = await readPages(bytes, options);
  options.onStage?.('sections', 0, 1);
  const reading = readingOf({ pages, warnings: pictures ? [{ code: 'ocr', count: pictures }] : [], carried }, options);
  options.onStage?.('sections', 1, 1);
  return reading;
}

/** Plain text of a PDF in reading order, a line a row. Throws as `readResume` does. */
export const extractText = async (bytes: Uint8Array): Promise<string> =>
  readingOrder((await readPages(bytes, {})).pages)
    .map((line) => line.cells.map((c) => c.text).join('\t'))
    .join('\n');
