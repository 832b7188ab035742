import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import type { Line, Says } from '../../types.ts';
import { withLabelledHeadings } from './labelled-headings.ts';

const said = (kind: string, heading = 0, begin = 0): Says => ({ heading, begin, body: 0, kinds: { [kind]: 1 } });
const labelled = (rows: [string, Says, size?: number][]): Line[] =>
  plainLines(rows.map(([text]) => text).join('\n')).map((line, at) => {
    const size = rows[at]![2] ?? 10;
    return { ...line, size, cells: line.cells.map((cell) => ({ ...cell, size, bold: false, says: rows[at]![1] })) };
  });

const DRAWN: Parameters<typeof labelled>[0] = [
  ['履历', said('work', 1), 13],
  ['松林公司 会计', said('work')],
  ['学业', said('education', 1), 13],
  ['松林大学 本科', said('education')],
  ['所获', said('awards', 1), 13],
  ['松林奖', said('awards')],
  ['看家本领', said('skills', 0.05), 13],
  ['天平；烘箱', said('skills')],
];

test('what is drawn as the sure headings are, and as nothing else is, is a heading whatever its words are', () => {
  expect([...withLabelledHeadings(labelled(DRAWN), new Map()).keys()]).toContain(6);
});

test('where texts are drawn so as well, its words decide', () => {
  const rows: typeof DRAWN = [
    ...DRAWN,
    ['一九九八年在松林车间做工，二〇〇一年以后在松林职业学校教书', said('work'), 13],
  ];
  expect([...withLabelledHeadings(labelled(rows), new Map()).keys()]).not.toContain(6);
});
