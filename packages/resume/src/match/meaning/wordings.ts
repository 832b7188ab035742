import {
  clauseEnd,
  deniedOrWished,
  doneByOthers,
  nearnessOf,
  remembered,
  wordingsIn,
  wordTails,
} from '@verdant/lexicon';
import { chineseWords, isPlainChinese } from '../../gate/meaning/chinese-words.ts';
import { englishTokens } from '../../gate/meaning/english-words.ts';

/** What something broader or near by is worth: perhaps shown. */
const NEAR = 0.6;

type Word = { text: string; from: number; to: number };

const tails = new Set(wordTails.trim().split(/\s+/));
/** The words of a phrase that say something, in either language. */
const wordsOf = (phrase: string): Word[] => [
  ...englishTokens(phrase).filter(({ plain }) => !plain),
  ...chineseWords(phrase).filter(({ text }) => !isPlainChinese(text)),
];

/** What the writer tells of, clause by clause; what is denied, or was done by others, is not told. */
const toldIn = remembered(
  (text): ReadonlySet<string> =>
    new Set(
      text
        .split(clauseEnd)
        .filter((clause) => !deniedOrWished.test(clause) && !doneByOthers.test(clause))
        .flatMap((clause) => wordingsIn(clause).map(({ id }) => id)),
    ),
);

/**
 * How far a text says in other words of the trade what a phrase asks for, 0 to 1; null where the phrase is not made of
 * such words alone: 鼻饲护理 is, `dementia care` is, and what goes on about them is not.
 */
export function wordingSaying(phrase: string): ((text: string) => number) | null {
  const asked = wordingsIn(phrase);
  if (asked.length === 0) return null;
  const beside = wordsOf(phrase).filter(
    ({ text, from, to }) => !asked.some((one) => one.from < to && from < one.to) && !tails.has(text.toLowerCase()),
  );
  if (beside.length > 0) return null;
  return (text) => {
    const told = toldIn(text);
    if (told.size === 0) return 0;
    const shares = asked.map(({ id }): number => {
      const near = Array.from(told, (one) => nearnessOf(id, one));
      return near.includes('same') ? 1 : near.some((one) => one !== null) ? NEAR : 0;
    });
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
}
