import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { withWholeFormRows } from './form-rows.ts';

const rows = (text: string) => withWholeFormRows(linesOf(text)).map(({ cells }) => cells.map((cell) => cell.text));

test('the first label of a row of a form that stands above the rest of it', () => {
  expect(rows('民族\t汉族\t籍贯\t江苏无锡\n学历\n大专\t职称\t技师\t身高\t170cm')).toEqual([
    ['民族', '汉族', '籍贯', '江苏无锡'],
    ['学历', '大专', '职称', '技师', '身高', '170cm'],
  ]);
});

test('a heading above a table is no label', () => {
  const text = '民族\t汉族\n学历\n2010-2013\t松林学校\t中专';
  expect(rows(text)).toHaveLength(3);
});
