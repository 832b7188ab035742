import { monthNumber } from '@verdant/lexicon/vocabulary';
import {
  AROUND,
  IS_PRESENT,
  OLD_RANGE,
  OPEN_END,
  OPEN_START,
  RANGE,
  SHARED_YEAR,
  SHORT_END,
  SINGLE,
} from './date-grammar.ts';
import type { DateSpan } from './date-span.ts';
import { currentDayOrder, dayOrderIn } from './day-order.ts';
import { plainDigits, TEN } from './plain-digits.ts';
import { isCountingFromRepublic, withCommonYears } from './republic-years.ts';
import { seasonsRange } from './season-years.ts';
import { shortRange, yearOf } from './short-years.ts';

/**
 * The month of a date in numbers. The span that it stands in or the whole document says which number is the day: the one
 * above 12. Points are written after the day; with neither, nobody can tell.
 */
function monthIn(text: string, span: string): string | null {
  const m = text.match(/^(\d{1,2})([./-])(\d{1,2})[./-]\d{4}/);
  if (!m) return null;
  const [, first, mark, second] = m;
  const order = mark === '.' ? 'day' : (dayOrderIn(span) ?? currentDayOrder());
  if (order === null) return '';
  return order === 'day' ? second! : first!;
}

/**
 * `YYYY-MM` where the month is printed, else `YYYY` (seasons too), '' where there is no date. `span` is what the date
 * stands in.
 */
