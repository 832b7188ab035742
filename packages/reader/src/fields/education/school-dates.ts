import { leadsToDate } from '../../entries/pieces.ts';
import { isBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import type { DateSpan } from '../../values/date-span.ts';
import { findDates } from '../../values/parse-dates.ts';

/** No line that names a school is longer, in letters. */
const LONGEST_HEAD = 200;
/** A date that stands between other words of a school's lines, where nothing of a sentence is: `BSc, 2015, 2:1`. */
export function dateWithin(head: Line[]): DateSpan | null {
  for (const { text } of head) {
    const span = text.length <= LONGEST_HEAD && !isBullet(text) ? findDates(text) : null;
    if (span) return span;
  }
  return null;
}

/** `Expected finish Jun 2026` below the school: a date and what leads to it. */
export function dateBelow(line: Line | undefined): DateSpan | null {
  const span = line === undefined ? null : findDates(line.text);
  if (!line || !span) return null;
  const beside = [line.text.slice(0, span.from), line.text.slice(span.to)];
  return beside.every((part) => !/\p{L}/u.test(part) || leadsToDate(part)) ? span : null;
}
