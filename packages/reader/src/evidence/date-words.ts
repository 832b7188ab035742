import type { Line } from '../types.ts';
import type { DateSpan } from '../values/date-span.ts';
import { findDates } from '../values/parse-dates.ts';

/** More dates than these are no line of a résumé. */
const MOST_DATES = 40;

type Said = DateSpan & { words: string };

/** Every date and range of dates in a text, from left to right, with the words that say it. */
export function allDates(text: string): Said[] {
  const out: Said[] = [];
  let from = 0;
  while (from < text.length && out.length < MOST_DATES) {
    const span = findDates(text.slice(from));
    if (!span || span.to <= span.from) break;
    out.push({ ...span, words: text.slice(from + span.from, from + span.to) });
    from += span.to;
  }
  return out;
}

/** Texts in which dates are looked for: cells, whole lines, and lines together with the next one. */
const textsOf = (lines: Line[]): string[] => [
  ...lines.flatMap((l) => l.cells.map((c) => c.text)),
  ...lines.map((l) => l.text),
  ...lines.slice(1).map((l, i) => `${lines[i]!.text} ${l.text}`),
];

/** Lines are asked about each date of the content. */
const read = new WeakMap<Line[], Said[]>();

function datesOf(lines: Line[]): Said[] {
  const dates = read.get(lines) ?? textsOf(lines).flatMap(allDates);
  read.set(lines, dates);
  return dates;
}

/** `2021年获得…`: a year that opens what was told of it is none of an entry's dates, and says when all the same. */
const yearIn = (lines: Line[], year: string): string | null =>
  lines.map(({ text }) => text.match(new RegExp(`(?<!\\d)${year}年`, 'u'))?.[0]).find(Boolean) ?? null;

/** The words of lines that say a date (`null` is "present"), null where they say none. */
export function dateWords(lines: Line[], date: string | null, which: 'start' | 'end' | 'date'): string | null {
  const says = ({ start, end }: Said) => start === date || (which !== 'start' && end === date);
  const words = datesOf(lines).find(says)?.words ?? null;
  return words === null && which === 'date' && /^\d{4}$/.test(date ?? '') ? yearIn(lines, date!) : words;
}
