import { chineseVerbAt } from '@verdant/lexicon';
import { withoutFigures } from './blank.ts';
import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from './chinese-words.ts';
import { englishTokens } from './english-words.ts';
import { remember } from './remember.ts';

/** A part of a sentence that says one thing, with what it is about. */
export type Clause = { text: string; keys: ReadonlySet<string>; chinese: readonly string[] };

const CUT = /[，,；;。！!\n]|\.(?=\s|$)|\s+(?:and|but|while|whilst|plus)\s+|\s[–—-]\s/;

const clauseOf = (text: string): Clause => {
  const bare = withoutFigures(text);
  return {
    text,
    keys: new Set(englishTokens(bare).flatMap(({ plain, keys }) => (plain ? [] : keys))),
    chinese: chineseWords(bare)
      .map((word) => word.text)
      .filter((word) => !isPlainChinese(word) || chineseVerbAt(word, 0)?.verb === word),
  };
};

export const clausesIn = remember((text): readonly Clause[] =>
  text
    .split(CUT)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(clauseOf),
);

/** How much of what a clause is about stands in another one too: words, or Chinese words, of the same meaning. */
export function overlap(a: Clause, b: Clause): number {
  const bases = [...a.keys].filter((key) => key.startsWith('~'));
  const latin = bases.filter((key) => b.keys.has(key)).length;
  const said = saidIn(b.chinese.join(' '));
  const joined = b.chinese.join('');
  const chinese = a.chinese.filter(
    (word) =>
      joined.includes(word) || (word.length > 2 && joined.includes(word.slice(0, 2))) || hasLikeMeaning(word, said),
  ).length;
  return latin + chinese;
}
