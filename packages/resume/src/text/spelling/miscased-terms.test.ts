import { findTerms } from '@verdant/lexicon';
import { expect, test } from 'vitest';
import { miscasedTerms } from './miscased-terms.ts';

const right = (text: string) => miscasedTerms(text, findTerms(text)).map((found) => found.right);

test('capitals are part of a name', () => {
  expect(right('Wrote javascript widgets over mysql')).toEqual(['JavaScript', 'MySQL']);
});

test('another name in the same letters is left alone', () => {
  expect(right('Gas meters read by LoRa')).toEqual([]);
});
