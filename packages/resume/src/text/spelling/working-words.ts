import { allEntries, englishVerbs, everydayWords } from '@verdant/lexicon';

let known: ReadonlySet<string> | undefined;

/** Words that a slip in a résumé is likely to mean: the everyday ones, the verbs, and the words of the lexicon's terms. */
export function workingWords(): ReadonlySet<string> {
  known ??= new Set([
    ...everydayWords,
    ...englishVerbs.flatMap(({ base, past, gerund }) => [base, past, gerund]),
    ...allEntries.flatMap(({ en }) => en.flatMap((form) => form.toLowerCase().match(/[a-z]{6,}/g) ?? [])),
  ]);
  return known;
}

const everyday = new Set(everydayWords);
/** Whether a slip is surely one: what comes near to an everyday word is no name and no term of a trade. */
export const isEveryday = (word: string): boolean => everyday.has(word.toLowerCase());
