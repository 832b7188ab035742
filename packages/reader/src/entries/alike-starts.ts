import { isBullet, styleOf } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { headDates } from './heads/head-lines.ts';

/** The first span of an entry stands no further below its first line. */
const MOST_ABOVE = 4;
/** What parts an entry from the one above is wider than what stands between the lines of its head. */
const WIDER = 1.25;

const hasSpan = (line: Line): boolean => headDates(line)?.single === false;

/** How the lines of an entry down to its span are drawn; null where it has none near its first line, or another one in its head. */
function headLike(entry: readonly Line[]): string | null {
  const at = entry.slice(0, MOST_ABOVE + 1).findIndex(hasSpan);
  const head = entry.slice(0, at + 1);
  if (at < 1 || head.some(({ text }) => isBullet(text)) || (entry[at + 1] && hasSpan(entry[at + 1]!))) return null;
  return head.map((line) => `${styleOf(line)} ${line.cells.length}`).join('\n');
}

/** The line that a span on a line of its own stands below, up to the space that parts entries; null where none is near. */
function apartAbove(lines: readonly Line[], span: number): number | null {
  for (let at = span - 1; at >= Math.max(0, span - MOST_ABOVE); at--) {
    const [line, next] = [lines[at]!, lines[at + 1]!];
    if (isBullet(line.text) || hasSpan(line)) return null;
    if (at === 0 || line.gap === 0 || line.gap > next.gap * WIDER) return at;
  }
  return null;
}

/** Spans on lines of their own, each below an employer or a school and its address, set apart by space: where these begin. */
export function spacedStarts(lines: readonly Line[]): number[] {
  const spans = lines.flatMap((line, at) => (looksLikeDate(line.text) && hasSpan(line) ? [at] : []));
  const starts = spans.map((at) => apartAbove(lines, at));
  const looks = new Set(starts.map((at) => (at === null ? '' : `${styleOf(lines[at]!)} ${lines[at]!.cells.length}`)));
  return starts.length > 1 && starts[0] === 0 && looks.size === 1 ? starts.filter((at) => at !== null) : [];
}

/**
 * Entries whose heads are drawn alike, line by line down to the one span of each, in type that nothing else has or set
 * apart by space: where they begin, whatever their words are. [] where `starts` are no such entries.
 */
export function alikeStarts(lines: readonly Line[], starts: readonly number[]): number[] {
  const entries = starts.map((from, i) => lines.slice(from, starts[i + 1] ?? lines.length));
  const [first, ...others] = entries.map(headLike);
  if (!first || !others.length || others.some((other) => other !== first)) return [];
  const title = styleOf(lines[starts[0]!]!);
  const isOwnType = lines.every((line, at) => starts.includes(at) || styleOf(line) !== title);
  const isApart = entries.slice(1).every(([start, next]) => start!.gap > next!.gap * WIDER);
  return isOwnType || isApart ? [...starts] : [];
}
