/** A span of two dates with their months in one form, of which one cannot be: `2011.02-2107.02`, `2021.09—2023.13`. */
const SPAN =
  /(?<![\d.])(\d{4})([./年])\s?(\d{1,2})月?(?:\s?[-–—~～至到]{1,3}\s?|\s(?:to|until)\s)(\d{4})\2\s?(\d{1,2})月?(?![\d.])/g;
/** Years in which somebody who looks for work has lived and will: beyond them two keys were struck in turn. */
const [FIRST_YEAR, LAST_YEAR] = [1930, 2060];
const isYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR;
const isMonth = (month: number) => month >= 1 && month <= 12;

/** A figure behind a month of one figure: the cell or line that it stood in broke within the month. */
const BROKE = /^\s\d(?!\d)/;

/** Of one that can be, by its year: the figures of another matter hold none. */
function inSpan(text: string): string | null {
  for (const { 0: found, 1: first, 3: month, 4: last, 5: other, index } of text.matchAll(SPAN)) {
    if (/\D\d$/.test(found) && BROKE.test(text.slice(index + found.length))) continue;
    const [can, may] = [
      isYear(Number(first)) && isMonth(Number(month)),
      isYear(Number(last)) && isMonth(Number(other)),
    ];
    if (can !== may) return found;
  }
  return null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = '(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\\.?';
const YEAR = '((?:19|20)\\d\\d)(?!\\d)';
/** Year, month and day, by the place of each in the match. */
const DAYS: readonly [RegExp, readonly [number, number, number]][] = [
  [/(?<!\d)((?:19|20)\d\d)\s?[./年-]\s?(\d{1,2})\s?[./月-]\s?(\d{1,2})(?!\d)/g, [1, 2, 3]],
  [new RegExp(`(?<![\\d./-])(\\d{1,2})([./-])(\\d{1,2})\\2${YEAR}`, 'g'), [4, 3, 1]],
  [new RegExp(`(?<![\\d./-])(\\d{1,2})(?:st|nd|rd|th)? ${NAMED},? ${YEAR}`, 'gi'), [3, 2, 1]],
  [new RegExp(`\\b${NAMED} (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}`, 'gi'), [3, 1, 2]],
];
const LONGEST_MONTH = 31;
const monthNumber = (word: string): number =>
  /^\d/.test(word) ? Number(word) : MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
/** Of `06/31/2018` the second is the day; above 31 there is neither, and it is no date. */
const isMissing = (year: number, month: number, day: number): boolean =>
  isMonth(month) && day <= LONGEST_MONTH && day > new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day that its month has not: `2013.6.31`, `31/06/2018`, `June 31, 2018`. Its month as `2013-06`. */
export function noSuchDay(text: string): { found: string; month: string } | null {
  for (const [pattern, places] of DAYS)
    for (const match of text.matchAll(pattern)) {
      const [year, first, second] = places.map((at) => monthNumber(match[at]!)) as [number, number, number];
      const [month, day] = isMonth(first) ? [first, second] : [second, first];
      if (isMissing(year, month, day)) return { found: match[0], month: `${year}-${String(month).padStart(2, '0')}` };
    }
  return null;
}

/** `2023年13月`, and a year with a figure too many: `20017 年`. */
const OF_YEAR = /(?<![\d.,])(?:(?:19|20)\d\d\s?年\s?(?:0|1[3-9]|[2-9]\d)\s?月|(?:19|20)0\d{2}(?=\s?年))/;

/** The words of a line that are a date which no calendar has, whatever the line is; null where there are none. */
export const noSuchDate = (text: string): string | null =>
  noSuchDay(text)?.found ?? inSpan(text) ?? text.match(OF_YEAR)?.[0] ?? null;
