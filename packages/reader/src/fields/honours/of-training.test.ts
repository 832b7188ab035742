import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { papersApart } from './of-training.ts';

const read = (text: string) => {
  const found = papersApart(linesOf(text));
  return found && [found.papers, found.courses.map((line) => line.text)];
};

test('the papers of courses are told by their label, in its cell or the next one', () => {
  const course = '松林贸易培训中心\t2019.03 - 2019.05\n培训课程：报关实务';
  const kept = ['松林贸易培训中心  2019.03 - 2019.05', '培训课程：报关实务'];
  expect(read(`${course}\t所获证书：国际商务单证员`)).toEqual([['国际商务单证员'], kept]);
  expect(read(`${course}\n获得证书：\t国际商务单证员`)).toEqual([['国际商务单证员'], kept]);
  expect(read(`${course}\n所获证书：无`)).toEqual([[], kept]);
});

test('certificates without such a label are no courses', () => {
  expect(read('大学英语六级\t2016.12\n国际商务单证员证书\t2019.06')).toBeNull();
});
