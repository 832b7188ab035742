import { alternation, monthNumber, presentBriefly } from '@verdant/lexicon/vocabulary';
import { M, PRESENT } from './date-grammar.ts';
import type { DateSpan } from './date-span.ts';

/** A year of two digits and a month of two: `18.09`, `18/09`; with a slash also `09/18` and `9/18`. */
const PAIR = "['’]?(\\d{2}|\\d(?=/))\\s?([./])\\s?(\\d{2})";
const RANGE = new RegExp(
  `(?<![\\d./-])${PAIR}\\s*(?:[-–—‒―~～至到]|\\bto\\b)\\s*(?:${PAIR}(?![\\d./%-])|(${alternation(presentBriefly)}))`,
  'iu',
);
/** Two digits above this are of the last century. */
const THIS_CENTURY = 49;
/** The year that two digits stand for. */
export const yearOf = (digits: string): string => `${Number(digits) > THIS_CENTURY ? 19 : 20}${digits}`;

type Pair = [first: string, mark: string, second: string];
const isMonth = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 12;
const dateOf = (year: string, month: string): string => `${yearOf(year)}-${month.padStart(2, '0')}`;

/** Year first as points are written; slashes either way, as far as the numbers of all pairs tell. */
function readPairs(pairs: Pair[]): string[] | null {
  const yearFirst = pairs.every(([first, , second]) => first.length === 2 && isMonth(second));
  const monthFirst = pairs.every(([first, mark]) => mark === '/' && isMonth(first));
  if (yearFirst === monthFirst) return null;
  return pairs.map(([first, , second]) => (yearFirst ? dateOf(first, second) : dateOf(second, first)));
}

/** Years of two digits, each behind its mark: `’09–’14`. */
const MARKED = new RegExp(
  `(?<![\\p{L}\\d])['’‘](\\d{2})\\s*(?:[-–—‒~～至到]|to(?![a-z]))\\s*(?:['’‘](\\d{2})(?!\\d)|(${alternation(presentBriefly)}))`,
  'iu',
);

function markedRange(text: string): DateSpan | null {
  const m = text.match(MARKED);
  if (!m) return null;
  const [start, end] = [yearOf(m[1]!), m[2] ? yearOf(m[2]) : null];
  if (end !== null && end < start) return null;
  return { start, end, single: false, from: m.index!, to: m.index! + m[0].length, doubt: 'yearShort' };
}

/** `Oct 22 – Current`, `Aug 17 - Jan 20`, `05-Mar-23 – 11-Dec-23`: months by name before years of two digits. */
const DAY = '(?:(?<![\\d.,/])(?:3[01]|[12]\\d|0?[1-9])[ -])?';
const NAMED = `${DAY}(${M})(?:\\s+|-)(\\d{2})`;
const NAMED_RANGE = new RegExp(
  `${DAY}(${M})(?:\\s+|-)(\\d{4}|\\d{2})\\s*(?:[-–—‒―~～]|to(?![a-z]))\\s*(?:${NAMED}(?!\\d|\\s*,?\\s*\\d{4})|(${PRESENT}))`,
  'iu',
);

function namedRange(text: string): DateSpan | null {
  const m = text.match(NAMED_RANGE);
  if (!m) return null;
  const date = (month: string, year: string) =>
    dateOf(year.slice(-2), String(monthNumber(month.replace(/\.$/, '').toLowerCase()) ?? 0));
  const [start, end] = [date(m[1]!, m[2]!), m[3] ? date(m[3], m[4]!) : null];
  if ([start, end].some((one) => one?.endsWith('-00')) || (end !== null && end < start)) return null;
  return { start, end, single: false, from: m.index!, to: m.index! + m[0].length, doubt: 'yearShort' };
}

/** `06年7月-09年底`, `09年底到至今`, `88年8月-2003年5月`: a month or a part of the year says that the numbers are years. */
const PART = '(?:\\s?(\\d{1,2})\\s?月份?|([初底末]))';
const CHINESE = new RegExp(
  `(?<![\\d.])(\\d{2})\\s?年${PART}\\s*[-–—~～至到]+\\s*(?:(\\d{4}|\\d{2})\\s?年${PART}?|(${PRESENT}))`,
  'u',
);

function chineseRange(text: string): DateSpan | null {
  const [all, first, month, , last, toMonth, , now] = CHINESE.exec(text) ?? [];
  if (all === undefined) return null;
  const whole = (year: string) => (year.length === 4 ? year : yearOf(year));
  const date = (year: string, of?: string) =>
    of && isMonth(of) ? `${whole(year)}-${of.padStart(2, '0')}` : whole(year);
  const [start, end] = [date(first!, month), now === undefined ? date(last!, toMonth) : null];
  if (end !== null && end.slice(0, 4) < start.slice(0, 4)) return null;
  const from = text.indexOf(all);
  return { start, end, single: false, from, to: from + all.length, doubt: 'yearShort' };
}

/** A range of months whose years have two digits; only ranges, as single ones could be any number. */
export function shortRange(text: string): DateSpan | null {
  const m = text.match(RANGE);
  if (!m) return markedRange(text) ?? namedRange(text) ?? chineseRange(text);
  const first: Pair = [m[1]!, m[2]!, m[3]!];
  const second: Pair[] = m[7] ? [] : [[m[4]!, m[5]!, m[6]!]];
  const dates = readPairs([first, ...second]);
  if (!dates || (dates[1] !== undefined && dates[1] < dates[0]!)) return null;
  const at = { single: false, from: m.index!, to: m.index! + m[0].length, doubt: 'yearShort' as const };
  return { start: dates[0]!, end: dates[1] ?? null, ...at };
}
