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

test('cards with a date below each name are an entry each', () => {
  const lines = [
    line('Harbour map', 'Tide clock'),
    line('2021 – 2022', '2023'),
    line('Drawn by hand', 'Built of brass'),
    line('Quay radio', 'Rope book'),
    line('2019 – 2020', '2018 – 2019'),
  ];
  const read = withoutTimeline(lines);
  expect(read.map(({ text }) => text)).toEqual([
    ...['Harbour map', '2021 – 2022', 'Drawn by hand', 'Tide clock', '2023', 'Built of brass'],
    ...['Quay radio', '2019 – 2020', 'Rope book', '2018 – 2019'],
  ]);
  expect(read.filter(({ opens }) => opens).map(({ text }) => text)).toEqual([
    ...['Harbour map', 'Tide clock', 'Quay radio', 'Rope book'],
  ]);
});
