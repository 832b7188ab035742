import { chineseTails } from '@verdant/lexicon';
import { chineseWords, hasLikeMeaning, isFreeChinese, isLetterwise, saidIn } from '../chinese-words.ts';
import { englishTokens, sayTheSame } from '../english-words.ts';
import { items } from '../word-lists.ts';

const tails = new Set(items(chineseTails, /\s+/));
const countOf = (word: string, text: string) => text.split(word).length - 1;
const isAlike = (a: string, b: string) => hasLikeMeaning(a, saidIn(b)) || hasLikeMeaning(b, saidIn(a));
/** Joints, aspect, counters and numerals: held against each other elsewhere, or nothing at all. */
const SMALL =
  /[的地得了着过和与及并或在从由自向对为以至到将把被给让使于其该此每各约近余多个名位人次项条份篇年月日天周时分起元件台套家间间只张本部辆场回节首块根棵株头支双种款类批轮期届户所座栋层零〇一二两三四五六七八九十百千万亿半几第者员品]/u;
/** 两百, 二百: figures are held against each other elsewhere. */
const NUMERAL = /^[零〇一二两三四五六七八九十百千万亿]+$/;
const HAN = /^\p{Script=Han}$/u;

/** The word of a text that holds a place. */
const wordAt = (text: string, at: number) =>
  chineseWords(text).find(({ from, to }) => from <= at && at < to)?.text ?? text[at]!;

/** 支 is a counter, and a part of 支线. */
const isSmallAt = (text: string, at: number): boolean => {
  const word = wordAt(text, at);
  return SMALL.test(text[at]!) && (word.length === 1 || isFreeChinese(word) || NUMERAL.test(word));
};

/** 省际干线 for 省内干线, 就诊时间 for 候诊时间: one letter in the place of another between the same neighbours. */
function exchangedLetters(original: string, rewrite: string): string[] {
  return Array.from(rewrite).flatMap((letter, at) => {
    if (!HAN.test(letter) || isSmallAt(rewrite, at) || original.includes(letter)) return [];
    const [before, behind] = [rewrite.slice(Math.max(0, at - 1), at), rewrite.slice(at + 1, at + 3)];
    if (!/^\p{Script=Han}{2}$/u.test(behind)) return [];
    for (let from = original.indexOf(behind); from > 0; from = original.indexOf(behind, from + 1)) {
      const was = original[from - 1]!;
      const isBeside = before === '' ? from === 1 : original[from - 2] === before;
      const kept = countOf(was, rewrite);
      if (!isBeside || !HAN.test(was) || isSmallAt(original, from - 1) || kept >= countOf(was, original)) continue;
      const [own, told] = [wordAt(original, from - 1), wordAt(rewrite, at)];
      const pairs = [
        [own, told],
        [was, letter],
        [before + was, before + letter],
        [was + behind[0], letter + behind[0]],
      ] as const;
      const isOne = pairs.some(([a, b]) => isAlike(a, b)) || isLetterwise(letter + behind[0], original);
      // 处理民商事 for 办理民商事, where 办 is left in 主办
      const isWordGone = own.length === 2 && isAlike(own, told) && countOf(own, rewrite) === 0;
      if (isOne && (kept === 0 || isWordGone)) continue;
      return [told];
    }
    return [];
  });
}

/** 配送时间 for 装车时间: a word that names a kind anywhere, before a thing that stood with another one. */
function exchangedTails(original: string, rewrite: string): string[] {
  return chineseWords(rewrite).flatMap(({ text: word, from, to }) => {
    if (word.length !== 2 || original.includes(word) || isFreeChinese(word)) return [];
    const behind = rewrite.slice(to, to + 2);
    if (!/^\p{Script=Han}{2}$/u.test(behind) || from === 0) return [];
    for (let place = original.indexOf(behind); place > 1; place = original.indexOf(behind, place + 1)) {
      const was = original.slice(place - 2, place);
      const kept = countOf(was, rewrite);
      const isLost = /^\p{Script=Han}{2}$/u.test(was) && kept < countOf(was, original);
      if (!isLost || Array.from(was).some((letter) => SMALL.test(letter))) continue;
      if (kept > 0 || (tails.has(word) && !isAlike(was, word))) return [word];
    }
    return [];
  });
}

/** `delivery time` for `loading time`, where `loading` still stands with another thing: a synonym would have gone with both. */
function exchangedNames(original: string, rewrite: string): string[] {
  const pairsOf = (text: string) => {
    const tokens = englishTokens(text);
    return tokens.slice(1).flatMap((token, at) => {
      const kind = tokens[at]!;
      return !kind.free && !token.plain && /^[ -]$/.test(text.slice(kind.to, token.from)) ? [{ kind, token }] : [];
    });
  };
  const [own, told] = [pairsOf(original), pairsOf(rewrite)];
  const count = (base: string, text: string) => englishTokens(text).filter(({ keys }) => keys[0] === base).length;
  return told.flatMap(({ kind, token }) => {
    const base = kind.keys[0]!;
    if (count(base, original) > 0 || englishTokens(original).some(({ keys }) => keys[1] === kind.keys[1])) return [];
    const was = own.filter((pair) => pair.token.keys[0] === token.keys[0]);
    const isExchanged =
      was.length === 1 &&
      sayTheSame(was[0]!.kind, kind) &&
      count(was[0]!.kind.keys[0]!, rewrite) > 0 &&
      count(was[0]!.kind.keys[0]!, rewrite) < count(was[0]!.kind.keys[0]!, original);
    return isExchanged ? [kind.text] : [];
  });
}

const JOINED = /(\p{Script=Han}{2})(?:以?及|和|与)(\p{Script=Han}{2})/gu;
/** 数据投诉 for 投诉及数据: two things as one. */
const fusedThings = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(JOINED)).flatMap(([, first = '', second = '']) => {
    const one = second + first;
    return rewrite.includes(one) && !original.includes(one) ? [one] : [];
  });

/** Another kind of the same thing, in words that are known or say little. */
export const exchangedKinds = (original: string, rewrite: string): string[] => [
  ...exchangedLetters(original, rewrite),
  ...exchangedTails(original, rewrite),
  ...exchangedNames(original, rewrite),
  ...fusedThings(original, rewrite),
];
