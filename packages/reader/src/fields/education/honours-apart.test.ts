import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';
import { honoursApart } from './honours-apart.ts';

const read = (line: string) =>
  honoursApart(
    parseEducation(linesOf('湖山大学 · 软件工程 · 本科\t2018.09 - 2022.06')).map((school) => ({
      ...school,
      description: line,
    })),
  );

test('what was won beside a grade goes to the prizes and the certificates', () => {
  const { schools, awards, certificates } = read('GPA 3.5/4.0，CET-4(510)，2021 松林杯程序设计大赛省三等奖');
  expect(awards.map(({ name, date }) => [name, date])).toEqual([['松林杯程序设计大赛省三等奖', '2021']]);
  expect(certificates.map(({ name }) => name)).toEqual(['CET-4(510)']);
  expect(schools[0]!.description).toBe('GPA 3.5/4.0');
});

test('a line that tells of anything else stays with its school', () => {
  const { schools, awards } = read('参与松林杯程序设计大赛，担任班长，成绩前10%');
  expect(awards).toEqual([]);
  expect(schools[0]!.description).toContain('松林杯');
});

test('behind a label of prizes each name is one', () => {
  const { schools, awards } = read('荣誉：校二等奖学金（2019）、松林市优秀学生干部（2020）');
  expect(awards.map(({ name, date }) => [name, date])).toEqual([
    ['校二等奖学金', '2019'],
    ['松林市优秀学生干部', '2020'],
  ]);
  expect(schools[0]!.description).toBe('');
  expect(read('职务：班长、学习委员').awards).toEqual([]);
});
