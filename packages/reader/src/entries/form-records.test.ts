import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseEducation } from '../fields/education/education.ts';
import { parseWork } from '../fields/work/work.ts';
import type { Cell, Line } from '../types.ts';
import { withoutTitles } from './table.ts';

const cell = (text: string, at: number): Cell =>
  ({ text, x0: at * 100, x1: at * 100 + 80, size: 10, parts: [{ text }] }) as Cell;
const line = (...texts: string[]): Line =>
  ({ cells: texts.map(cell), text: texts.join('  '), x0: 0 }) as unknown as Line;
const texts = (lines: Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text));

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('labels before their values are no column titles, however many of them are known', () => {
  const record = [
    line('公司名称', '松林机械厂', '职务名称', '车工'),
    line('任职期间', '2016年4月~2019年3月', '年资', '3年'),
  ];
  expect(texts(withoutTitles(record))[0]).toEqual(['公司名称：松林机械厂', '职务名称：车工']);
  const english = [
    line('Employer', 'Vale Mills', 'Job title', 'Weaver'),
    line('Period', '2016 – 2019', 'Town', 'Tarn'),
  ];
  expect(texts(withoutTitles(english))[0]).toEqual(['Employer：Vale Mills', 'Job title：Weaver']);
});

test('the trade and size of an employer, the kind of a post and whom one may ask name nobody', () => {
  expect(
    jobs('**店员**\n松林百货股份有限公司 零售业 1~30人\n职务类别：门市人员\t任职期间：2018/4~2021/9\n1. 盘点货架。'),
  ).toEqual([['松林百货股份有限公司', '店员', '2018-04', '2021-09']]);
  expect(jobs('Vale Mills\t2014 – 2018\nWeaver\nOkay to contact this supervisor: Yes\n- Wove cloth.')).toEqual([
    ['Vale Mills', 'Weaver', '2014', '2018'],
  ]);
});

test('how long somebody worked in all is no part of the first job', () => {
  expect(jobs('总年资 9~10 年（车工 6~7 年、质检员 2~3 年）\n松林机械厂\t车工\t2016/4 – 2019/3')).toEqual([
    ['松林机械厂', '车工', '2016-04', '2019-03'],
  ]);
});

test('a post before `at` and an employer keeps its dash; the house of an employer is no post', () => {
  expect(jobs('Jr. Engineer - QA at Vale Forgings Ltd\nJun 2018 – May 2021')).toEqual([
    ['Vale Forgings Ltd', 'Jr. Engineer - QA', '2018-06', '2021-05'],
  ]);
  expect(jobs('Tarn Field Office\t12/2013 – 05/2014\n300 Fairgrounds Road\nSurvey Technician')).toEqual([
    ['Tarn Field Office', 'Survey Technician', '2013-12', '2014-05'],
  ]);
});

test('since when the second half of a post holds is not its span', () => {
  expect(jobs('2017年5月-2024年1月\t松林冷链物流有限公司\n职务：司机，2021年起兼调度')[0]?.slice(2)).toEqual([
    '2017-05',
    '2024-01',
  ]);
});

test('a form asks for the school by its level; a day to come stands below', () => {
  const schools = (text: string) =>
    parseEducation(linesOf(text)).map(({ school, degree, end }) => [school, degree, end]);
  expect(schools('最高学历：松林科技大学\t学位：硕士\n2014.9 – 2018.6')[0]).toEqual([
    '松林科技大学',
    '硕士',
    '2018-06',
  ]);
  expect(schools('Diploma in Nursing\nVale College\nExpected finish Jun 2026')[0]?.[2]).toBe('2026-06');
});

test.each(['**Organization:** Tarn Forge Pvt. Ltd., Valepur', '**Organization**: Tarn Forge Pvt. Ltd., Valepur'])(
  'a label in bold stays with its value in plain type: %s',
  (employer) => {
    const post = employer.includes(':**') ? '**Designation:** Fitter / Welder' : '**Designation**: Fitter / Welder';
    const [company, position, start] = jobs(
      `${employer}\n${post}\n**Period:** 04/2020 – 03/2022\n- Welded frames.`,
    )[0]!;
    expect(company).toMatch(/^Tarn Forge Pvt\. Ltd\./u);
    expect([position, start]).toEqual(['Fitter / Welder', '2020-04']);
  },
);
