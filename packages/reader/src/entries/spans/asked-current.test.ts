import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from '../../fields/work/work.ts';
import { withAnswersOfForms } from './asked-current.ts';

const spans = (text: string) => parseWork(linesOf(text)).map(({ start, end }) => [start, end]);
const job = (facts: string) => `Job Title: Dispatcher\nCompany: Tarn Freight Ltd\n${facts}`;

test.each<[string, string, string | null]>([
  ['I currently work here: Yes\nFrom: 05/2021', '2021-05', null],
  ['From: 05/2021\nI currently work here: Yes', '2021-05', null],
  ['I currently work here: No\nFrom: 05/2019\nTo: 03/2021', '2019-05', '2021-03'],
])('a form asks whether a job goes on: %s', (facts, start, end) => {
  expect(spans(job(facts))).toEqual([[start, end]]);
});

test('other questions of forms stay', () => {
  const lines = linesOf('Own car: Yes\nFrom: 05/2021');
  expect(withAnswersOfForms(lines)).toEqual(lines);
});
