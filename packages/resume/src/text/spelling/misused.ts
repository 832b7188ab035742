import { misusedWords } from '@verdant/lexicon';

export type Misused = { from: number; to: number; right: string };

const asWritten = (word: string, right: string) =>
  /^\p{Lu}/u.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;

/** Words that are spelt right and stand where another is meant: `help with there needs`, `alot`. */
export const misused = (text: string): Misused[] =>
  misusedWords
    .flatMap(([pattern, right]) =>
      Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
        from: index,
        to: index + word.length,
        right: asWritten(word, right),
      })),
    )
    .sort((a, b) => a.from - b.from);
