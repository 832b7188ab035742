import { expect, it } from 'vitest';
import { isQuestionCut } from './truncation.ts';

it.each<[string, number, number, boolean]>([
  ['a provider that counts nothing', 9_000, 0, false],
  ['as many as sent', 6_000, 6_010, false],
  ['Chinese in a vocabulary that has words of it', 6_000, 3_300, false],
  ['a short question, whatever its count', 2_000, 300, false],
  ['far fewer than sent', 6_000, 2_100, true],
  ['exactly a context', 6_000, 4_096, true],
  ['exactly the smallest context', 2_600, 2_048, true],
  ['a context that holds nearly all that the estimate says', 4_300, 4_096, false],
])('%s', (_, estimated, counted, cut) => {
  expect(isQuestionCut(estimated, counted)).toBe(cut);
});
