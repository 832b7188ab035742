import { expect, test } from 'vitest';
import { emptyContent } from '../../content/empty.ts';
import { matchJob } from '../match-job.ts';
import { requirementsOf } from '../requirements.ts';
import { degreeFound } from './facts-found.ts';

const liked = (text: string) =>
  requirementsOf(text).flatMap(({ term, need, entries }) =>
    entries.some(({ kind }) => kind === 'degree') ? [`${need} ${term}`] : [],
  );

test.each([
  ['要求：\n1. 本科及以上，土木工程专业，硕士更佳；\n2. 会 Revit；\n3. 懂钢结构。', ['nice 硕士']],
  ['要求：会 SPSS，懂抽样，学历大专起，本科优先。', ['nice 本科']],
  ['任职要求：\n- 本科\n- 会 R\n- 会 SAS\n加分项：\n- 博士\n- 熟悉 CDISC', ['nice 博士']],
  [
    'Requirements:\n- BSc in geology\n- Leapfrog\n- QGIS\nDesirable:\n- Master’s degree in hydrogeology\n- MODFLOW',
    ['nice Master’s degree'],
  ],
  [
    'You need AutoCAD, Revit and a bachelor’s degree. A master’s or a PhD would be an advantage.',
    ['nice master’s / PhD'],
  ],
  ['Requirements: HACCP, stock control. A degree in catering, tourism or business is nice to have.', ['nice degree']],
])('a degree that is liked above what is demanded is a wish of its own: %j', (text, expected) => {
  expect(liked(text)).toEqual(expected);
});

test.each([
  ['要求：本科及以上，会 Python，懂 SQL。优先：有本科院校教学经历。'],
  ['招教学秘书，要求：会 Excel，本科学历，负责硕士研究生排课。硕士起薪 8000。'],
  ['Requirements: R, Stata, a bachelor’s degree. Most of us have a PhD; we fund your master’s.'],
  ['Requirements: R, Stata, SQL. A PhD isn’t needed.'],
  ['Requirements: R, Stata. A master’s degree is required.'],
])('what is demanded, somebody else’s, paid for or not needed is none: %j', (text) => {
  expect(liked(text)).toEqual([]);
});

test('a degree that stands among what is liked is not demanded', () => {
  expect(degreeFound('Must have:\n- SQL\n- R\nDesirable:\n- Master’s degree in statistics\n- SAS')).toBeNull();
});

const posting = '要求：\n1. 本科及以上，硕士优先；\n2. 会 SQL；\n3. 会 Tableau。';
const answer = (jobDescription: string, term: string, degree: string, major = '', line = '') => {
  const school = { id: 'e1', school: '', degree, major, start: '2016-09', end: '2020-06', description: line };
  const content = { ...emptyContent(), education: [school] };
  return matchJob({ content, language: 'zh', jobDescription, today: '2026-11' })!.terms.find(
    (one) => one.term === term,
  );
};

test('a degree of its level or above answers it, and the word by itself does not', () => {
  expect(answer(posting, '硕士', '硕士')).toMatchObject({
    kind: 'degree',
    credit: 1,
    standing: 'listed',
    path: 'education/e1/degree',
    showIn: [],
  });
  expect(answer(posting, '硕士', '博士')).toMatchObject({ credit: 1 });
  expect(answer(posting, '硕士', '本科', '', '协助导师指导硕士课题')).toMatchObject({
    credit: 0,
    standing: 'missing',
    showIn: [],
  });
});

test('a degree whose name says its field is near to others of its level', () => {
  const law = 'Requirements: contract drafting, arbitration, a law degree. An LL.M. would be a plus.';
  expect(answer(law, 'LL.M.', 'Master', 'Commercial Law')).toMatchObject({ credit: 1 });
  expect(answer(law, 'LL.M.', 'Master', 'Chemistry')).toMatchObject({ credit: 0.5, standing: 'related' });
});
