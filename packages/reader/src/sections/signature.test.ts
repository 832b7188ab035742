import { expect, test } from 'vitest';
import type { Line } from '../types.ts';
import { withoutSignature } from './signature.ts';

const line = (y: number, ...cells: string[]) =>
  ({ page: 0, x0: 50, y, size: 10, text: cells.join('  '), cells: cells.map((text) => ({ text })) }) as Line;
const left = (...lines: Line[]) => withoutSignature(lines).map(({ text }) => text);
const post = line(100, 'Fernhill Water');

test('lines to sign on are none of the last section, with or without place and date', () => {
  expect(left(post, line(200, 'Place, date', 'Signature'))).toEqual(['Fernhill Water']);
  expect(left(post, line(190, 'Bern, 3 May 2026'), line(210, 'Place, date', 'Signature'))).toEqual(['Fernhill Water']);
  expect(left(post, line(190, '上海，2026年5月3日'), line(210, '地点、日期', '签名'))).toEqual(['Fernhill Water']);
  expect(left(post, line(200, 'Ort, Datum: ______  Unterschrift: ______'))).toEqual(['Fernhill Water']);
  expect(left(post, line(200, '本人签字：', '日期：'))).toEqual(['Fernhill Water']);
});

test('what says more stays', () => {
  const said = [
    line(110, 'May 2026'),
    line(200, 'Signature: the fair of 2019'),
    line(300, 'Date'),
    line(320, 'Signature dishes'),
  ];
  expect(left(...said)).toEqual(said.map(({ text }) => text));
  expect(left(line(100, 'Award of the town, 2019'), line(300, 'Place, date', 'Signature'))).toEqual([
    'Award of the town, 2019',
  ]);
});
