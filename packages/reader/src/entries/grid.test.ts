import { expect, test } from 'vitest';
import type { Cell, Line } from '../types.ts';
import { withoutTimeline } from './grid.ts';

const cell = (text: string, at: number): Cell =>
  ({ text, x0: at * 200, x1: at * 200 + 150, size: 10, parts: [{ text }] }) as Cell;
const line = (...texts: string[]): Line =>
  ({ cells: texts.flatMap((text, at) => (text ? [cell(text, at)] : [])), text: texts.join('  '), right: 600 }) as Line;

test('a time line that runs across the page is read entry by entry', () => {
  const lines = [
    line('2015 – 2018', '2018 – 2021', '2021 – now'),
    line('Quay Bakery', 'Moss & Daughters', 'The Corner Oven'),
    line('Apprentice', '', 'Head baker'),
  ];
  expect(withoutTimeline(lines).map(({ text }) => text)).toEqual([
    '2015 – 2018',
    'Quay Bakery',
    'Apprentice',
    '2018 – 2021',
    'Moss & Daughters',
    '2021 – now',
    'The Corner Oven',
    'Head baker',
  ]);
});

test('one span beside a name is no time line', () => {
  const lines = [line('Quay Bakery', '2015 – 2018'), line('Apprentice', '')];
  expect(withoutTimeline(lines)).toBe(lines);
});
