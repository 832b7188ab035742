import { BODY_SIZE, type Row, type Run, toLines } from '../src/formats/lines.ts';
import type { Line } from '../src/types.ts';

const run = (text: string, bold: boolean): Run => ({ text, bold, italic: false, size: BODY_SIZE, colour: '#000000' });

const runsOf = (cell: string): Run[] =>
  cell
    .split('**')
    .map((text, at) => run(text, at % 2 === 1))
    .filter(({ text }) => text !== '');

/** Lines as a document without pages has them: a tab begins a cell, `**` heavier type, an empty line leaves room. */
export function linesOf(text: string): Line[] {
  let before = 0;
  const rows = text.split('\n').flatMap((raw): Row[] => {
    const line = raw.trim();
    if (!line) {
      before = BODY_SIZE;
      return [];
    }
    const row: Row = { cells: line.split('\t').map(runsOf), indent: 0, before, after: 0, column: 'whole' };
    before = 0;
    return [row];
  });
  return toLines(rows);
}
