import { chineseVerbAt } from '@verdant/lexicon';
import { chineseWords, hasLikeMeaning, isFreeChinese, saidIn } from '../chinese-words.ts';

const HAN = /^\p{Script=Han}$/u;
/** Joints, aspect, counters, places and kinds of people: with and without them a name is the same. */
const SMALL =
  /[的地得了着过和与及并或在从由自向对为以至到将把被给让使于其该此每各约近余多个名位人次项条份篇年月日天时分中内里上下处间家市省县区镇村街路员者子头儿们组部厂店校队量度率数费类型式性化品物额款期段件零〇一二两三四五六七八九十百千万亿半几科门有没是可能会够应当须做用受得获立荣评为]/u;
const isDeed = (letter: string) => chineseVerbAt(letter, 0)?.verb === letter;
const countOf = (letter: string, text: string) => text.split(letter).length - 1;
const isAlike = (a: string, b: string) => hasLikeMeaning(a, saidIn(b)) || hasLikeMeaning(b, saidIn(a));
const wordAt = (text: string, at: number) =>
  chineseWords(text).find(({ from, to }) => from <= at && at < to) ?? { text: text[at]!, from: at, to: at + 1 };

/** 电制备 where the person has written 电极制备: a letter cut out of the end of a word makes another word of it. */
export const cutLetters = (original: string, rewrite: string): string[] =>
  chineseWords(original).flatMap(({ text: word, from, to }) => {
    if (word.length !== 2 || isFreeChinese(word) || rewrite.includes(word)) return [];
    const [first, last] = [word[0]!, word[1]!];
    const next = original.slice(to, to + 2);
    const isCut = /^\p{Script=Han}{2}$/u.test(next) && rewrite.includes(first + next);
    if (!isCut || SMALL.test(last) || SMALL.test(next[0]!) || countOf(last, rewrite) >= countOf(last, original))
      return [];
    // 换灯 for 更换灯 and 剪接 say the same
    const led = original.slice(Math.max(0, from - 1), from);
    if (original.includes(first + next) || isAlike(word, first)) return [];
    return rewrite.includes(led + first + next) ? [first + next[0]] : [];
  });

/** 实木柜 for 实木床, 节肥 for 节水: one letter in the place of another behind the same two and before the same one. */
export const exchangedEnds = (original: string, rewrite: string): string[] =>
  Array.from(rewrite).flatMap((letter, at) => {
    if (!HAN.test(letter) || SMALL.test(letter) || at < 2) return [];
    const lead = rewrite.slice(at - 2, at);
    const behind = rewrite[at + 1] ?? '';
    if (!/^\p{Script=Han}{2}$/u.test(lead) || original.includes(lead + letter)) return [];
    for (let from = original.indexOf(lead); from >= 0; from = original.indexOf(lead, from + 1)) {
      const was = original[from + 2] ?? '';
      if (!HAN.test(was) || SMALL.test(was) || (original[from + 3] ?? '') !== behind) continue;
      if (countOf(was, rewrite) >= countOf(was, original)) continue;
      const [own, told] = [wordAt(original, from + 2), wordAt(rewrite, at)];
      if ([own, told].some(({ text }) => isFreeChinese(text)) || isDeed(letter) || isDeed(was)) continue;
      const isOne = [
        [was, letter],
        [own.text, told.text],
        [lead[1]! + was, lead[1]! + letter],
        [lead + was, lead + letter],
      ].some(([a, b]) => isAlike(a!, b!));
      if (!isOne) return [told.text];
    }
    return [];
  });
