import { expect, test } from 'vitest';
import type { Glyph } from '../types.ts';
import { readingOrder } from './order.ts';

/** Letters half as wide as they are high. */
const set = (text: string, x: number, y: number, size: number): Glyph[] =>
  [...text].map((c, i) => ({
    text: c,
    x0: x + (i * size) / 2,
    x1: x + ((i + 1) * size) / 2,
    y,
    face: { font: 'Test', size, bold: false, italic: false, colour: '#000000' },
    space: c === ' ',
  }));
const order = (...glyphs: Glyph[][]) =>
  readingOrder([{ width: 600, height: 800, glyphs: glyphs.flat() }]).map((l) => l.text);

test('two lines of an address beside a large name are kept apart by their baselines', () => {
  const found = order(
    set('Annabel Marlowe-Hart', 50, 80, 28),
    ...['12 Larch Close', 'Leeds LS1 4AB', '(0113) 496 0190'].map((line, i) => set(line, 400, 64 + i * 12, 9)),
    set('Nurse on a ward of thirty beds', 50, 130, 11),
  ).join('\n');
  for (const line of ['12 Larch Close', 'Leeds LS1 4AB', '(0113) 496 0190']) expect(found).toContain(line);
});

test('one line of smaller letters off the baseline belongs to the line it stands beside', () => {
  expect(order(set('Tarn Works', 50, 80, 20), set('2', 152, 73, 8))).toEqual(['Tarn Works2']);
});

test('a name and the smaller post behind it in its line are two cells, words of one line in two sizes one', () => {
  const cells = (...glyphs: Glyph[][]) =>
    readingOrder([{ width: 600, height: 800, glyphs: glyphs.flat() }]).map((l) => l.cells.map((c) => c.text));
  expect(cells(set('Ada Quirke', 50, 80, 18), set('Harbour planner', 150, 80, 10))).toEqual([
    ['Ada Quirke', 'Harbour planner'],
  ]);
  expect(cells(set('Ada Quirke', 50, 80, 18), set('PhD', 146, 80, 10))).toEqual([['Ada Quirke PhD']]);
});
