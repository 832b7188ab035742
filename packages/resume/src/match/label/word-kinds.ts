import { chineseFreeWords, chinesePlainWords, englishFreeWords, englishPlainWords } from '@verdant/lexicon';

const wordsOf = (lists: readonly string[]) => new Set(lists.flatMap((list) => list.toLowerCase().split(/[\s,]+/)));
const plain = wordsOf([chinesePlainWords, englishPlainWords]);
const free = wordsOf([chineseFreeWords, englishFreeWords]);

/** How much a word says by itself: a joint, a word of no claim, a number, a sign, a word that may name something. */
export type WordKind = 'plain' | 'free' | 'number' | 'sign' | 'name';

/** Of a word in small letters. */
export const wordKind = (word: string): WordKind =>
  plain.has(word)
    ? 'plain'
    : free.has(word)
      ? 'free'
      : /^\p{N}/u.test(word)
        ? 'number'
        : /^[\p{L}\p{M}]/u.test(word)
          ? 'name'
          : 'sign';
