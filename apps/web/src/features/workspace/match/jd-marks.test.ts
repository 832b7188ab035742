import type { JobTerm } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { markTerms } from './jd-marks.ts';

const term = (name: string, credit: number): JobTerm => ({ term: name, need: 'must', credit, path: null });
const shown = (text: string, terms: JobTerm[]) =>
  markTerms(text, terms).map(({ text, mark }) => (mark ? `${mark === 'found' ? '+' : '-'}${text}` : text));

it('marks found and missing terms, whole words only, whatever their case', () => {
  expect(shown('SQL, not NoSQL; Go or Golang', [term('sql', 1), term('Go', 0)])).toEqual([
    '+SQL',
    ', not NoSQL; ',
    '-Go',
    ' or Golang',
  ]);
});

it('marks Chinese terms inside a sentence, the longest where two overlap', () => {
  expect(shown('熟悉用户增长与A/B 实验', [term('增长', 0), term('用户增长', 1), term('A/B 实验', 0)])).toEqual([
    '熟悉',
    '+用户增长',
    '与',
    '-A/B 实验',
  ]);
});

it('keeps the text whole', () => {
  const text = 'Own routing and lane costing';
  expect(
    markTerms(text, [term('routing', 1)])
      .map((span) => span.text)
      .join(''),
  ).toBe(text);
  expect(markTerms('', [term('a', 1)])).toEqual([]);
});
