import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';

const schools = (text: string) =>
  parseEducation(linesOf(text)).map(({ school, degree, major }) => [school, degree, major]);

test('which of the schools a row of a form asks for is nothing to study', () => {
  expect(
    schools(
      '最高\t松林科技大学 机械系 大学毕业\n2009/9~2013/6 台湾\n次高\t云海高级商工 汽车科 高职\n2006/9~2009/6 台湾',
    )[0],
  ).toEqual(['松林科技大学', '大学毕业', '机械系']);
});
