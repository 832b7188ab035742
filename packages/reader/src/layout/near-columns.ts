import type { Glyph } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { lacksYear } from './stacks.ts';

/** Letters of one baseline that stand together, and the usual gap between them in letter sizes. */
export type Run = { glyphs: Glyph[]; spacing: number };

/** What parts two columns at least, in letter sizes: more than a space between words. */
const APART = 0.45;
/** Beginnings of lines at one edge lie no farther from each other, pt. */
const SAME_EDGE = 0.7;
/** So many lines on each side of a gap, with none across it between them, show two columns. */
const LEAST = 4;

type Extent = { run: Run; x0: number; x1: number; y: number };

function extentOf(run: Run): Extent | null {
  const inked = run.glyphs.filter(({ space }) => !space);
  const [first, last] = [inked[0], inked.at(-1)];
  return first && last ? { run, x0: first.x0, x1: last.x1, y: first.y } : null;
}

/** The places in a run, by the number of their letter, that stand farther off the letter before than words do. */
function gapsOf({ glyphs, spacing }: Run): { at: number; x: number; before: number }[] {
  const out: { at: number; x: number; before: number }[] = [];
  let last: Glyph | undefined;
  glyphs.forEach((glyph, at) => {
    if (glyph.space) return;
    if (last && glyph.x0 - last.x1 > (APART + spacing) * Math.max(glyph.face.size, last.face.size))
      out.push({ at, x: glyph.x0, before: last.x1 });
    last = glyph;
  });
  return out;
}

/** True where the lines above and below, up to the next one across the gap, make a column on either side of it. */
function partsColumns(own: Extent, { x, before }: { x: number; before: number }, all: readonly Extent[]): boolean {
  const isAcross = ({ x0, x1 }: Extent) => x0 < x - SAME_EDGE && x1 > before + SAME_EDGE;
  const across = all.filter((one) => one !== own && isAcross(one)).map(({ y }) => y);
  const top = Math.max(...across.filter((y) => y < own.y), -Infinity);
  const bottom = Math.min(...across.filter((y) => y > own.y), Infinity);
  const band = all.filter((one) => one !== own && one.y > top && one.y < bottom);
  const right = band.filter(({ x0 }) => Math.abs(x0 - x) < SAME_EDGE);
  const left = band.filter(({ x1 }) => x1 <= x);
  return right.length >= LEAST && left.length >= LEAST;
}

/** So many lines begin at the edge behind a column of dates. */
const BEHIND_DATES = 3;
const textOf = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map(({ text, space }) => (space ? ' ' : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
const isDate = (text: string): boolean => text.length <= LONGEST_DATE && (looksLikeDate(text) || lacksYear(text));
const LONGEST_DATE = 24;

/** True where a date fills its column up to what stands behind it: other dates begin where it does, other lines behind. */
function endsDates(own: Extent, { at, x }: { at: number; x: number }, all: readonly Extent[]): boolean {
  if (!isDate(textOf(own.run.glyphs.slice(0, at)))) return false;
  const others = all.filter((one) => one !== own);
  const level = others.filter((one) => Math.abs(one.x0 - own.x0) < SAME_EDGE);
  const dates = level.filter((one) => one.x1 <= x && isDate(textOf(one.run.glyphs)));
  const isColumn = dates.length > 0 && dates.length * 2 >= level.length;
  return isColumn && others.filter(({ x0 }) => Math.abs(x0 - x) < SAME_EDGE).length >= BEHIND_DATES;
}

/**
 * Runs of letters by rows, cut where two columns stand so near to each other that the end of a line of one seems to go on in the
 * line of the other.
 */
export function withNearColumnsApart(rows: Run[][]): Run[][] {
  const all = rows.flat().flatMap((run) => extentOf(run) ?? []);
  const cut = (run: Run): Run[] => {
    const gaps = gapsOf(run);
    const own = gaps.length > 0 ? all.find((one) => one.run === run) : undefined;
    const gap = own && gaps.find((one) => partsColumns(own, one, all) || endsDates(own, one, all));
    return gap ? [run.glyphs.slice(0, gap.at), run.glyphs.slice(gap.at)].map((glyphs) => ({ ...run, glyphs })) : [run];
  };
  return rows.map((row) => row.flatMap(cut));
}
