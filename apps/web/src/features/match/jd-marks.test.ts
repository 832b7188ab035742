import { expect, it } from 'vitest';
import { markTerms } from './jd-marks.ts';

const span = (text: string, part: string) => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length });
const term = (credit: number, ...asked: { from: number; to: number }[]) => ({ credit, asked });
const shown = (text: string, terms: Parameters<typeof markTerms>[1]) =>
  markTerms(text, terms).map(({ text, mark }) => (mark ? `${mark === 'found' ? '+' : '-'}${text}` : text));

it('marks exactly the spans of the answer: what is credited as found, what is not as missing', () => {
  const text = 'SQL, not NoSQL; Go or Rust';
  expect(shown(text, [term(0.6, span(text, 'SQL')), term(0, span(text, 'Go or Rust'))])).toEqual([
    '+SQL',
    ', not NoSQL; ',
    '-Go or Rust',
  ]);
});

it('says which requirement a mark belongs to, however often it is asked for', () => {
  const text = '要会 SQL，SQL 要熟';
  const twice = [
    { from: 3, to: 6 },
    { from: 7, to: 10 },
  ];
  expect(markTerms(text, [term(0), term(1, ...twice)]).map((piece) => piece.term)).toEqual([null, 1, null, 1, null]);
});

it('lets the longest of overlapping spans stand', () => {
  const text = '熟悉用户增长';
  expect(shown(text, [term(0, span(text, '增长')), term(1, span(text, '用户增长'))])).toEqual(['熟悉', '+用户增长']);
});

it('keeps the text whole, also with spans that do not fit it', () => {
  const text = 'Own routing and lane costing';
  const wrong = [term(1, span(text, 'routing')), term(1, { from: 20, to: 99 }), term(1, { from: 4, to: 4 })];
  expect(
    markTerms(text, wrong)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(markTerms('', [])).toEqual([]);
});
