import { alternation, firstHalvesOfOneWord, secondHalves, secondHalvesBeforeSpace } from '@verdant/lexicon/vocabulary';

const SECOND = new RegExp(
  `^(?:${alternation(secondHalves)}|${alternation(secondHalvesBeforeSpace)}(?=\\s))(?!\\p{L})`,
  'u',
);
const FIRST_OF_ONE = new RegExp(`(?<!\\p{L})${alternation(firstHalvesOfOneWord)}-$`, 'iu');

/** True where the hyphen that ends a line belongs to a compound; else it only divides a word between two lines. */
export const keepsHyphen = (a: string, b: string): boolean =>
  /\p{L}-\p{L}+-$/u.test(a) || (SECOND.test(b) && !FIRST_OF_ONE.test(a));
