import { findEnglishVerb } from '@verdant/lexicon';
import { chineseWords, isPlainChinese, likeWords, saidIn } from '../chinese-words.ts';
import { baseOf, englishTokens, isIrregularForm, type Token } from '../english-words.ts';
import { makesDeed } from '../exchanged.ts';

const isDeed = ({ text }: Token) =>
  findEnglishVerb(text) !== undefined || isIrregularForm(text) || /^[a-z]{2,}(?:ed|ing)$/i.test(text);
/** Took, or take where a clause opens with it. */
const isDone = (token: Token, text: string) =>
  isDeed(token) && (baseOf(token.text) !== token.text.toLowerCase() || OPENS.test(text.slice(0, token.from)));
const OPENS = /(?:^|[,;.:]|\b(?:and|then|also|to))\s?$/i;
const DENIED = /\b(?:not|never)(?: yet)?\s$/i;
const isSame = (a: Token, b: Token) => a.keys[0] === b.keys[0] || a.keys[1] === b.keys[1];
const isLike = (a: Token, b: Token) =>
  [...a.keys, ...a.wide].some((key) => b.keys.includes(key) || b.wide.includes(key) || b.narrower.includes(key)) ||
  a.narrower.some((key) => b.keys.includes(key) || b.wide.includes(key));

/** self-made: a part of a word whose other part claims nothing. */
const isInOne = (words: readonly Token[], from: number, to: number, text: string) =>
  words.some(
    (other) =>
      other.free && ((other.from === to + 1 && text[to] === '-') || (other.to === from - 1 && text[from - 1] === '-')),
  );

/** Gives each of `told` one of `own` that it may stand for, no two the same; what is left over has none. */
function leftOver(told: readonly Token[], own: readonly Token[]): Token[] {
  const holder = new Map<Token, Token>();
  const place = (word: Token, seen: Set<Token>): boolean =>
    own.some((other) => {
      if (seen.has(other) || !isLike(word, other)) return false;
      seen.add(other);
      const last = holder.get(other);
      if (last && !place(last, seen)) return false;
      holder.set(other, word);
      return true;
    });
  return told.filter((word) => !place(word, new Set()));
}

/**
 * Words of the rewrite that are another word for one of the original's which is told already: beside it, not in its
 * place, they tell of something else. `names` lend their words as often as they like.
 */
export function doubledWords(original: string, names: readonly string[], rewrite: string): string[] {
  const own = englishTokens(original);
  const lent = englishTokens(names.join('\n'));
  const words = englishTokens(rewrite);
  const told = words.filter(({ free, from, to }) => !free && !isInOne(words, from, to, rewrite));
  const untold = new Set(own);
  // took: a deed that claims nothing is told all the same, and no other one stands for it
  for (const { free, text } of words) {
    const same = free && own.find((other) => untold.has(other) && other.text.toLowerCase() === text.toLowerCase());
    if (same && isDone(same, original)) untold.delete(same);
  }
  const others = told.filter((word) => {
    const same = own.filter((other) => isSame(word, other));
    const free = same.filter((other) => untold.has(other));
    const mine = free.find(({ text }) => text.toLowerCase() === word.text.toLowerCase()) ?? free[0];
    if (mine) untold.delete(mine);
    return !mine && !lent.some((other) => isSame(word, other));
  });
  // CIS told as Construction Industry Scheme
  const isSpelledOut = (original.match(/\b[A-Z]{2,}/g) ?? []).some((short) => !rewrite.includes(short));
  const replaced = others.filter((word) => own.some((other) => isLike(word, other)));
  const phrased = (word: Token) =>
    replaced.some(
      (other) =>
        other !== word &&
        Math.abs(other.from - word.from) < 24 &&
        own.some(
          (mine) =>
            isLike(word, mine) &&
            isLike(other, mine) &&
            [...word.keys, ...word.wide].some((key) => [...other.keys, ...other.wide].includes(key)),
        ),
    );
  // prepared quotes, where the original has quoted: one deed in two words
  const isOneWith = (word: Token) =>
    word.phrases.some(
      (phrase) =>
        told.some((other) => other !== word && other.phrases.includes(phrase)) &&
        own.some(({ keys, wide }) => [...keys, ...wide].includes(phrase.split('@')[0]!)),
    );
  return leftOver(replaced, [...untold])
    .filter(
      (word) =>
        (isDeed(word) || (word.text.length > 3 && !isSpelledOut && !own.some((other) => isSame(word, other)))) &&
        !phrased(word) &&
        !makesDeed(word.text, original, rewrite) &&
        !isOneWith(word) &&
        !DENIED.test(rewrite.slice(0, word.from)),
    )
    .map(({ text }) => text);
}

/** What carries the deed that another word names. */
const CARRIERS = /^(?:办理|处理|承办|完成|提供|负责|承担)$/;

/** The same in Chinese: 编制 beside 重写, where the original has written one thing. */
export function doubledChinese(original: string, names: readonly string[], rewrite: string): string[] {
  const said = saidIn(original);
  const lent = names.join('\n');
  return chineseWords(rewrite).flatMap(({ text: word, from, to }) => {
    if (
      word.length < 2 ||
      isPlainChinese(word) ||
      CARRIERS.test(word) ||
      original.includes(word) ||
      lent.includes(word)
    )
      return [];
    const like = likeWords(word, said);
    const rest = `${rewrite.slice(0, from)} ${rewrite.slice(to)}`;
    // 上门走访: a word right beside the other one makes one deed with it
    const beside = rewrite.slice(Math.max(0, from - 4), to + 4);
    if (like.some((other) => other.length > 1 && (beside.includes(word + other) || beside.includes(other + word))))
      return [];
    const isTold = like.length > 0 && like.every((other) => other.length > 1 && rest.includes(other));
    // told twice there, it may be told here in two words
    const timesIn = (text: string) => like.reduce((sum, other) => sum + text.split(other).length - 1, 0);
    return isTold && timesIn(rest) >= timesIn(original) ? [word] : [];
  });
}