export function toDate(text: string, span = text): string {
  const s = text.trim().toLowerCase().replaceAll(TEN, '10');
  const short = s
    .match(/['’‘](\d{2})|\p{Script=Latin}-(\d{2})$/u)
    ?.slice(1)
    .find(Boolean);
  const year = s.match(/19\d{2}|20[0-4]\d/)?.[0] ?? (short ? yearOf(short) : '');
  if (!year) return '';
  const named = monthNumber(s.match(/\p{Script=Latin}{3,}/u)?.[0] ?? '');
  const after = s.match(/(?:19|20)\d{2}\s*[年./-]\s*(\d{1,2})/)?.[1];
  const before = s.match(/^(\d{1,2})\s?[./-]/)?.[1];
  const month = named ?? Number(monthIn(s, span) ?? after ?? before ?? 0);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** `2019,3-2021.10`: a slip of the finger beside the point. */
const SLIP =
  /(?<=(?:19|20)\d{2})[,，、。](?=(?:1[0-2]|0?[1-9])\s*[-–—~～至到]\s*(?:(?:19|20)\d{2}|今))|(?<=(?:19|20)\d{2}[./年]\d{1,2}月?\s*[-–—~～至到]\s*(?:19|20)\d{2})[,，、。](?=(?:1[0-2]|0?[1-9])(?!\d))/gu;

const endOf = (text: string, span: string): string | null => (IS_PRESENT.test(text.trim()) ? null : toDate(text, span));
const yearIn = (text: string): string => text.match(/\d{4}/)![0];

type Ends = [start: string, end: string | null, doubt?: 'yearShared'];

/** Beginning and end of a range that was found. */
function endsOf(m: RegExpMatchArray): Ends | null {
  const { from, to, whole, month, bare, first, last, open, a, b, slash } = m.groups!;
  if (from) return [toDate(from, m[0]), endOf(to!, m[0])];
  if (whole)
    return /^\d{4}$/.test(whole.trim()) ? null : [toDate(whole), toDate(`${yearIn(whole)}.${month}`), 'yearShared'];
  if (bare) return [toDate(`${bare}.${first}`), toDate(`${bare}.${last}`), 'yearShared'];
  if (open) return [toDate(open), null];
  if (slash) return [toDate(slash), null];
  return [toDate(a!), toDate(b!)];
}

/** `2016–19` and `2015/16`; a month behind a slash or hyphen is none. */
function shortEnd(text: string): (Ends & { length: 2 }) | null {
  const { from, to = '', digit, dash = digit && '–' } = text.match(SHORT_END)?.groups ?? {};
  if (!from) return null;
  const end = from.slice(0, 4 - (digit ?? to).length) + (digit ?? to);
  const years = Number(end) - Number(from);
  const isMonth = to.length === 2 && Number(to) >= 1 && Number(to) <= 12;
  if (years <= 0 || years > 50 || (isMonth && (dash === undefined || dash === '-' || dash === '~'))) return null;
  return dash === undefined && years > 1 ? null : [from, end];
}

/** Two years of which one may lie before 1950. */
function oldRange(text: string): Ends | null {
  const { from, to } = text.match(OLD_RANGE)?.groups ?? {};
  if (!from || !to || from >= '1950') return null;
  const end = IS_PRESENT.test(to) ? null : to;
  return end === null || (Number(end) >= Number(from) && Number(end) - Number(from) <= 80) ? [from, end] : null;
}

function datesIn(text: string): DateSpan | null {
  const at = (m: RegExpMatchArray, [start, end, shared]: Ends, single = false): DateSpan => ({
    start,
    end,
    single,
    from: m.index!,
    to: m.index! + m[0].length,
    doubt: shared ?? (/['’‘]\d{2}(?!\d)/.test(m[0]) ? 'yearShort' : null),
  });
  const shared = text.match(SHARED_YEAR);
  const range = text.match(RANGE);
  const ofSeasons = seasonsRange(text);
  if (ofSeasons && [shared, range].every((other) => !other || ofSeasons.from <= other.index!)) return ofSeasons;
  if (shared && (!range || shared.index! <= range.index!)) {
    const { from, to, year } = shared.groups!;
    return at(shared, [toDate(`${from} ${year}`), toDate(to!), 'yearShared']);
  }
  const ends = range && endsOf(range);
  if (ends) return at(range, ends);
  const short = shortRange(text);
  if (short) return short;
  const years = shortEnd(text);
  if (years) return at(text.match(SHORT_END)!, years);
  const old = oldRange(text);
  if (old) return at(text.match(OLD_RANGE)!, old);
  const open = text.match(OPEN_START);
  if (open) {
    const { since, tilde, dash, numbers, on } = open.groups!;
    const start = toDate((since ?? tilde ?? dash ?? numbers ?? on)!);
    // nothing but a date and its arrow or dash: it goes on
    const isBare = dash !== undefined && open[0].trim() === text.trim();
    return dash && !isBare ? at(open, [start, ''], true) : at(open, [start, null]);
  }
  const single = text.match(SINGLE);
  return single ? at(single, [toDate(single[1]!), ''], true) : null;
}

/** Dates stand at the beginning of a text that is longer than this, or in none. */
const MOST_LETTERS = 4_000;
/** A line is asked for its dates again and again: short texts are looked at once. */
const SHORT = 200;
const MOST_KNOWN = 4_000;
const known = new Map<string, DateSpan | null>();
/** What of the whole document decides how a date is read. */
const readingNow = () => `${currentDayOrder()} ${isCountingFromRepublic()}`;
let knownFor = readingNow();

/** The first date or range of dates in a text. Ranges are looked for first: `2019 – 2021` is one. */
export function findDates(text: string): DateSpan | null {
  if (text.length > SHORT) return firstDates(text.slice(0, MOST_LETTERS));
  if (knownFor !== readingNow()) {
    known.clear();
    knownFor = readingNow();
  }
  let span = known.get(text);
  if (span === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    span = firstDates(text);
    known.set(text, span);
  }
  return span && { ...span };
}

function firstDates(text: string): DateSpan | null {
  const { text: plain, at } = withCommonYears(plainDigits(text.replace(SLIP, '.')));
  // every date has two digits behind each other
  const span = /\d\d/.test(plain) ? datesIn(plain) : null;
  return span && at ? { ...span, from: at[span.from]!, to: at[span.to - 1]! + 1 } : span;
}

/** True where a text says a date and nothing else. An employer of two letters is something: `HP 2011–2014`. */
export function looksLikeDate(text: string): boolean {
  const span = findDates(text);
  if (!span) return OPEN_END.test(text.trim());
  const rest = (text.slice(0, span.from) + text.slice(span.to)).replace(AROUND, '').replace(/[^\p{L}\p{N}]/gu, '');
  return rest.length <= 2 && !/\p{Script=Han}|\p{L}{2}/u.test(rest);
}
