import { alternation, seasons } from '@verdant/lexicon/vocabulary';
import type { DateSpan } from './date-span.ts';
import { yearOf } from './short-years.ts';

const YEAR = "(?:['’‘]\\d{2}|(?:19|20)\\d{2})(?:/\\d{2})?(?!\\d)";
/** `Summers ’21, ’22 & ’23`, `winters 2012/13 and 2013/14`, `summers 1999–2001` */
const SEASONS = new RegExp(
  `(?<!\\p{L})${alternation(seasons)}s,?\\s+${YEAR}(?:\\s*(?:[-–—]|to|,?\\s?&|,?\\s?and|,)\\s*${YEAR}){1,8}`,
  'iu',
);
const ENDS = /['’‘](\d{2})|((?:19|20)\d{2})|\/(\d{2})/gu;

/** Several years of one season, as one span from the first to the last of them. */
export function seasonsRange(text: string): DateSpan | null {
  const m = SEASONS.exec(text);
  if (!m) return null;
  const years = [...m[0].matchAll(ENDS)].map(([, short, year, end]) => year ?? yearOf((short ?? end)!));
  const [start, end] = [years[0]!, years.at(-1)!];
  if (end < start) return null;
  const doubt = /['’‘]/.test(m[0]) ? 'yearShort' : null;
  return { start, end, single: false, from: m.index, to: m.index + m[0].length, doubt };
}

const ONE = new RegExp(`^${alternation(seasons)},?\\s+(?:of\\s+)?${YEAR}$`, 'iu');
/** `Summer 2014` */
export const isSeasonOfYear = (text: string): boolean => ONE.test(text.trim());
