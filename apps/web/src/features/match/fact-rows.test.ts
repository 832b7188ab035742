import type { JobFacts } from '@verdant/contracts';
import { expect, it } from 'vitest';
import type { Say } from '../../editor/use-t.ts';
import { factRows } from './fact-rows.ts';

const at = { from: 0, to: 1 };
/** says the key and what fills it */
const t = ((key: string, more?: object) =>
  [key, ...Object.values(more ?? {})].join(' ').replace('match:', '')) as unknown as Say;
const none: JobFacts = { title: null, years: null, degree: null, seniority: null };

it('tells what is asked beside what one has, with the credit of the formula', () => {
  const facts: JobFacts = {
    title: { asked: 'Data analyst', own: '', at, path: null, closeness: 0.2 },
    years: { asked: 3, upTo: 5, own: 6.5, at, fit: 'above' },
    degree: { asked: 'master', own: null, at, path: null, fit: 'below' },
    seniority: { asked: 'senior', own: 'middle', at, path: 'work/w1/position', fit: 'met' },
  };
  expect(factRows(facts, { years: 1, degree: 0 }, t)).toEqual([
    { fact: 'title', own: 'none', asked: 'Data analyst', value: 0.2, fit: null, path: null },
    { fact: 'years', own: 'years 6.5', asked: 'yearsAsked 3–5', value: 1, fit: 'above', path: null },
    { fact: 'degree', own: 'none', asked: 'degree.master', value: 0, fit: 'below', path: null },
    { fact: 'seniority', own: 'rank.middle', asked: 'rank.senior', value: null, fit: 'met', path: 'work/w1/position' },
  ]);
});

it('is silent about what is not asked', () => {
  expect(factRows(none, {}, t)).toEqual([]);
  const [years] = factRows({ ...none, years: { asked: 2, upTo: null, own: 1, at, fit: 'below' } }, {}, t);
  expect(years).toMatchObject({ asked: 'yearsAsked 2+', value: null });
});
