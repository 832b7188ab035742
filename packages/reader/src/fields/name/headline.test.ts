import { expect, test } from 'vitest';
import { withWholeLinks } from '../../parse/links.ts';
import type { Line } from '../../types.ts';
import { headlineBelow, withWholeHeadline } from './headline.ts';

/** Lines of a column 120 pt wide, 5 pt a letter. */
const lines = (...texts: string[]): Line[] =>
  texts.map((text, i) => {
    const [x0, x1] = [20, 20 + text.length * 5];
    const face = { bold: false, italic: false, colour: '#000000' };
    const cell = { ...face, text, x0, x1, y: i * 14, size: 10, font: 'Sans', parts: [{ ...face, text }] };
    return {
      cells: [cell],
      text,
      page: 0,
      column: 'left',
      x0,
      x1,
      left: 20,
      right: 140,
      y: i * 14,
      size: 10,
      gap: 1.4,
    };
  });
const headline = (...texts: string[]) => withWholeHeadline(lines(...texts), 'Lena Brandt').map((l) => l.text);
const links = (...texts: string[]) => withWholeLinks(lines(...texts)).map((l) => l.text);

test('a headline over two lines is one', () => {
  expect(headline('Lena Brandt', 'Senior Operations', 'Analyst, Logistics')).toEqual([
    'Lena Brandt',
    'Senior Operations Analyst, Logistics',
  ]);
  expect(headline('Platform Engineer,', 'lena@example.com')).toHaveLength(2);
  expect(headline('Lena Brandt', 'Engineering Manager')).toHaveLength(2);
});

test('an address over two lines is one', () => {
  expect(links('linkedin.com/in/lena-', 'brandt', 'Berlin')).toEqual(['linkedin.com/in/lena-brandt', 'Berlin']);
  expect(links('✉ lena.brandt', '@example.com', 'Berlin')).toEqual(['✉ lena.brandt@example.com', 'Berlin']);
  expect(links('Berlin', 'lena@example.com')).toHaveLength(2);
  expect(links('example.com/', 'lena@example.com')).toHaveLength(2);
  expect(links('example.com', 'Berlin')).toHaveLength(2);
});

const below = (...texts: string[]) => headlineBelow(lines(...texts), 'Lena Brandt', 10)?.text ?? null;

test.each([
  ['Head Chef | Pastry and bread', 'Head Chef | Pastry and bread'],
  ['Sales Director (former Accountant)', 'Sales Director (former Accountant)'],
  ['Sales Director | Leeds', null],
  ['Sales Director | lena@example.com', null],
  ['Tides and harbours', null],
])('below a name: %s', (text, expected) => {
  expect(below('Lena Brandt', text, '+49 30 5550 1234')).toBe(expected);
});

test('a larger line below a name needs no word of a post', () => {
  const all = lines('Lena Brandt', 'Tides and harbours', '+49 30 5550 1234');
  expect(headlineBelow([all[0]!, { ...all[1]!, size: 12 }, all[2]!], 'Lena Brandt', 10)?.text).toBe(
    'Tides and harbours',
  );
});
