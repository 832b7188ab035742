/** A point in time inside running text. `month` is 1–12, null where only the year is said. */
export type DateMention = { year: number; month: number | null; from: number; to: number };

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const YEAR = '(?:19[5-9]\\d|20\\d\\d)';
const NAME = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;

type Form = { pattern: RegExp; read: (match: RegExpMatchArray) => [year: string, month: number | null] };
const MONTH = '(?:1[0-2]|0?[1-9])';
const TO = '\\s*(?:[-–~～—]|至|到|to\\b|through\\b|until\\b|and\\b)\\s*';
const forms: Form[] = [
  // 2020 年 1-4 月, 2022年5月至12月, May to December 2022: the year is said once
  {
    pattern: new RegExp(`(?<!\\d)(${YEAR})\\s*年\\s*(${MONTH})(?=${TO}${MONTH}\\s*月)`, 'g'),
    read: (match) => [match[1]!, Number(match[2])],
  },
  {
    pattern: new RegExp(`(?<=(${YEAR})\\s*年\\s*${MONTH}\\s*月?${TO})(${MONTH})\\s*月`, 'g'),
    read: (match) => [match[1]!, Number(match[2])],
  },
  {
    pattern: new RegExp(`(?<=(${YEAR})[./]${MONTH}${TO})(${MONTH})(?![\\d.%])(?!\\s*(?:个|years?|months?))`, 'g'),
    read: (match) => [match[1]!, Number(match[2])],
  },
  {
    pattern: new RegExp(`\\b(${NAME})\\.?(?=${TO}${NAME}\\.?,?\\s+(${YEAR})\\b)`, 'gi'),
    read: (match) => [match[2]!, names.indexOf(match[1]!.slice(0, 3).toLowerCase()) + 1],
  },
  {
    pattern: new RegExp(`(?<!\\d)(${YEAR})\\s*年\\s*(1[0-2]|0?[1-9])\\s*月`, 'g'),
    read: (match) => [match[1]!, Number(match[2])],
  },
  {
    pattern: new RegExp(`(?<![\\d.])(${YEAR})\\s*[-./]\\s*(1[0-2]|0[1-9]|[1-9])(?![\\d.%]|/\\d)`, 'g'),
    read: (match) => [match[1]!, Number(match[2])],
  },
  {
    pattern: new RegExp(`(?<![\\d./])(1[0-2]|0?[1-9])/(${YEAR})(?!\\d)`, 'g'),
    read: (match) => [match[2]!, Number(match[1])],
  },
  {
    pattern: new RegExp(`\\b(${NAME})\\.?,?\\s+(${YEAR})\\b`, 'gi'),
    read: (match) => [match[2]!, names.indexOf(match[1]!.slice(0, 3).toLowerCase()) + 1],
  },
  { pattern: new RegExp(`(?<!\\d)(${YEAR})\\s*年(?!\\s*(?:经验|以上))`, 'g'), read: (match) => [match[1]!, null] },
  { pattern: new RegExp(`\\bFY\\s?(${YEAR})\\b`, 'g'), read: (match) => [match[1]!, null] },
  {
    pattern: new RegExp(
      `(?<=\\b(?:in|since|during|from|by|until|till|to|of|early|late|mid|and)\\s)(${YEAR})(?![\\d,.]*\\d)(?!\\s+[a-z]+s\\b)`,
      'gi',
    ),
    read: (match) => [match[1]!, null],
  },
  {
    pattern: new RegExp(`(?<=[-–—~至到(（]\\s?)(${YEAR})(?=\\s?(?:$|[-–—~至到)）,，;；.。]))`, 'g'),
    read: (match) => [match[1]!, null],
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(${YEAR})(?=\\s?[-–—~至到]\\s?(?:${YEAR}|present|now|今))`, 'gi'),
    read: (match) => [match[1]!, null],
  },
  {
    pattern: new RegExp(`(?<!\\d)(${YEAR})(?=\\s?Q[1-4])|(?<=Q[1-4]\\s?)(${YEAR})(?!\\d)`, 'gi'),
    read: (match) => [match[1] ?? match[2]!, null],
  },
];

/** All dates of a text, in order, none overlapping. 2019.09, 2019年9月, 09/2019 and September 2019 read alike. */
export function findDates(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const { pattern, read } of forms) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const [year, month] = read(match);
      found.push({ year: Number(year), month, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The text with every date blanked out, same length, so that what is left are figures. */
export const blankDates = (text: string): string =>
  findDates(text).reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
