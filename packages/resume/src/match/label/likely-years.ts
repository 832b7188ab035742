import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';
import type { YearsAsked } from '../years.ts';
import { placesOf } from './places.ts';
import { KINDS } from './posting-labels.ts';
import { readingOf } from './reading.ts';

const NUMBER = '\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty-four';
const HAN = '\\d{1,2}|[一二两三四五六七八九十]{1,2}';
/** Any span of years or months: its lower end, its upper end, its unit, and half a year more (`一年半`). */
const SPANS: RegExp[] = [
  new RegExp(
    `\\b(${NUMBER})\\s?(?:\\+|-?ish\\b)?(?:\\s?\\(\\d{1,2}\\))?(?:\\s?(?:[-–—]|\\bto\\b|\\bor\\b)\\s?(${NUMBER}))?\\s?\\+?[\\s-]?(years?|yrs?|months?)\\b`,
    'gi',
  ),
  new RegExp(`(${HAN})\\s?(?:[-–~～—至到]\\s?(${HAN}))?\\s?\\+?\\s?(个月|年)(半)?`, 'g'),
  /(半)()(年)/g,
];
const MOST = 30;

const numberOf = (text: string): number =>
  /^\d/.test(text)
    ? Number(text)
    : /^an?$/i.test(text)
      ? 1
      : text.toLowerCase() === 'twenty-four'
        ? 24
        : ((/^[a-z]/i.test(text) ? englishNumeral(text) : chineseNumeral(text)) ?? 0);
/** Half years are kept, smaller shares are not. */
const inYears = (text: string, unit: string): number =>
  text === '半' ? 0.5 : /^(?:month|个月)/i.test(unit) ? Math.round(numberOf(text) / 6) / 2 : numberOf(text);

/** The span that the trained field likeliest holds for years of experience that are asked for, and how likely. */
export function likelyYears(posting: string): (YearsAsked & { likely: number }) | null {
  const { tokens, likely } = readingOf(posting).reading;
  const year = KINDS.indexOf('years');
  const tokenAt = placesOf(
    tokens.map(({ from, to }, i) => ({ from, to, share: likely[i * KINDS.length + year]! })),
    posting.length,
  );
  let best: (YearsAsked & { likely: number }) | null = null;
  for (const form of SPANS)
    for (const match of posting.matchAll(form)) {
      const at = { from: match.index, to: match.index + match[0].length };
      const least = inYears(match[1]!, match[3]!) + (match[4] ? 0.5 : 0);
      if (least <= 0 || least > MOST) continue;
      const most = match[2] ? inYears(match[2], match[3]!) : null;
      let share = 0;
      for (let letter = at.from; letter < at.to; letter++) share = Math.max(share, tokenAt(letter)?.share ?? 0);
      if (!best || share > best.likely) best = { least, most, at, likely: share };
    }
  return best;
}
