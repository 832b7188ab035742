import type { HiddenBy, ImportWarning } from '@verdant/contracts';
import { boxAround } from '../evidence/boxes.ts';
import { cellsOf } from '../layout/cells.ts';
import type { Glyph, Page } from '../types.ts';
import { type Background, colourAt, looksLike } from './backgrounds.ts';

export type HiddenGlyph = Glyph & { by: HiddenBy };

/** Letters smaller than this, in pt, cannot be read on paper. */
const SMALLEST = 2;
const LEAST_ALPHA = 0.05;
/** Text render modes (ISO 32000-1, 9.3.6): 3 draws nothing, 7 only clips; 0 and 4 fill without an outline. */
const INVISIBLE = new Set([3, 7]);
const FILL_ONLY = new Set([0, 4]);
/** A picture of this share of the page is a scan, and text that draws nothing its reading. */
const SCAN = 0.5;
const MAX_TEXT = 2000;

export type Drawing = {
  mode: number;
  alpha: number;
  pattern: boolean;
  width: number;
  height: number;
  backgrounds: Background[];
};

/** How a letter is hidden, null where it can be seen. */
export function hiddenBy(glyph: Glyph, { mode, alpha, pattern, width, height, backgrounds }: Drawing): HiddenBy | null {
  const { size, colour } = glyph.face;
  if (INVISIBLE.has(mode)) return 'renderMode';
  if (alpha < LEAST_ALPHA) return 'transparent';
  if (size < SMALLEST) return 'size';
  if (glyph.x1 < 0 || glyph.x0 > width || glyph.y < 0 || glyph.y - size > height) return 'offPage';
  if (pattern || !FILL_ONLY.has(mode)) return null;
  const background = colourAt(backgrounds, (glyph.x0 + glyph.x1) / 2, glyph.y - 0.3 * size);
  return background !== null && looksLike(colour, background) ? 'colour' : null;
}

const inked = (glyphs: Glyph[]): number => glyphs.filter((g) => !g.space).length;

/**
 * The letters that a person sees, and those that nobody does. The text layer of a scan counts as seen. Where most
 * letters of a page seem to have the colour of their background, it is the background that was misjudged.
 */
export function seen(
  glyphs: Glyph[],
  hidden: HiddenGlyph[],
  pictures: number,
): { glyphs: Glyph[]; hidden: HiddenGlyph[]; scanned: boolean } {
  const layer = pictures > SCAN ? hidden.filter((g) => g.by === 'renderMode') : [];
  const pale = hidden.filter((g) => g.by === 'colour');
  const misjudged = inked(pale) > inked(glyphs) ? pale : [];
  const back = new Set<HiddenGlyph>([...layer, ...misjudged]);
  return {
    glyphs: [...glyphs, ...layer.map((g): Glyph => ({ ...g, doubt: 'ocr' })), ...misjudged],
    hidden: hidden.filter((g) => !back.has(g) && !g.space),
    scanned: layer.length > 0,
  };
}

/** What a person is told about the hidden letters of a page, one warning a way of hiding. */
function hiddenWarnings(hidden: HiddenGlyph[], page: number): ImportWarning[] {
  return [...new Set(hidden.map((g) => g.by))].map((by): ImportWarning => {
    const letters = hidden.filter((g) => g.by === by);
    const cells = cellsOf(letters);
    return {
      code: 'hiddenText',
      hiddenBy: by,
      page: page + 1,
      count: letters.length,
      text: cells
        .map((c) => c.text)
        .join(' ')
        .slice(0, MAX_TEXT),
      boxes: cells.flatMap((c) => boxAround(c.glyphs ?? [], page) ?? []),
    };
  });
}

const unknownShare = (page: Page): number => (page.unknown ?? 0) / Math.max(1, page.glyphs.length);

/** Warnings about the letters of all pages. */
export function pageWarnings(pages: Page[]): ImportWarning[] {
  return pages.flatMap((page, n): ImportWarning[] => [
    ...hiddenWarnings(page.hidden ?? [], n),
    ...(page.invisible ? [{ code: 'invisibleLetters' as const, page: n + 1, ...page.invisible }] : []),
    ...(unknownShare(page) > 0.02 ? [{ code: 'unknownLetters' as const, page: n + 1, count: page.unknown ?? 0 }] : []),
    ...(page.scanned ? [{ code: 'ocr' as const, page: n + 1 }] : []),
    ...(page.glyphs.some((g) => !g.space) ? [] : [{ code: 'pageWithoutText' as const, page: n + 1 }]),
  ]);
}
