import type { Cell, Line } from '../types.ts';

/** What gets one label: a cell of a line, with what its neighbourhood and its document say of it. */
export type Unit = {
  text: string;
  cell: Cell;
  line: Line;
  /** which of the line's cells, and how many there are */
  at: number;
  of: number;
};

/** The cells of a document in reading order. Lines of formats without pages keep their one cell. */
export const unitsOf = (lines: readonly Line[]): Unit[] =>
  lines.flatMap((line) =>
    line.cells.map((cell, at) => ({ text: cell.text.trim(), cell, line, at, of: line.cells.length })),
  );

/** Size, weight, slant and colour: what a document draws alike it means alike. */
export const faceOf = ({ cell }: Unit): string =>
  `${Math.round(cell.size * 2) / 2}|${cell.bold ? 'b' : ''}${cell.italic ? 'i' : ''}|${cell.colour}`;
