import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from '../chinese-words.ts';
import { englishTokens, sayTheSame } from '../english-words.ts';
import { isGlued } from './glued.ts';

const SIDE = 2;
/** Figures are held against each other elsewhere. */
const NUMERAL = /[零〇一二两三四五六七八九十百千万亿几数半]/;
const WORD = /^\p{Ll}{3,}$/u;
/** 电路板设计和… for 电路板焊接和…: between the same neighbours stands a word of another meaning. */
function replacedZh(original: string, rewrite: string): string[] {
  return chineseWords(rewrite).flatMap(({ text: word, from, to }) => {
    if (word.length < 2 || NUMERAL.test(word) || isPlainChinese(word) || original.includes(word)) return [];
    const before = rewrite.slice(Math.max(0, from - SIDE), from);
    if (!/^\p{Script=Han}{2}$/u.test(before) || isGlued({ from, to }, rewrite, original)) return [];
    const start = original.indexOf(before) + SIDE;
    const behind = rewrite.slice(to, to + SIDE);
    const end = behind ? original.indexOf(behind, start) : original.length;
    const was = original.slice(start, end);
    const isOne = start >= SIDE && end > start && /^\p{Script=Han}{2,3}$/u.test(was);
    return isOne && !rewrite.includes(was) && !hasLikeMeaning(word, saidIn(was)) ? [word] : [];
  });
}

/** `drew plans of halls` for `drew parts of halls`. */
function replacedEn(original: string, rewrite: string): string[] {
  const full = (text: string) => englishTokens(text).filter(({ free }) => !free);
  const [own, told] = [full(original), full(rewrite)];
  const isIn = (one: (typeof own)[number], all: readonly (typeof own)[number][]) =>
    all.some((other) => sayTheSame(one, other));
  return told.slice(1, -1).flatMap((word, i) => {
    if (isIn(word, englishTokens(original)) || !WORD.test(word.text)) return [];
    const [before, behind] = [told[i]!, told[i + 2]!];
    const isReplaced = own
      .slice(1, -1)
      .some(
        (one, j) =>
          WORD.test(one.text) && sayTheSame(own[j]!, before) && sayTheSame(own[j + 2]!, behind) && !isIn(one, told),
      );
    return isReplaced ? [word.text] : [];
  });
}

/** A word in the place of another one that it does not mean. */
export const replacedWords = (original: string, rewrite: string): string[] => [
  ...replacedZh(original, rewrite),
  ...replacedEn(original, rewrite),
];
