import { isBullet, styleOf } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { type DateSpan, findDates } from '../values/dates.ts';

/** One job, school or project: `head` says what it is, `body` what was done there. */
export type Entry = { head: Line[]; body: Line[]; dates: DateSpan | null };

const MAX_OFFSET = 4;
const MAX_HEAD = 5;

const length = (text: string): number => (isCjk(text) ? text.length * 2 : text.length);

/** Dates of a head line; dates inside a sentence are none. */
export function headDates(line: Line): DateSpan | null {
  if (isBullet(line.text)) return null;
  for (const cell of line.cells) {
    const span = findDates(cell.text);
    if (!span) continue;
    const rest = cell.text.slice(0, span.from) + cell.text.slice(span.to);
    const atEdge = span.from <= 2 || span.to >= cell.text.trimEnd().length - 3;
    if (length(rest) <= (span.single ? 60 : 110) && (atEdge || !span.single)) return span;
  }
  return null;
}

/** True where the line looks different from running text: it may begin an entry without a date. */
const isMarked = (line: Line, bodyStyle: string): boolean => styleOf(line) !== bodyStyle && !isBullet(line.text);

/** Line style that most letters of the section's bodies have. */
function runningStyle(lines: Line[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + length(line.text));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Where entries begin. The first one shows how far above its date an entry begins; style confirms it for the others. */
function starts(lines: Line[]): number[] {
  const title = styleOf(lines[0]!);
  const running = runningStyle(lines);
  const distinct = title !== running;
  const dated = lines.flatMap((line, i) => (headDates(line) ? [i] : []));
  const free = (i: number) => i >= 0 && i < lines.length && !isBullet(lines[i]!.text);
  const found = new Set<number>([0]);
  const first = dated[0];
  if (first !== undefined && first <= MAX_OFFSET) {
    let before = first;
    for (const d of dated.slice(1)) {
      // Two dates in one head (a span and a day of graduation, say) make one entry.
      const between = lines.slice(before + 1, d);
      if (d - before === 1 && first > 0) continue;
      const offsets = [first, ...Array.from({ length: MAX_OFFSET }, (_, k) => k)];
      const offset =
        offsets.find((k) => d - k > before && free(d - k) && distinct && styleOf(lines[d - k]!) === title) ??
        (between.length >= first && free(d - first) ? first : undefined) ??
        0;
      found.add(Math.max(d - offset, before + 1));
      before = d;
    }
  }
  if (distinct || dated.length === 0)
    lines.forEach((line, i) => {
      const previous = lines[i - 1];
      if (i === 0 || !previous || styleOf(line) !== title || !isMarked(line, running)) return;
      const fresh = line.gap > previous.gap * 1.15 || isBullet(previous.text) || styleOf(previous) === running;
      const near = [...found].some((f) => Math.abs(f - i) <= 1);
      if (fresh && !near && styleOf(previous) !== title) found.add(i);
    });
  return [...found].sort((a, b) => a - b);
}

const isBody = (line: Line, running: string, right: number): boolean =>
  isBullet(line.text) ||
  /^[\p{L}][\p{L}\p{N} /&-]{0,20}[:：]/u.test(line.text) ||
  (styleOf(line) === running &&
    !headDates(line) &&
    line.cells.length === 1 &&
    (length(line.text) > 64 || line.x1 > right - 20));

function toEntry(lines: Line[], running: string, right: number): Entry {
  const dateAt = lines.findIndex((line) => headDates(line));
  let end = 1;
  while (end < Math.min(lines.length, MAX_HEAD)) {
    const line = lines[end]!;
    if (end <= dateAt && dateAt < MAX_HEAD && !isBullet(line.text)) end++;
    else if (isBody(line, running, right) || line.gap > (lines[end - 1]!.gap || 2) * 1.6) break;
    else end++;
  }
  if (isBullet(lines[0]!.text) && dateAt < 0) end = lines.length > 1 ? 1 : 1;
  return {
    head: lines.slice(0, end),
    body: lines.slice(end),
    dates: dateAt >= 0 && dateAt < end ? headDates(lines[dateAt]!) : null,
  };
}

/** The entries of a section. A section of bullets alone has an entry for each. */
export function toEntries(lines: Line[]): Entry[] {
  if (!lines.length) return [];
  const running = runningStyle(lines);
  const right = Math.max(...lines.map((l) => l.x1));
  const at = starts(lines);
  return at.map((from, i) => toEntry(lines.slice(from, at[i + 1] ?? lines.length), running, right));
}
