import { expect, test } from 'vitest';
import type { Glyph } from '../../types.ts';
import { drawnMarks } from './drawn-marks.ts';

const face = { font: 'A', bold: false, italic: false, size: 10, colour: '#000000' };
const word = (text: string, x0: number, y: number): Glyph[] =>
  [...text].map((letter, i) => ({ text: letter, x0: x0 + i * 5, x1: x0 + i * 5 + 4.5, y, face, space: false }));
const dot = (x0: number, y: number, side = 3.5) => ({ x0, y0: y - 5, x1: x0 + side, y1: y - 5 + side });
const rows = [100, 114, 128];
const letters = rows.flatMap((y) => word('Baked', 50, y));
const places = (marks: Glyph[]) => marks.map(({ x0, y }) => [x0, y]);

test('a browser draws the marks of a list: each stands before its line', () => {
  expect(
    places(
      drawnMarks(
        letters,
        rows.map((y) => dot(40, y)),
      ),
    ),
  ).toEqual(rows.map((y) => [40, y]));
});

test.each([
  ['one alone', [dot(40, 100)]],
  ['the dots of a timeline, which are larger', rows.map((y) => dot(36, y, 8))],
  ['what stands far before the words', rows.map((y) => dot(15, y))],
  ['dots in a row', rows.flatMap((y) => [dot(30, y), dot(36, y), dot(42, y)])],
  ['a rule', rows.map((y) => ({ x0: 30, y0: y - 4, x1: 45, y1: y - 3 }))],
])('%s is no mark', (_, shapes) => {
  expect(drawnMarks(letters, shapes)).toEqual([]);
});

test('what stands right behind other words is no mark', () => {
  const behind = rows.flatMap((y) => [...word('Oven', 18, y), ...word('Baked', 50, y)]);
  expect(
    drawnMarks(
      behind,
      rows.map((y) => dot(42, y)),
    ),
  ).toEqual([]);
});
