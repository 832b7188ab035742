import type { Cell, Line } from '../types.ts';
import { rowsOf } from './cells.ts';
import { withColons } from './tables/colon-cells.ts';

const lineOf = (cells: Cell[], page: number, edges: Pick<Line, 'column' | 'left' | 'right'>): Line => ({
  cells,
  text: cells.map((c) => c.text).join('  '),
  page,
  ...edges,
  ...(cells.length === 1 && cells[0]!.frame
    ? { left: cells[0]!.x0, right: cells[0]!.frame.x1 - 0.4 * cells[0]!.size }
    : {}),
  x0: cells[0]!.x0,
  x1: Math.max(...cells.map((c) => c.x1)),
  y: Math.min(...cells.map((c) => c.y)),
  size: Math.max(...cells.map((c) => c.size)),
  gap: 0,
});

/** Where the lines of a drawn panel end at the latest, and the baseline of the text above it, null where there is none. */
export type Inside = { right: number; above: number | null };

/** Lines of one block from top to bottom, each with its distance to the one above. */
export function linesOf(cells: Cell[], page: number, column: Line['column'] = 'whole', inside?: Inside): Line[] {
  const right = Math.max(inside?.right ?? 0, ...cells.map((c) => c.x1));
  const edges = { column, left: Math.min(...cells.map((c) => c.x0)), right };
  const lines = rowsOf(cells, (c) => c.size)
    .map((row) => lineOf(withColons(row), page, edges))
    .sort((a, b) => a.y - b.y);
  return lines.map((line, i) => {
    const above = i ? lines[i - 1]!.y : (inside?.above ?? line.y);
    return { ...line, gap: (line.y - above) / line.size };
  });
}
