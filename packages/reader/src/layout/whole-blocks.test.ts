import { expect, test } from 'vitest';
import type { Block, Glyph } from '../types.ts';
import { readingOrder } from './order.ts';
import { withWholeBlocks } from './whole-blocks.ts';

const face = { font: 'Test', size: 10, bold: false, italic: false, colour: '#000000' };
/** Letters 5 pt wide in a line of a page 300 pt wide. */
const line = (text: string, y: number, block?: Block, x = 40): Glyph[] =>
  [...text].map((letter, k) => ({
    text: letter,
    x0: x + k * 5,
    x1: x + k * 5 + 5,
    y,
    face,
    space: letter === ' ',
    ...(block && { block }),
  }));
const whole = (...lines: Glyph[][]) =>
  withWholeBlocks(readingOrder([{ width: 300, height: 800, glyphs: lines.flat() }]), null).map(({ text }) => text);

const [first, second] = ['Why farmers replant infected stems: evidence', 'from Oyo and Benue States'];
const title = { id: 1 };

test('a heading that broke for want of room is one line, beside its date as well', () => {
  expect(whole(line(first, 40, title), line(second, 54, title))).toEqual([`${first} ${second}`]);
  const dated = whole(
    line(first.slice(0, 32), 40, title),
    line('Nov 2018', 40, undefined, 230),
    line('and more', 54, title),
  );
  expect(dated).toEqual([`${first.slice(0, 32)} and more  Nov 2018`]);
});

test('lines of two headings, of none and those that somebody broke on purpose stay apart', () => {
  expect(whole(line(first, 40, title), line(second, 54, { id: 2 }))).toHaveLength(2);
  expect(whole(line(first, 40), line(second, 54))).toHaveLength(2);
  expect(whole(line('Ferry Line', 40, title), line('Mate', 54, title), line(first, 68))).toHaveLength(3);
});
