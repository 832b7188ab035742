import { expect, test } from 'vitest';
import { areAuthors, areSurelyAuthors } from './authors.ts';

test.each(['Plant Disease', 'CABI'])('%s may be anything in capitals', (text) => {
  expect([areAuthors(text), areSurelyAuthors(text)]).toEqual([true, false]);
});

test.each(['A. Okafor', 'Okafor, A., Lindqvist, M.', '林知夏、周远', 'Ada Bell et al.'])('%s are names', (text) => {
  expect(areSurelyAuthors(text)).toBe(true);
});
