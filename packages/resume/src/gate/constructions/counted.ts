import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';

/** How many digits or a numeral of either language say; 0 where they say none. */
export const counted = (text = ''): number =>
  /^\d+$/.test(text) ? Number(text) : (chineseNumeral(text) ?? englishNumeral(text));

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
