import { alternation, monthNumber, months, seasons } from '@verdant/lexicon/vocabulary';
import type { DateSpan } from './date-span.ts';
import { yearOf } from './short-years.ts';

const YEAR = "(?:['’‘]\\d{2}|(?:19|20)\\d{2})(?:/\\d{2})?(?!\\d)";
/** Behind the word for several seasons also without a mark: `Summers 22, 23`. */
const BRIEF = `(?:${YEAR}|\\d{2}(?![\\d.,/]\\d))(?!\\d)`;
const AND = '(?:,?\\s?&|,?\\s?and(?!\\p{L})|,)';
/** `Summers ’21, ’22 & ’23`, `winters 2012/13 and 2013/14`, `summers 1999–2001`, `Summer 2010 & 2011`, `ski seasons 2011 and 2012` */
const SEASONS = new RegExp(
  `(?<!\\p{L})(?:(?:${alternation(seasons)}\\s)?seasons|${alternation(seasons)}s)(?:,|:|\\sof)?\\s+${BRIEF}(?:\\s*(?:[-–—]|to|${AND})\\s*${BRIEF}){1,8}|(?<!\\p{L})${alternation(seasons)}(?:,|\\sof)?\\s+${YEAR}(?:\\s*${AND}\\s*${YEAR}){1,8}`,
  'iu',
);
const MONTH = `(?<!\\p{L})${alternation(months.flat())}(?!\\p{L})\\.?`;
/** `Oct – Nov, 2013 to 2019`, `May–Sept 2011 & 2012`: the same months year by year. */
const MONTHS = new RegExp(
  `(?<from>${MONTH})\\s?(?:[-–—]|to)\\s?(?<to>${MONTH}),?\\s+(?<first>(?:19|20)\\d{2})(?:\\s?(?:[-–—]|to|${AND})\\s?(?<last>(?:19|20)\\d{2})(?![\\d./-])){1,8}`,
  'iu',
);
/** `May–August 2015 and May–August 2016`: the months told again with each year. */
const MONTHS_AGAIN = new RegExp(
  `(?<from>${MONTH})\\s?(?:[-–—]|to)\\s?${MONTH},?\\s+(?<first>(?:19|20)\\d{2})(?:\\s?${AND}\\s?${MONTH}\\s?(?:[-–—]|to)\\s?(?<to>${MONTH}),?\\s+(?<last>(?:19|20)\\d{2})(?![\\d./-])){1,8}`,
  'iu',
);
const ENDS = /['’‘](\d{2})|((?:19|20)\d{2})|\/(\d{2})|(?<!\d)(\d{2})(?!\d)/gu;

/** Months of several years, from the first month of the first year on. */
function monthsOfYears(text: string): DateSpan | null {
  const m = MONTHS_AGAIN.exec(text) ?? MONTHS.exec(text);
  if (!m) return null;
  const { from, to, first, last } = m.groups!;
  const [start, end] = [
    [first, from],
    [last, to],
  ].map(([year, month]) => `${year}-${String(monthNumber(month!.replace('.', '').toLowerCase())).padStart(2, '0')}`);
  if (end! < start!) return null;
  return { start: start!, end: end!, single: false, from: m.index, to: m.index + m[0].length, doubt: null };
}

/** Several years of one season or of the same months, as one span from the first to the last of them. */
export function seasonsRange(text: string): DateSpan | null {
  const m = SEASONS.exec(text);
  if (!m) return monthsOfYears(text);
  const years = [...m[0].matchAll(ENDS)].map(([, short, year, end, brief]) => year ?? yearOf((short ?? end ?? brief)!));
  const [start, end] = [years[0]!, years.at(-1)!];
  if (end < start) return null;
  const doubt = /['’‘]/.test(m[0]) ? 'yearShort' : null;
  return { start, end, single: false, from: m.index, to: m.index + m[0].length, doubt };
}

const ONE = new RegExp(`^${alternation(seasons)},?\\s+(?:of\\s+)?${YEAR}$`, 'iu');
/** `Summer 2014` */
export const isSeasonOfYear = (text: string): boolean => ONE.test(text.trim());
