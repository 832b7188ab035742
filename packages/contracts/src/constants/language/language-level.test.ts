import { expect, it } from 'vitest';
import { languageLevel } from './language-level.ts';

it.each([
  ['Fluent (C2)', 6],
  ['Native', 6],
  ['母语', 6],
  ['Professional working proficiency', 4],
  ['Upper intermediate', 4],
  ['日常交流（B1）', 3],
  ['HSK 5', 5],
  ['a1', 1],
  // a certificate, a score and a name are no step of a scale
  ['CET-6 580', null],
  ['JLPT N1', null],
  ['IELTS 7.5', null],
  ['VB12', null],
  ['near-native', null],
  ['', null],
])('%s is step %s', (text, step) => {
  expect(languageLevel(text)).toBe(step);
});
