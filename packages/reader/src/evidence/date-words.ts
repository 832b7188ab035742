import type { Line } from '../types.ts';
import type { DateSpan } from '../values/date-span.ts';
import { findDates } from '../values/parse-dates.ts';

/** Every date and range of dates in a text, from left to right, with the words that say it. */
export function allDates(text: string): (DateSpan & { words: string })[] {
  const out: (DateSpan & { words: string })[] = [];
  let from = 0;
  while (from < text.length) {
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

/** The words of lines that say a date (`null` is "present"), null where they say none. */
export function dateWords(lines: Line[], date: string | null, which: 'start' | 'end' | 'date'): string | null {
  for (const text of textsOf(lines)) {
    for (const span of allDates(text)) {
      const says = which === 'start' ? [span.start] : which === 'end' ? [span.end, span.start] : [span.start, span.end];
      if (says.includes(date)) return span.words;
    }
  }
  return null;
}
