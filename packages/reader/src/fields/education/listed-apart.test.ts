import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';
import { withDegreesListedApart } from './listed-apart.ts';

const schools = () => parseEducation(linesOf('Tarn University\t2012 – 2016\nVale Polytechnic\t2008 – 2010'));
const listed = (degrees: string) =>
  withDegreesListedApart(schools(), parseEducation(linesOf(degrees))).map(({ school, degree, major, start, end }) =>
    [school, degree, major, start, end].filter(Boolean).join(' / '),
  );

test('a degree listed below another heading is of the school that ended in its year', () => {
  expect(listed('B.Sc. Accountancy\t2016\nNational Diploma, Statistics\t2010')).toEqual([
    'Tarn University / B.Sc. / Accountancy / 2012 / 2016',
    'Vale Polytechnic / National Diploma / Statistics / 2008 / 2010',
  ]);
});

test('a degree of a year in which no school ended stays by itself', () => {
  expect(listed('B.Sc. Accountancy\t2015\nNational Diploma, Statistics\t2010')).toHaveLength(4);
});

test('a subject beside its degree is one, though the school is called so, and a school that broke is whole', () => {
  const [one] = parseEducation(linesOf('**Vale Contemporary Dance School\nBA (Hons) Contemporary Dance\n2009 – 2012'));
  expect([one?.school, one?.major]).toEqual(['Vale Contemporary Dance School', 'Contemporary Dance']);
});
