import type { HiddenBy, ImportWarning } from '@verdant/contracts';
import { boxAround } from '../evidence/boxes.ts';
import { cellsOf } from '../layout/cells.ts';
import type { Glyph, Page } from '../types.ts';
import { type Background, colourAt, looksLike } from './painted/backgrounds.ts';
import type { Ink } from './painted/ink.ts';
import { type HiddenGlyph, paintedLetters } from './painted/painted-letters.ts';

/** Letters smaller than this, in pt, cannot be read on paper. */
const SMALLEST = 2;
const LEAST_ALPHA = 0.05;
/** Text render modes (ISO 32000-1, 9.3.6): 3 draws nothing, 7 only clips; 0 and 4 fill without an outline. */
const INVISIBLE = new Set([3, 7]);
const FILL_ONLY = new Set([0, 4]);
const STROKE_ONLY = new Set([1, 5]);
/** A picture of this share of the page is a scan, and text that draws nothing its reading. */
const SCAN = 0.5;
const MAX_TEXT = 2000;

/** With what a letter is drawn, and on what. */
type Paint = { mode: number; alpha: number; strokeAlpha: number; pattern: boolean };
type Canvas = { width: number; height: number; backgrounds: Background[] };

/** How much of a letter's paint can be seen: that of its body, its outline, or the stronger of both. */
const alphaOf = ({ mode, alpha, strokeAlpha }: Paint): number =>
  FILL_ONLY.has(mode) ? alpha : STROKE_ONLY.has(mode) ? strokeAlpha : Math.max(alpha, strokeAlpha);

/** How a letter is hidden, null where it can be seen. */
export function hiddenBy(glyph: Glyph, paint: Paint, { width, height, backgrounds }: Canvas): HiddenBy | null {
  const { mode, pattern } = paint;
  const { size, colour } = glyph.face;
  if (INVISIBLE.has(mode)) return 'renderMode';
  if (alphaOf(paint) < LEAST_ALPHA) return 'transparent';
  if (size < SMALLEST) return 'size';
  if (glyph.x1 < 0 || glyph.x0 > width || glyph.y < 0 || glyph.y - size > height) return 'offPage';
  if (pattern || !FILL_ONLY.has(mode)) return null;
  const background = colourAt(backgrounds, (glyph.x0 + glyph.x1) / 2, glyph.y - 0.3 * size);
  return background !== null && looksLike(colour, background) ? 'colour' : null;
}

const inked = (glyphs: Glyph[]): number => glyphs.filter((g) => !g.space).length;

const placeOf = (g: Glyph): string => `${g.text}|${Math.round(g.x0 / 2)}|${Math.round(g.y / 2)}`;

/** True for letters that the page shows at the same place as well: a shadow, or the copy that is selected. */
function shownBeside(glyphs: Glyph[]): (glyph: Glyph) => boolean {
  const places = new Set(
    glyphs.flatMap((g) =>
      [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => placeOf({ ...g, x0: g.x0 + dx, y: g.y + dy }))),
    ),
  );
  return (glyph) => places.has(placeOf(glyph));
}

/** What the operators of a page drew: `clipped` are letters that were no more than a shape to paint through. */
export type Drawn = {
  glyphs: Glyph[];
  hidden: HiddenGlyph[];
  clipped: Set<Glyph>;
  inks: Ink[];
  backgrounds: Background[];
};

/**
 * The letters that a person sees, and those that nobody does. The text layer of a scan counts as seen. Where most
 * letters of a page seem to have the colour of their background, it is the background that was misjudged.
 */
export function seen(
  { glyphs, hidden, clipped, inks, backgrounds }: Drawn,
  pictures: number,
): { glyphs: Glyph[]; hidden: HiddenGlyph[]; scanned: boolean } {
  const layer = pictures > SCAN ? hidden.filter((g) => g.by === 'renderMode' && !clipped.has(g)) : [];
  const isShown = hidden.length ? shownBeside(glyphs) : () => false;
  const single = hidden.filter((g) => !isShown(g));
  const painted = paintedLetters(single, glyphs.length, inks, backgrounds);
  const pale = single.filter((g) => g.by === 'colour' && !painted.has(g));
  const misjudged = inked(pale) > inked(glyphs) ? pale : [];
  const through = single.filter((g) => clipped.has(g));
  const back = new Set<HiddenGlyph>([...layer, ...misjudged, ...painted.keys(), ...through]);
  return {
    glyphs: [
      ...glyphs,
      ...layer.map((g): Glyph => ({ ...g, doubt: 'ocr' })),
      ...misjudged,
      ...painted.values(),
      ...through,
    ],
    hidden: single.filter((g) => !back.has(g) && !g.space),
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
