import { Failure, type ImportReading } from '@verdant/contracts';
import type { ReadOptions } from '../../read-options.ts';
import { readingOf } from '../../reading.ts';
import type { Page } from '../../types.ts';
import { preparePicture } from './prepare-picture.ts';
import { createRecogniser } from './recogniser.ts';
import { pageOf } from './to-page.ts';

/** A picture has no size of its own on paper: it is taken for a page as wide as A4, in pt. */
const PAGE_WIDTH = 595;
const MIN_LETTERS = 20;

export const lettersOn = (pages: Page[]): number =>
  pages.reduce((sum, page) => sum + page.glyphs.filter((glyph) => /[\p{L}\p{N}]/u.test(glyph.text)).length, 0);

/** Throws `Failure` noText where reading pictures has brought next to nothing. */
export function withText(pages: Page[]): Page[] {
  if (lettersOn(pages) < MIN_LETTERS) throw new Failure('noText');
  return pages;
}

/** A picture of a résumé. Throws `Failure`: badPicture, noText; that of `ocr: false` says that it could be tried. */
export async function readPicture(bytes: Uint8Array, options: ReadOptions): Promise<ImportReading> {
  const { ocr, onStage, signal } = options;
  if (!ocr) throw new Failure('noText', { data: { pictures: 1 } });
  const picture = await preparePicture(bytes);
  onStage?.('ocr', 0, 1);
  const recogniser = createRecogniser();
  try {
    const recognised = await recogniser.recognise(picture);
    signal?.throwIfAborted();
    const height = (picture.height * PAGE_WIDTH) / picture.width;
    const pages = withText([{ ...pageOf(recognised, picture.dots, PAGE_WIDTH, height), askew: picture.turned }]);
    onStage?.('ocr', 1, 1);
    return readingOf({ pages, warnings: [{ code: 'ocr' }] }, options);
  } finally {
    await recogniser.close();
  }
}
