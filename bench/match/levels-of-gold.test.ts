import { expect, test } from 'vitest';
import { yearsOfMark } from '../postings/score-facts.ts';
import { levelOfGold } from './levels-of-gold.ts';

test.each([
  ["Bachelor's", 'bachelor'],
  ['degree or equivalent', 'bachelor'],
  ['统招本科', 'bachelor'],
  ['大专', 'college'],
  ['HND', 'college'],
  [['degree', 'HND'], 'college'],
  ['Diploma', 'college'],
  ['中专/高中', 'school'],
  ['high school diploma', 'school'],
  ['Level 3', 'school'],
  ['A-levels', 'school'],
  [['BSc', 'MSc'], 'bachelor'],
  ['postgraduate degree', 'master'],
  ["Master's degree", 'master'],
  ['硕士研究生', 'master'],
  ['PhD', 'doctorate'],
  [null, null],
  ['none', null],
] as const)('the level of %j is %s', (words, level) => {
  expect(levelOfGold(words)).toBe(level);
});

test('words that name no level are no level', () => {
  expect(() => levelOfGold('a kind heart')).toThrow('a kind heart');
});

test.each([
  ['at least 3 years', 3],
  ['two to three years', 2],
  ['a couple of years', 2],
  ['Eighteen months', 1.5],
  ['三到五年', 3],
  ['两三年', 2],
  ['一年半', 1.5],
  ['12个月', 1],
  ['半年以上', 0.5],
  ['two seasons', null],
])('%s is %s years', (mark, years) => {
  expect(yearsOfMark(mark)).toBe(years);
});
