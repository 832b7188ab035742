import type { Cell, Line } from '../types.ts';
import { rowsOf } from './cells.ts';

const lineOf = (cells: Cell[], page: number, column: Line['column'], right: number): Line => ({
  cells,
  text: cells.map((c) => c.text).join('  '),
  page,
  column,
  right,
  x0: cells[0]!.x0,
  x1: Math.max(...cells.map((c) => c.x1)),
  y: Math.min(...cells.map((c) => c.y)),
  size: Math.max(...cells.map((c) => c.size)),
  gap: 0,
});

/** Lines of one block from top to bottom, each with its distance to the one above. */
export function linesOf(cells: Cell[], page: number, column: Line['column'] = 'whole'): Line[] {
  const right = Math.max(...cells.map((c) => c.x1));
  const lines = rowsOf(cells, (c) => c.size)
    .map((row) => lineOf(row, page, column, right))
    .sort((a, b) => a.y - b.y);
  return lines.map((line, i) => ({ ...line, gap: i ? (line.y - lines[i - 1]!.y) / line.size : 0 }));
}
