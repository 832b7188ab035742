import { saidOfThings, seldomWritten } from '@verdant/lexicon';
import { chineseWords, hasLikeMeaning, hasSameMeaning, isPlainChinese, saidIn } from '../gate/meaning/chinese-words.ts';
import { englishTokens } from '../gate/meaning/english-words.ts';
import { initialsSaying } from './initials.ts';
import { openEntry, openTermFinder } from './terms/open-terms.ts';

const seldom = seldomWritten
  .split(/[,\n]|\s(?=\p{Script=Han})/u)
  .map((item) => item.trim().toLowerCase())
  .filter((item) => item !== '')
  .map((item) => (/[a-z]/.test(item) ? `(?<![a-z])${item}(?![a-z])` : item));
const SELDOM = new RegExp(seldom.join('|'));

/** Whether people who have it would hardly write it into a résumé: nights, a driving licence. */
export const isSeldomWritten = (phrase: string): boolean => SELDOM.test(phrase.toLowerCase());

const ofThings = new Set(saidOfThings.trim().split(/\s+/));

/** What a word of nearly the same meaning is worth. */
const LIKE = 0.7;

/** `AS9102`, `IEC62304`: a standard, a model or a form by its number, which says by itself what is meant. */
const CODE = /(?<![\p{L}\d])(?=\p{Lu}+\d|\d+\p{Lu})[\p{Lu}\d]{5,}(?![\p{L}\d])/u;

/** How much of a phrase a text says in the same or like words: a function of the text, 0 to 1. */
export function sayingOf(phrase: string): (text: string) => number {
  const code = phrase.match(CODE)?.[0];
  const openIn = openTermFinder([openEntry(phrase), ...(code === undefined ? [] : [openEntry(code)])]);
  const named = <T>(words: readonly T[], textOf: (word: T) => string): readonly T[] => {
    const left = words.filter((word) => !ofThings.has(textOf(word).toLowerCase()));
    return left.length > 0 ? left : words;
  };
  const latin = named(
    englishTokens(phrase).filter(({ plain }) => !plain),
    ({ text }) => text,
  );
  const han = named(
    chineseWords(phrase).filter(({ text: word }) => !isPlainChinese(word)),
    ({ text }) => text,
  );
  const all = latin.length + han.length;
  const byInitials = initialsSaying(phrase);
  return (text) => {
    if (openIn(text).length > 0) return 1;
    if (all === 0) return 0;
    const tokens = englishTokens(text);
    const known = new Set(tokens.flatMap(({ keys }) => keys));
    const said = saidIn(text);
    const ofHan = (word: string) => {
      // 调机 is not said by 机票: a letter counts where it is a word
      if (word.length === 1) return said.words.has(word) ? 1 : 0;
      return text.includes(word) || hasSameMeaning(word, said) ? 1 : hasLikeMeaning(word, said) ? LIKE : 0;
    };
    const hits =
      latin.filter(({ keys }) => keys.some((key) => known.has(key))).length +
      han.reduce((sum, { text: word }) => sum + ofHan(word), 0);
    return Math.max(hits / all, byInitials(text));
  };
}
