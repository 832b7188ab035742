import { ranOut } from '../layout/line-width.ts';
import { isBullet, styleOf } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { headDates } from './heads/head-lines.ts';

/** Edges of a column of dates agree within so many points. */
const SAME_EDGE = 2;
/** A title before its dates has no more letters. */
const LONGEST_TITLE = 60;

/** A title and, in a cell of its own at the end of the line, a whole span; null for any other line. */
function titleAndSpan(line: Line): string | null {
  const [title, dates, ...more] = line.cells;
  if (!title || !dates || more.length || isBullet(line.text) || title.text.length > LONGEST_TITLE) return null;
  if (/[.。；;，,：:]$/.test(title.text) || !looksLikeDate(dates.text) || headDates(line)?.single !== false)
    return null;
  return `${styleOf(line)} ${dates.bold} ${Math.round(dates.size)}`;
}

/** Formats without pages have no edges. */
const areLevel = (a: Cell, b: Cell, edge: 'x0' | 'x1'): boolean =>
  a.glyphs === undefined || Math.abs(a[edge] - b[edge]) < SAME_EDGE;

/**
 * `Team Leader ⇥ 2019 – 2021` below the points of another post of the same employer, drawn as the heads of the others are:
 * an entry begins there, too.
 */
export function withMissedHeads(lines: readonly Line[], starts: readonly number[]): number[] {
  const found = [...starts];
  for (const [i, from] of starts.entries()) {
    const to = starts[i + 1] ?? lines.length;
    const head = lines.slice(from, to).findIndex((line) => titleAndSpan(line) !== null);
    if (head < 0) continue;
    const own = lines[from + head]!;
    for (let at = from + head + 2; at < to; at++) {
      const line = lines[at]!;
      const isAlike =
        titleAndSpan(line) === titleAndSpan(own) &&
        areLevel(line.cells[0]!, own.cells[0]!, 'x0') &&
        areLevel(line.cells[1]!, own.cells[1]!, 'x1');
      const isBelowPoints = lines.slice(from + head + 1, at).some(({ text }) => isBullet(text));
      if (isAlike && isBelowPoints && found.every((other) => Math.abs(other - at) > 1)) found.push(at);
    }
  }
  return found.sort((a, b) => a - b);
}

/** The line goes on with a Chinese sentence that had no more room above, and a date stands in the middle of it. */
function isMidSentence(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]!];
  if (!above || !isCjk(line.text) || line.page !== above.page || styleOf(line) !== styleOf(above)) return false;
  if (line.cells.length > 1 || above.cells.length > 1 || line.gap > above.gap * 1.2 || isBullet(line.text))
    return false;
  const span = headDates(line);
  const before = line.text.slice(0, span?.from ?? 0);
  return ranOut(above, line) && !/[。；;！!？?：:]$/.test(above.text) && /[。；，][^。；，]{0,6}$/.test(before);
}

/** Starts without those in the middle of a sentence. */
export const withoutMidSentence = (lines: readonly Line[], starts: readonly number[]): number[] =>
  starts.filter((at) => !isMidSentence(lines, at));
