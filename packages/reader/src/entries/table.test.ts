import { expect, test } from 'vitest';
import type { Cell, Line } from '../types.ts';
import { areTitles, withoutTitleRow, withoutTitles } from './table.ts';

const cell = (text: string, at: number): Cell => ({ text, x0: at * 100, x1: at * 100 + 80, parts: [{ text }] }) as Cell;
const line = (...texts: string[]): Line => {
  const cells = texts.flatMap((text, at) => (text ? [cell(text, at)] : []));
  return { cells, text: texts.join('  ') } as Line;
};
const texts = (lines: Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text));

test('dates in two columns are one span, a column of two names has the value of the first', () => {
  const lines = [
    line('Employer name and address', 'Job title', 'From', 'To', 'Why did you leave?'),
    line('Larkfield Dairy', 'Milk tester', '03/2019', 'Present', 'Moving house'),
  ];
  expect(texts(withoutTitles(lines))).toEqual([
    [
      'Employer name：Larkfield Dairy',
      'Job title：Milk tester',
      '03/2019 – Present',
      'Why did you leave?：Moving house',
    ],
  ]);
});

test('column titles that nobody knows are titles where one of them says date above dates', () => {
  const list = [line('Module', 'Run by', 'Date'), line('Manual handling', 'Valley Skills', 'May 2023')];
  expect(texts(withoutTitleRow(list))).toEqual([['Manual handling', 'Valley Skills', 'May 2023']]);
  const plain = [line('Rope access', 'Valley Skills', 'Level 2'), line('Manual handling', 'Valley Skills', 'May 2023')];
  expect(withoutTitleRow(plain)).toHaveLength(2);
});

test('a row of titles is told by its words', () => {
  expect(areTitles(line('起止时间', '工作单位', '职务', '证明人').cells)).toBe(true);
  expect(areTitles(line('北海造船厂', '电焊工', '八年').cells)).toBe(false);
});
