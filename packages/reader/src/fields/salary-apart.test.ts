import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';
import { salaryIn } from './salary-apart.ts';

test.each([
  ['会计（期望薪资 8000-10000 元/月）', '会计', '8000-10000 元/月'],
  ['会计，薪资要求：面议', '会计', '面议'],
  ['数据分析师 12k-15k', null, ''],
  ['库管（6000-8000元/月）', '库管', '6000-8000元/月'],
  ['Baker, expected salary £32,000', 'Baker', '£32,000'],
  ['Site Manager – salary sought: negotiable', 'Site Manager', 'negotiable'],
  ['Expected salary 40k', '', '40k'],
  ['Salary administrator', null, ''],
  ['Engineer (10 years)', null, ''],
])('the salary of %s', (text, before, salary) => {
  expect(salaryIn(text)).toEqual(before === null ? null : { before, salary });
});

const wishOf = async (...lines: string[]) =>
  (await readResume(new TextEncoder().encode(`${lines.join('\n')}\n`), { fileName: 'cv.txt' })).content.intention;

test('a salary beside the post is no part of it', async () => {
  expect(await wishOf('陈一', '13800000000', '求职意向：会计（期望月薪 8000-10000 元）')).toMatchObject({
    position: '会计',
    salary: '8000-10000 元',
  });
  expect(await wishOf('Ada Bell', 'Data Analyst | Expected salary £32,000', 'ada@example.com')).toMatchObject({
    position: 'Data Analyst',
    salary: '£32,000',
  });
});
