import { expect, test } from 'vitest';
import type { Page } from '../types.ts';
import { withPlainMedium } from './medium-weight.ts';

const pageOf = (...fonts: string[]): Page => ({
  width: 600,
  height: 800,
  glyphs: fonts.map((font) => ({
    text: 'a',
    x0: 0,
    x1: 5,
    y: 10,
    space: false,
    face: { font, size: 10, bold: true, italic: false, colour: '#000000' },
  })),
});
const bold = (...fonts: string[]) => withPlainMedium([pageOf(...fonts)])[0]!.glyphs.map((g) => g.face.bold);

test('medium is plain where a family has only heavier weights beside it', () => {
  expect(bold('Song-Medium', 'Song-Bold')).toEqual([false, true]);
});

test('medium stands out beside a lighter weight and where it is alone', () => {
  expect(bold('Song-Medium', 'Song-Bold', 'Song-Regular')[0]).toBe(true);
  expect(bold('Song-Medium', 'Sans-Bold')[0]).toBe(true);
});
