import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from '../education/education.ts';
import { parseWork } from './work.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('an end in brackets, and a box that says that one works there still, is none', () => {
  const record = (end: string) => `Job Title: Buyer\nCompany: Vale Castings Ltd\nFrom: 06/2019\n${end}`;
  for (const end of ['To: (Current)', 'I currently work here'])
    expect(jobs(record(end))).toEqual([['Vale Castings Ltd', 'Buyer', '2019-06', null]]);
});

test('what a form says of a label in brackets is a part of it', () => {
  const [school] = parseEducation(
    linesOf(
      'School or University: Moor Lane College\nDegree: Diploma\nFrom (Actual): 2016\nTo (Actual or Expected): 2020',
    ),
  );
  expect(school).toMatchObject({ school: 'Moor Lane College', start: '2016', end: '2020', description: '' });
});

test('a sentence in brackets behind a post is told of it', () => {
  const [job] = parseWork(
    linesOf(
      'Tarn Valley Trust\n06/2018 - 05/2021\nHours per week: 40\n**Greenhouse Technician (This is a paid job)\nPotted 400 plants.',
    ),
  );
  expect(job?.position).toBe('Greenhouse Technician');
  expect(job?.content[0]).toBe('This is a paid job');
});

test('a job of one season ended in its year; one of a single year says no more', () => {
  expect(jobs('Summer 2014\nTarn Bakery\nKitchen Assistant')[0]?.slice(2)).toEqual(['2014', '2014']);
  expect(jobs('2014\nTarn Bakery\nKitchen Assistant')[0]?.slice(2)).toEqual(['2014', '']);
});
