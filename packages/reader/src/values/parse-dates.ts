import {
  alternation,
  chineseSeasons,
  expected,
  monthNumber,
  months,
  present,
  seasons,
  since,
  until,
} from '@verdant/lexicon/vocabulary';
import type { DateSpan } from './date-span.ts';
import { shortRange } from './short-years.ts';

const M = `${alternation(months.flat())}\\.?`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)(?![\\d%]|\\s*[-–—~]\\s*\\d{4}\\s*学年|\\s*学年)';
/** Not the end of a longer number: of a phone, a version, a share. */
const Y = `(?<![\\d.,/]|\\d{3} )${YEAR}`;
const MM = '(?:1[0-2]|0?[1-9])(?!\\d)';
const DAY = '(?<!\\d)(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?';
const D = '(?:3[01]|[12]\\d|0?[1-9])';
/** Day, month and year in numbers, in either order of the first two. */
const NUMBERS = `(?<![\\d./-])${D}[./-]${D}[./-]${YEAR}`;
const SEASON = alternation(seasons);
const SEASON_ZH = `${alternation(chineseSeasons)}季?`;

const DATES = [
  NUMBERS,
  `${Y}\\s*年\\s*${MM}\\s*月(?:\\s*${DAY}\\s*日)?`,
  `${Y}\\s*年(?:\\s*${SEASON_ZH})?(?![A-Za-z]|[^\\x00-\\x7f至到起毕入初底末今现预–—―～（）()，。、；：|·•年])`,
  `${Y}\\s?[./-]\\s?${MM}(?:\\s?[./-]\\s?${DAY}(?!\\d))?`,
  `(?:${DAY}\\s+)?\\b${M}(?:\\s+${DAY})?,?\\s*${Y}`,
  `\\b${M}\\s*['’]\\d{2}(?!\\d)`,
  `(?<![\\d./])${MM}\\s?[./-]\\s?${YEAR}`,
  `\\b${SEASON},?\\s*${Y}`,
  `${Y}(?!\\s*[年月]|学年)\\s*(?:${M}(?![a-z])|\\b${SEASON}\\b|${SEASON_ZH})?`,
].join('|');
const PRESENT = alternation(present);
const EXPECTED = `(?:${alternation(expected.zh)}|${alternation(expected.en)}\\s+)?`;
const SEP = `\\s*(?:-{1,3}|[–—‒―~～至到→]|一(?=\\s*[\\d至今现])|\\b${alternation(until)}\\b)\\s*${EXPECTED}`;

const RANGE = new RegExp(
  `(${DATES})${SEP}(${PRESENT}|${DATES})|(${DATES})${SEP}(${MM})(?!\\d|\\s*[年./-]\\s*\\d)月?|(${DATES})\\s*(至今)|(${DATES}),\\s*(${DATES})`,
  'iu',
);
const SHARED_YEAR = new RegExp(`\\b(${M}|${SEASON})${SEP}((?:${M}|${SEASON}),?\\s*(${Y}))`, 'iu');
const OPEN_START = new RegExp(
  `(?:\\b${alternation(since)}\\s+|自)(${DATES})(?:\\s*(?:起|以来))?|(${DATES})${SEP}$|(${DATES})\\s*起`,
  'iu',
);
const SINGLE = new RegExp(`(${DATES})`, 'iu');
const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'iu');
const OPEN_END = new RegExp(`^(?:[-–—~至到]\\s*)?${PRESENT}$|^[-–—~]$`, 'iu');

/**
 * The month of a date in numbers. Its own words or those of the span that it stands in say which number is the day: the
 * one above 12. Points are written after the day; with neither, nobody can tell.
 */
function monthIn(text: string, span: string): string | null {
  const m = text.match(/^(\d{1,2})([./-])(\d{1,2})[./-]\d{4}/);
  if (!m) return null;
  const all = [...span.matchAll(/(?<!\d)(\d{1,2})[./-](\d{1,2})[./-]\d{4}/g)];
  if (m[2] === '.' || all.some(([, first]) => Number(first) > 12)) return m[3]!;
  return all.some(([, , second]) => Number(second) > 12) ? m[1]! : '';
}

/**
 * `YYYY-MM` where the month is printed, else `YYYY` (seasons too), '' where there is no date. `span` is what the date
 * stands in.
 */
export function toDate(text: string, span = text): string {
  const s = text.trim().toLowerCase();
  const year = s.match(/19[5-9]\d|20[0-4]\d/)?.[0] ?? (s.match(/['’](\d{2})/) ? `20${s.match(/['’](\d{2})/)![1]}` : '');
  if (!year) return '';
  const named = monthNumber(s.match(/[a-z]{3,}/)?.[0] ?? '');
  const after = s.match(/(?:19|20)\d{2}\s*[年./-]\s*(\d{1,2})/)?.[1];
  const before = s.match(/^(\d{1,2})\s?[./-]/)?.[1];
  const month = named ?? Number(monthIn(s, span) ?? after ?? before ?? 0);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const endOf = (text: string, span: string): string | null => (IS_PRESENT.test(text.trim()) ? null : toDate(text, span));

/** The first date or range of dates in a text. Ranges are looked for first: `2019 – 2021` is one. */
export function findDates(text: string): DateSpan | null {
  const at = (m: RegExpMatchArray, start: string, end: string | null, single = false, shared = false): DateSpan => ({
    start,
    end,
    single,
    from: m.index!,
    to: m.index! + m[0].length,
    doubt: shared ? 'yearShared' : /['’]\d{2}(?!\d)/.test(m[0]) ? 'yearShort' : null,
  });
  const shared = text.match(SHARED_YEAR);
  const range = text.match(RANGE);
  if (shared && (!range || shared.index! <= range.index!))
    return at(shared, toDate(`${shared[1]} ${shared[3]}`), toDate(shared[2]!), false, true);
  if (range) {
    if (range[1]) return at(range, toDate(range[1], range[0]), endOf(range[2]!, range[0]));
    if (range[3] && !/^\d{4}$/.test(range[3].trim()))
      return at(range, toDate(range[3]), toDate(`${range[3].match(/\d{4}/)![0]}.${range[4]}`), false, true);
    if (range[5]) return at(range, toDate(range[5]), null);
    if (range[7]) return at(range, toDate(range[7]), toDate(range[8]!));
  }
  const short = shortRange(text);
  if (short) return short;
  const open = text.match(OPEN_START);
  if (open) {
    const since = open[1] ?? open[3];
    return at(open, toDate(since ?? open[2]!), since ? null : '', !since);
  }
  const single = text.match(SINGLE);
  return single ? at(single, toDate(single[1]!), '', true) : null;
}

/** True where a text says a date and hardly anything else. */
export function looksLikeDate(text: string): boolean {
  const span = findDates(text);
  if (!span) return OPEN_END.test(text.trim());
  const rest = text.slice(0, span.from) + text.slice(span.to);
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 2;
}
