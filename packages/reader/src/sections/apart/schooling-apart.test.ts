import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import type { Line } from '../../types.ts';
import { withSchoolingApart } from './schooling-apart.ts';

const apart = (text: string) =>
  withSchoolingApart({ title: 'Training', kinds: ['certifications'], lines: linesOf(text) }).map(({ kinds, lines }) => [
    kinds[0],
    lines.map((line) => line.text),
  ]);

test.each([
  'NVQ Level 2 Plumbing, Dene Technical College, 2013',
  'Joinery, Dene Training Centre, 2011 – 2014',
  '2009.09-2011.06 海州市技工学校 数控加工',
  '海州市技工学校 中专 2011',
])('%s below courses is a school', (line) => {
  expect(apart(`${line}\nFirst Aid at Work, 2019`)).toEqual([
    ['certifications', ['First Aid at Work, 2019']],
    ['education', [line]],
  ]);
});

test('a school of everybody in a row with its date is a school', () => {
  expect(apart('海州中学\t初三\t1982年\n急救员课程')).toEqual([
    ['certifications', ['急救员课程']],
    ['education', ['海州中学  初三  1982年']],
  ]);
});

test('a school may stand in the line below what was learned there', () => {
  expect(apart('Level 3 Diploma in Joinery\nDene Technical College, 2014\nForklift licence, 2015')).toEqual([
    ['certifications', ['Forklift licence, 2015']],
    ['education', ['Level 3 Diploma in Joinery', 'Dene Technical College, 2014']],
  ]);
});

test.each([
  'Forklift Licence, Dene Training Centre, 2017',
  'Certificate in Food Hygiene, Dene College, 2019',
  '2013.05-2013.08 海州职业培训中心 电工培训',
  'AWS Certified Developer, 2020 – 2023',
])('%s stays a certificate', (line) => {
  expect(apart(`${line}\nFirst Aid at Work`)).toHaveLength(1);
});

test('an apprenticeship is one by its degree and years, wherever it was', () => {
  const lines = 'Apprenticeship in Hairdressing\nSalon Odette\n2014 - 2017';
  expect(apart(`${lines}\nFire Warden, 2019`)).toEqual([
    ['certifications', ['Fire Warden, 2019']],
    ['education', lines.split('\n')],
  ]);
});

test('below a heading for courses all lines may be schools, as the labeller sees them', () => {
  const seen = (kind: string, lines: Line[]): Line[] =>
    lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, says: { heading: 0, begin: 0, body: 0, kinds: { [kind]: 1 } } })),
    }));
  const kindsOf = (lines: Line[]) =>
    withSchoolingApart({ title: 'Training', kinds: ['certifications'], lines }).map(({ kinds }) => kinds[0]);
  expect(kindsOf(seen('education', linesOf('Contemporary Cuisine\nDene College\n2017')))).toEqual(['education']);
  const member = linesOf('Institute of Marketing (Associate), 2015\nKey Accounts, 2018');
  expect(kindsOf(seen('certifications', member))).toEqual(['certifications']);
});
