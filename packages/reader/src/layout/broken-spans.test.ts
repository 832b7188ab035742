import { expect, test } from 'vitest';
import type { Cell } from '../types.ts';
import { withStackedDates } from './stacks.ts';

const cell = (text: string, y: number, x0 = 60): Cell =>
  ({
    text,
    x0,
    x1: x0 + text.length * 8,
    y,
    size: 10,
    bold: false,
    italic: false,
    colour: '#000',
    font: 'a',
    parts: [{ text, bold: false, colour: '#000' }],
  }) as unknown as Cell;
const dates = (...texts: string[]) =>
  withStackedDates([
    ...texts.map((text, i) => cell(text, 100 + 17 * i)),
    cell('松林阀门有限公司，装配工', 100, 200),
    cell('装阀门，一天四十只。', 119, 200),
  ])
    .filter(({ x0 }) => x0 === 60)
    .map(({ text }) => text);

test('a Chinese span that its column left no room for is one, whichever letter it broke at', () => {
  expect(dates('2016年5月至2019年1', '月')).toEqual(['2016年5月至2019年1月']);
  expect(dates('2016年5月至2019年', '11月')).toEqual(['2016年5月至2019年11月']);
  expect(dates('2016 年 5 月 — 2019', '年 11 月')).toHaveLength(1);
  expect(dates('2021年5月至', '今')).toEqual(['2021年5月至今']);
});

test('a whole span and what stands below it stay apart', () => {
  expect(dates('2016年5月至2019年1月', '2019年3月至今')).toHaveLength(2);
  expect(dates('2016年5月至2019年1月', '月')).toHaveLength(2);
});
