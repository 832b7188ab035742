import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { withoutSums } from './without-sums.ts';

test.each([
  ['Total experience\t12 years', true],
  ['Total Work Experience: 5 Years 11 Months', true],
  ['Over 9 yrs of professional experience', true],
  ['总年资 8~9年工作经验', true],
  ['Harbour Experience Ltd', false],
  ['12 Years a Baker, Harbour Mill', false],
  ['Customer Experience Lead, 2019 – 2023', false],
])('%s is a sum of all jobs: %s', (line, isSum) => {
  const lines = linesOf(`${line}\nNight Baker, Harbour Mill\t2019 – 2021`);
  expect(withoutSums(lines)).toHaveLength(isSum ? 1 : 2);
});
