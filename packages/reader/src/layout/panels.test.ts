import { expect, test } from 'vitest';
import type { Edge, Glyph } from '../types.ts';
import { readingOrder } from './order.ts';

const face = { font: 'Test', size: 10, bold: false, italic: false, colour: '#000000' };
const head = { ...face, size: 14, bold: true };

/** Lines of letters 5 pt wide, the first of them a heading. */
const block = (x: number, y: number, [title, ...lines]: string[], step = 14): Glyph[] =>
  [title!, ...lines].flatMap((line, i) =>
    [...line].map((text, k) => {
      const [x0, own] = [x + k * 5, i ? face : head];
      return { text, x0, x1: x0 + 5, y: y + i * step, face: own, space: text === ' ' };
    }),
  );
const box = (x0: number, y0: number, x1: number, y1: number): Edge => ({ x0, y0, x1, y1 });
const order = (glyphs: Glyph[], panels: Edge[] = []) =>
  readingOrder([{ width: 600, height: 800, glyphs, panels }]).map((line) => line.text);

const school = ['Education', 'Carmel College', '2012 - 2014'];
const tickets = ['Tickets', 'Forklift licence', 'First aid'];
const skills = ['What I know', 'Rotas and stock', 'Reading plans'];
const cards = [...block(40, 120, school), ...block(320, 120, tickets), ...block(40, 220, skills)];

test('cards side by side are read one after the other, their rows are none', () => {
  const panels = [box(30, 100, 290, 170), box(310, 100, 570, 170), box(30, 200, 570, 270)];
  expect(order(cards, panels)).toEqual([...school, ...tickets, ...skills]);
});

test('a ground under the whole page, one under a single line and one that words cross part nothing', () => {
  const rows = [...block(40, 120, ['Acme', 'Beta', 'Gamma']), ...block(480, 120, ['2019', '2020', '2021'])];
  const wrong = [box(0, 0, 600, 800), box(30, 108, 590, 124), box(30, 100, 60, 160)];
  expect(order(rows, wrong)).toEqual(order(rows));
});

test('headings side by side stand above columns of their own, however short these are', () => {
  const below = block(40, 200, ['Skills', 'Rotas, stock, reading plans and drawings of all the sorts there are']);
  const above = block(40, 40, ['Work Experience', 'Redgate Paving, foreman']);
  const dates = block(480, 54, ['2019 - 2024']).map((glyph) => ({ ...glyph, face }));
  const columns = [...block(40, 120, school), ...block(320, 120, ['Certificates', 'Forklift licence', 'First aid'])];
  expect(order([...above, ...dates, ...columns, ...below])).toEqual([
    'Work Experience',
    'Redgate Paving, foreman  2019 - 2024',
    ...school,
    'Certificates',
    'Forklift licence',
    'First aid',
    'Skills',
    'Rotas, stock, reading plans and drawings of all the sorts there are',
  ]);
});
