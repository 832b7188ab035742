import { expect, test } from 'vitest';
import { holdsGrade } from './grades.ts';

test.each([
  ['普通话水平测试二级乙等', '普通话二级甲等', true],
  ['普通话二级甲等', '普通话水平二级乙等', false],
  ['日语N2', 'JLPT N1', true],
  ['日语N1', '日语 N2', false],
  ['英语四级', '大学英语六级', true],
  ['英语六级', 'CET-4', false],
  ['C1驾照', 'A2 驾驶证', true],
  ['A2驾驶证', 'C1 驾照', false],
  ['Category C licence', 'HGV class 1 (C+E) driver', true],
  ['IELTS 6.5', 'IELTS: 7.0 overall', true],
  ['雅思 7', '雅思6.5', false],
  ['driving licence', 'Driver of a van', false],
])('%s, %s: %s', (asked, own, holds) => {
  expect(holdsGrade(asked, own)).toBe(holds);
});
