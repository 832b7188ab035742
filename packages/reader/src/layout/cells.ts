import { withoutLeaders } from '../text/leaders.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Glyph } from '../types.ts';
import { joinGlyphs } from './join.ts';
import { type Run, withNearColumnsApart } from './near-columns.ts';
import { withSpreadLabels } from './tables/colon-cells.ts';

/** Baselines nearer than this share of the letter size are one line . */
const SAME_LINE = 0.3;
/** Letters much smaller than the line's own may stand this far off its baseline. */
const RAISED = 0.4;
/** A gap wider than this many letter sizes is a tab stop or a column gap. */
const WIDE_GAP = 1.1;

/** Lines of smaller type beside larger one lie over each other along so many of their letter sizes. */
const STACKED = 2;

type Placed = { x0: number; x1: number; y: number };
type Row<T> = { y: number; size: number; items: T[] };

/** How far the items of two baselines, each from left to right, lie over each other, pt. */
function overlapOf(a: readonly Placed[], b: readonly Placed[]): number {
  let [sum, i, j] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!];
    sum += Math.max(0, Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0));
    if (one.x1 < other.x1) i++;
    else j++;
  }
  return sum;
}

/**
 * Items grouped by baseline, each group from left to right. Baselines with most items come first, so that raised and
 * lowered letters join the line they belong to. Two lines of an address beside a large name are no such letters.
 */
export function rowsOf<T extends Placed>(items: T[], sizeOf: (item: T) => number): T[][] {
  const levels = new Map<number, T[]>();
  for (const item of items) {
    const level = Math.round(item.y * 2);
    levels.set(level, [...(levels.get(level) ?? []), item]);
  }
  const rows: Row<T>[] = [];
  const all = [...levels.values()].map((level) => ({
    y: level[0]!.y,
    items: level.sort((a, b) => a.x0 - b.x0),
    size: Math.max(...level.map(sizeOf)),
  }));
  all.sort((a, b) => b.items.length - a.items.length);
  const isSame = (level: Row<T>, row: Row<T>) =>
    Math.abs(level.y - row.y) <= SAME_LINE * Math.min(level.size, row.size);
  const isRaised = (level: Row<T>, row: Row<T>) =>
    level.size < row.size * 0.75 && Math.abs(level.y - row.y) <= RAISED * row.size;
  const isStacked = (level: Row<T>, row: Row<T>) =>
    all.some(
      (other) =>
        Math.abs(other.y - level.y) > SAME_LINE * level.size &&
        isRaised(other, row) &&
        overlapOf(level.items, other.items) > STACKED * level.size,
    );
  const nearest = (level: Row<T>, among: Row<T>[]) =>
    among.sort((a, b) => Math.abs(a.y - level.y) - Math.abs(b.y - level.y))[0];
  for (const level of all) {
    const same = rows.filter((row) => isSame(level, row) && level.size >= row.size * 0.75);
    const raised = rows.filter((row) => isRaised(level, row));
    const any = nearest(level, [...same, ...raised]);
    const row =
      any && raised.includes(any) && !isSame(level, any) && isStacked(level, any) ? nearest(level, same) : any;
    if (row) row.items.push(...level.items);
    else rows.push({ ...level, items: [...level.items] });
  }
  return rows.sort((a, b) => a.y - b.y).map((row) => row.items.sort((a, b) => a.x0 - b.x0));
}

const isTwice = (a: Glyph | undefined, b: Glyph): boolean =>
  a !== undefined && a.text === b.text && !b.space && b.x0 - a.x0 < 0.12 * b.face.size && Math.abs(a.y - b.y) < 1;

/** The gap between letters of a row that is not a gap between words; well above 0 where letters are spaced out. */
function tracking(row: Glyph[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < row.length; i++) {
    const [a, b] = [row[i - 1]!, row[i]!];
    if (!a.space && !b.space) gaps.push((b.x0 - a.x1) / b.face.size);
  }
  gaps.sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length >= 3 && middle > 0.08 && middle < 1.5 ? middle : 0;
}

/** The mark of an item hangs out from its text, so far at most, in letter sizes; the two are one cell. */
const HANGING = 4;
const MARK = /^[•·▪▫■□●○◦◆◇▸▹►▶➢➤√✓✔☑☒☐☆★‣⁃❖✦–-]$/u;
const hangs = (part: readonly Glyph[], a: Glyph, b: Glyph): boolean =>
  MARK.test(a.text) &&
  b.x0 - a.x1 < HANGING * b.face.size &&
  !MARK.test(b.text) &&
  part.every((glyph) => glyph === a || glyph.space);

/** One of two letters is this much larger than the other, with this much room between them, in sizes of either. */
const [LARGER, ASIDE, SPACE] = [1.3, 0.9, 0.45];
/**
 * A large name and, behind it in its line, a text in smaller type: more room parts them than a space takes. Words of another
 * script in smaller type say the same again.
 */
function changesSize(a: Glyph, b: Glyph): boolean {
  const [small, large] = [a.face.size, b.face.size].sort((one, other) => one - other) as [number, number];
  const isApart = large > small * LARGER && b.x0 - a.x1 > Math.max(ASIDE * small, SPACE * large);
  return isApart && isCjk(a.text) === isCjk(b.text);
}

const wide = (spacing: number): number => Math.max(WIDE_GAP, spacing * 3 + 0.3);

function splitAt(row: Glyph[], gap: (i: number, a: Glyph, b: Glyph) => boolean): Glyph[][] {
  const parts: Glyph[][] = [];
  let part: Glyph[] = [];
  let last: Glyph | undefined;
  row.forEach((glyph, i) => {
    if (isTwice(last, glyph)) return;
    if (!glyph.space) {
      if (last && gap(i, last, glyph) && !hangs(part, last, glyph)) {
        parts.push(part);
        part = [];
      }
      last = glyph;
    }
    part.push(glyph);
  });
  return last ? [...parts, part] : parts;
}

/** The parts of a page's rows up to the next wide gap, row by row. */
function runsOf(glyphs: Glyph[]): Run[][] {
  return rowsOf(glyphs, (g) => g.face.size).map((whole) => {
    const row = withoutLeaders(whole, (g) => g.text);
    // Spacing differs from one part of a row to the next: look at coarse parts first.
    return splitAt(row, (_, a, b) => b.x0 - a.x1 > 2.5 * Math.max(a.face.size, b.face.size)).flatMap((coarse) => {
      const spacing = tracking(coarse);
      const limit = wide(spacing);
      const isApart = (a: Glyph, b: Glyph) =>
        b.x0 - a.x1 > limit * Math.max(a.face.size, b.face.size) || changesSize(a, b);
      return splitAt(coarse, (_, a, b) => isApart(a, b)).map((part) => ({ glyphs: part, spacing }));
    });
  });
}

/** Cells of a page, top to bottom and left to right. */
export function cellsOf(glyphs: Glyph[]): Cell[] {
  return withNearColumnsApart(runsOf(glyphs)).flatMap((row) =>
    withSpreadLabels(row.flatMap(({ glyphs: part, spacing }) => joinGlyphs(part, spacing) ?? [])),
  );
}
