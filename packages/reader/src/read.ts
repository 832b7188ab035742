import { Failure, type ImportReading } from '@verdant/contracts';
import { readingOrder } from './layout/order.ts';
import { readPage } from './pdf/glyphs.ts';
import { withPlainMedium } from './pdf/medium.ts';
import { withDocument } from './pdf/open.ts';
import { readingOf } from './reading.ts';
import type { Page } from './types.ts';

export type ReadResult = ImportReading;
export type ReadOptions = {
  fileName?: string;
  signal?: AbortSignal;
  onStage?: (stage: 'reading' | 'sections', done: number, total: number) => void;
};

/** Fewer letters than this on all pages together: a scan with a stamp or a page number. */
const MIN_LETTERS = 20;

async function readPages(bytes: Uint8Array, { signal, onStage }: ReadOptions): Promise<Page[]> {
  return withDocument(bytes, async (doc) => {
    const pages: Page[] = [];
    for (let n = 1; n <= doc.numPages; n++) {
      signal?.throwIfAborted();
      try {
        pages.push(await readPage(await doc.getPage(n)));
      } catch (cause) {
        throw new Failure('damaged', { cause });
      }
      onStage?.('reading', n, doc.numPages);
    }
    const letters = pages.reduce((sum, page) => sum + page.glyphs.filter((g) => !g.space).length, 0);
    if (letters < MIN_LETTERS) throw new Failure('noText');
    return withPlainMedium(pages);
  });
}

/**
 * Reads a résumé PDF. Throws `Failure`: notSupported, encrypted, damaged, noText, tooManyPages, tooLarge; the signal's
 * reason when aborted.
 */
export async function readResume(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadResult> {
  const pages = await readPages(bytes, options);
  options.onStage?.('sections', 0, 1);
  const reading = readingOf({ pages });
  options.onStage?.('sections', 1, 1);
  return reading;
}

/** Plain text of a PDF in reading order, a line a row. Throws as `readResume` does. */
export const extractText = async (bytes: Uint8Array): Promise<string> =>
  readingOrder(await readPages(bytes, {}))
    .map((line) => line.cells.map((c) => c.text).join('\t'))
    .join('\n');
