import { findEnglishVerb, findTerms } from '@verdant/lexicon';
import { latinWords } from '../../../text/words.ts';
import { isDictionaryWord } from '../english-words.ts';

const SHORTEST = 5;
/** Letters that are written in two ways: 帐实, 账实. */
const VARIANTS: Record<string, string> = { 帐: '账', 惟: '唯', 迭: '叠' };
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}](?!篷|幔)`, 'g');

/** sauté is saute, Python+Appium is Python + Appium, 帐 is 账: one spelling of what is spelled in two ways. */
export const oneSpelling = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036f]/giu, '')
    .normalize('NFC')
    .replace(/(?<=[a-z])\+(?=[a-z]{2})/gi, ' + ')
    .replace(VARIANT, (letter) => VARIANTS[letter]!);

/** Whether one word is the other with a letter more, less, exchanged or two in the wrong order. */
function isSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  if (x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1)) return true;
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
}

const isWord = (word: string) => isDictionaryWord(word) || findEnglishVerb(word) !== undefined;

/** The original with its slips of the pen as the rewrite has them right: a word that there is none of for one that there is. */
export function respelled(original: string, rewrite: string): string {
  const said = new Set(latinWords(original).map(({ text }) => text.toLowerCase()));
  const right = latinWords(rewrite).flatMap(({ text }) =>
    /^[a-z]{5,}$/.test(text) && !said.has(text) && isWord(text) ? [text] : [],
  );
  if (right.length === 0) return original;
  return original.replace(/(?<![\p{L}\d'’-])[a-z]{5,30}(?![\p{L}\d'’-])/gu, (word) => {
    if (word.length < SHORTEST || isWord(word) || findTerms(word).length > 0) return word;
    return right.find((other) => isSlip(word, other)) ?? word;
  });
}
