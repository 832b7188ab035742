import { seldomWritten } from '@verdant/lexicon';
import { chineseWords, hasSameMeaning, isPlainChinese, saidIn } from '../gate/meaning/chinese-words.ts';
import { englishTokens } from '../gate/meaning/english-words.ts';
import { findOpenTerms, openEntry } from './terms/open-terms.ts';

const seldom = seldomWritten
  .split(/[,\n]|\s(?=\p{Script=Han})/u)
  .map((item) => item.trim().toLowerCase())
  .filter((item) => item !== '');

/** Whether people who have it would hardly write it into a résumé: nights, a driving licence. */
export const isSeldomWritten = (phrase: string): boolean => {
  const lower = phrase.toLowerCase();
  return seldom.some((item) =>
    /[a-z]/.test(item) ? new RegExp(`(?<![a-z])${item}(?![a-z])`).test(lower) : lower.includes(item),
  );
};

/** The share of a phrase, 0 to 1, that a text says in the same or like words. */
export function shareSaid(phrase: string, text: string): number {
  if (findOpenTerms(text, [openEntry(phrase)]).length > 0) return 1;
  const known = new Set(englishTokens(text).flatMap(({ keys }) => keys));
  const latin = englishTokens(phrase).filter(({ plain }) => !plain);
  const han = chineseWords(phrase).filter(({ text: word }) => !isPlainChinese(word));
  const said = saidIn(text);
  const hits =
    latin.filter(({ keys }) => keys.some((key) => known.has(key))).length +
    han.filter(({ text: word }) => text.includes(word) || (word.length > 1 && hasSameMeaning(word, said))).length;
  const all = latin.length + han.length;
  return all === 0 ? 0 : hits / all;
}
