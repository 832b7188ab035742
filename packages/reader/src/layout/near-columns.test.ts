import { expect, test } from 'vitest';
import type { Glyph } from '../types.ts';
import { readingOrder } from './order.ts';

const face = { font: 'Test', size: 10, bold: false, italic: false, colour: '#000000' };
/** Letters 5 pt wide. */
const set = (text: string, x: number, y: number): Glyph[] =>
  [...text].map((c, i) => ({ text: c, x0: x + i * 5, x1: x + i * 5 + 5, y, face, space: c === ' ' }));
const column = (x: number, lines: string[]) => lines.flatMap((line, i) => set(line, x, 100 + i * 14));
const order = (...glyphs: Glyph[][]) =>
  readingOrder([{ width: 600, height: 800, glyphs: glyphs.flat() }]).map((l) => l.text);

const side = ['Contact', '07700 900 100', '14 Larch Close, Elmbr', 'Skills', 'Planning', 'Costing', 'Safety', 'Plant'];
const main = [
  'Experience',
  'Harbour Build, Site Manager',
  'Runs a site with two hundred operatives a day',
  'Handed over two blocks six weeks before the date',
  'Education',
  'Elmbridge College, Diploma in Building',
  'Tarn School, five subjects in all',
  'Wakes up early and likes rugby league',
];

test('a line of a side column that ends right before the other column goes on in its own', () => {
  const x = 50 + 5 * side[2]!.length + 7;
  expect(order(column(50, side), column(x, main))).toEqual([...side, ...main]);
});

test('room between two words of a text alone parts nothing', () => {
  const words = ['one two', 'three four', 'five six', 'seven eight', 'nine ten'];
  const glyphs = words.flatMap((text, i) => {
    const [a = '', b = ''] = text.split(' ');
    return [...set(a, 50, 100 + 14 * i), ...set(b, 50 + 5 * a.length + 7, 100 + 14 * i)];
  });
  expect(order(glyphs)).toEqual(words);
});

test('a date that fills its column up to the text behind it stands in a cell of its own, whole where it went on below', () => {
  const x = 50 + 5 * 'March 2014 – Aug'.length + 7;
  const dates = [
    ...set('2019 – 2022', 50, 100),
    ...set('March 2014 – Aug', 50, 142),
    ...set('2018', 50, 156),
    ...set('2009 – 2014', 50, 184),
  ];
  const jobs = [
    'Harbour Ferries, Mate',
    'Steered',
    'Counted cars',
    'Tarn Coaches, Driver',
    'Drove',
    'Washed',
    'Elm Vans, Porter',
  ];
  const rows = order(dates, column(x, jobs));
  expect(rows).toContain('March 2014 – Aug 2018  Tarn Coaches, Driver');
});
