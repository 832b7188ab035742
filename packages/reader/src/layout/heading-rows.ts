import { areTitles } from '../entries/table.ts';
import { isBullet } from '../sections/styles.ts';
import type { Cell } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { rowsOf } from './cells.ts';
import { isKnownHeading } from './words.ts';

/** A band of the page below headings that stand side by side; `x` is where the column of the second one begins. */
type Band = { x: number; top: number; bottom: number; left: Cell[]; right: Cell[] };

const [MOST_HEADINGS, LONGEST] = [3, 40];
const CLEAR = 1;

const isAlike = (a: Cell, b: Cell): boolean =>
  a.bold === b.bold && a.colour === b.colour && Math.abs(a.size - b.size) < 0.3;
const reach = (cell: Cell): { x0: number; x1: number } => cell.frame?.table ?? cell;
const yOf = (row: Cell[]): number => Math.max(...row.map((cell) => cell.y));

/** `Study` beside `Tickets`: headings of one look in one row, the words of all known, or drawn as one that stands alone. */
function areHeadings(row: Cell[], rows: Cell[][]): boolean {
  const [first, ...others] = row as [Cell, ...Cell[]];
  if (!others.length || row.length > MOST_HEADINGS || !others.every((cell) => isAlike(first, cell))) return false;
  const texts = row.map(({ text }) => text.trim());
  const isWord = (text: string) =>
    text.length <= LONGEST && !looksLikeDate(text) && !isBullet(text) && !/[:：@]/.test(text);
  if (!texts.every(isWord) || areTitles(texts)) return false;
  if (texts.every(isKnownHeading)) return true;
  const isDrawnAlone = ([cell, ...more]: Cell[]) =>
    cell !== undefined && !more.length && isAlike(cell, first) && isKnownHeading(cell.text);
  return texts.some(isKnownHeading) && rows.some(isDrawnAlone) && (first.bold || first.size > usualSize(rows));
}

function usualSize(rows: Cell[][]): number {
  const sizes = rows.flat().map((cell) => cell.size);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

/** How many rows from `from` on keep clear of `x`; a lone heading below whose text no more stands beside it ends them. */
function rowsClear(rows: Cell[][], from: number, x: number): number {
  const crosses = (row: Cell[]) => row.some((cell) => reach(cell).x0 < x && reach(cell).x1 > x);
  const crossing = rows.findIndex((row, at) => at >= from && crosses(row));
  const end = crossing < 0 ? rows.length : crossing;
  const [heading] = rows[from - 1]!;
  for (let at = from; at < end; at++) {
    const [cell, ...more] = rows[at]!;
    const isNext = cell && !more.length && cell.x1 < x && isAlike(cell, heading!) && isKnownHeading(cell.text);
    const beside = rows.slice(at, end).flatMap((row) => row.filter(({ x0 }) => x0 > x));
    if (isNext && beside.every(({ text }) => looksLikeDate(text))) return at;
  }
  return end;
}

/** The first band of columns that headings in one row stand above, each over its own; null where there is none. */
export function bandBelowHeadings(cells: Cell[]): Band | null {
  const rows = rowsOf(cells, (cell) => cell.size);
  for (const [at, row] of rows.entries()) {
    if (!areHeadings(row, rows)) continue;
    const x = row[1]!.x0 - CLEAR;
    const end = rowsClear(rows, at + 1, x);
    const inside = rows.slice(at + 1, end).flat();
    const [left, right] = [inside.filter((cell) => cell.x0 < x), inside.filter((cell) => cell.x0 >= x)];
    if (!left.length || !right.length || right.every(({ text }) => looksLikeDate(text))) continue;
    return {
      x,
      top: at ? yOf(rows[at - 1]!) : -Infinity,
      bottom: rows[end] ? Math.min(...rows[end]!.map((cell) => cell.y)) : Infinity,
      left: [...row.slice(0, 1), ...left],
      right: [...row.slice(1), ...right],
    };
  }
  return null;
}
