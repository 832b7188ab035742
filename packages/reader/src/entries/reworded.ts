import { withoutBullet } from '../sections/styles.ts';
import type { Cell, Line } from '../types.ts';

/** A cell with other words in the face of its first. */
export const withText = (cell: Cell, text: string): Cell => ({ ...cell, text, parts: [{ ...cell.parts[0]!, text }] });

/** A line with other cells, in its place. */
export const withCells = (line: Line, cells: Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map((c) => c.text).join('  '),
});

/** A line without the mark or number that it begins with. */
export function bareLine(line: Line): Line {
  const [first, ...others] = line.cells;
  const cells = first ? [withText(first, withoutBullet(first.text)), ...others] : [];
  return { ...line, text: withoutBullet(line.text), cells };
}
