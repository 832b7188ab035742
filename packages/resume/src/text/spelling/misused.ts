import { commonSlips, misusedWords, remembered } from '@verdant/lexicon';

export type Misused = { from: number; to: number; right: string };

const asWritten = (word: string, right: string) =>
  /^\p{Lu}/u.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;

/** Of what is not counted one speaks in the singular: `informations are`. */
const SINGULAR = { are: 'is', were: 'was', have: 'has' } as const;

const WORD = /(?<![\p{L}\p{N}_@#+./\\&'’-])\p{Script=Latin}{4,24}(?![\p{L}\p{N}_@#+\\&'’-]|[./]\p{L})/gu;
/** Slips that are no word in any case, the first letter as it was written; capitals throughout stay capitals. */
const slipsIn = (text: string): Misused[] =>
  Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const right = Object.hasOwn(commonSlips, word.toLowerCase()) ? commonSlips[word.toLowerCase()]! : null;
    if (right === null) return [];
    const isLoud = !/\p{Ll}/u.test(word);
    return [{ from: index, to: index + word.length, right: isLoud ? right.toUpperCase() : asWritten(word, right) }];
  });

/** Words that are spelt right and stand where another is meant: `help with there needs`, `alot`. */
export const misused = remembered((text): readonly Readonly<Misused>[] =>
  [
    ...slipsIn(text),
    ...misusedWords.flatMap(([pattern, right]) =>
      Array.from(text.matchAll(pattern), ({ 0: word, index }) => {
        const to = index + word.length;
        const one = asWritten(word, right);
        const verb =
          /s$/i.test(word) && !/s$/i.test(right) ? /^ (are|were|have)\b/.exec(text.slice(to))?.[1] : undefined;
        if (verb === undefined) return { from: index, to, right: one };
        return { from: index, to: to + 1 + verb.length, right: `${one} ${SINGULAR[verb as keyof typeof SINGULAR]}` };
      }),
    ),
  ].sort((a, b) => a.from - b.from),
);
