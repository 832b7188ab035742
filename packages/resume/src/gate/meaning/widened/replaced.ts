import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from '../chinese-words.ts';
import { englishTokens, sayTheSame } from '../english-words.ts';

const SIDE = 2;
/** 电路板设计和… for 电路板焊接和…: between the same neighbours stands a word of another meaning. */
function replacedZh(original: string, rewrite: string): string[] {
  return chineseWords(rewrite).flatMap(({ text: word, from, to }) => {
    if (word.length < 2 || isPlainChinese(word) || original.includes(word)) return [];
    const before = rewrite.slice(Math.max(0, from - SIDE), from);
    if (!/^\p{Script=Han}{2}$/u.test(before)) return [];
    const start = original.indexOf(before) + SIDE;
    const behind = rewrite.slice(to, to + SIDE);
    const end = behind ? original.indexOf(behind, start) : original.length;
    const was = original.slice(start, end);
    const isOne = start >= SIDE && end > start && /^\p{Script=Han}{2,3}$/u.test(was);
    return isOne && !rewrite.includes(was) && !hasLikeMeaning(word, saidIn(was)) ? [word] : [];
  });
}

/** `used across the hospital since` for `used on the unit since`. */
function replacedEn(original: string, rewrite: string): string[] {
  const full = (text: string) => englishTokens(text).filter(({ free }) => !free);
  const [own, told] = [full(original), full(rewrite)];
  const isIn = (one: (typeof own)[number], all: typeof own) => all.some((other) => sayTheSame(one, other));
  const isSame = (a: (typeof own)[number] | undefined, b: typeof a) => (a && b ? sayTheSame(a, b) : a === b);
  return told.slice(1).flatMap((word, i) => {
    if (isIn(word, own) || !/^\p{Ll}{3,}$/u.test(word.text)) return [];
    const isReplaced = own.some(
      (one, j) => j > 0 && isSame(own[j - 1], told[i]) && isSame(own[j + 1], told[i + 2]) && !isIn(one, told),
    );
    return isReplaced ? [word.text] : [];
  });
}

/** A word in the place of another one that it does not mean. */
export const replacedWords = (original: string, rewrite: string): string[] => [
  ...replacedZh(original, rewrite),
  ...replacedEn(original, rewrite),
];
