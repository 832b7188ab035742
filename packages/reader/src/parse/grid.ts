import { isBullet } from '../sections/styles.ts';
import type { Cell, Line } from '../types.ts';
import { looksLikeDate } from '../values/dates.ts';

const lineFrom = (line: Line, cell: Cell, left: number, right: number): Line => ({
  ...line,
  cells: [cell],
  text: cell.text,
  x0: cell.x0,
  x1: cell.x1,
  left,
  right,
});

/** A row of cards begins: two cells or more of heavier type, none of them a date. */
const isCardRow = (line: Line): boolean =>
  line.cells.length > 1 && line.cells.every((c) => c.bold && !looksLikeDate(c.text) && !isBullet(c.text));

/** Column of the card row that a cell stands under. */
function columnOf(cell: Cell, starts: number[]): number {
  let at = 0;
  starts.forEach((x, i) => {
    if (cell.x0 >= x - 2 * cell.size) at = i;
  });
  return at;
}

/** Cards side by side (a bold name above its details, several in a row) read one after the other. */
export function withoutGrid(lines: Line[]): Line[] {
  if (!lines.some(isCardRow) || lines.every(isCardRow)) return lines;
  const out: Line[] = [];
  let columns: Line[][] = [];
  let starts: number[] = [];
  const flush = () => {
    out.push(...columns.flat());
    columns = [];
  };
  for (const line of lines) {
    const single =
      columns.length > 0 && line.cells.length === 1 && line.cells[0]!.bold && columnOf(line.cells[0]!, starts) === 0;
    if (isCardRow(line) || single) {
      flush();
      starts = line.cells.map((c) => c.x0);
      columns = starts.map(() => []);
    }
    if (!columns.length) out.push(line);
    else
      for (const cell of line.cells) {
        const at = columnOf(cell, starts);
        const pitch = starts.length > 1 ? starts[1]! - starts[0]! : line.right - line.left;
        const right = starts[at + 1] ?? Math.min(starts[at]! + pitch, line.right);
        columns[at]!.push(lineFrom(line, cell, starts[at]!, right - cell.size));
      }
  }
  flush();
  return out;
}
