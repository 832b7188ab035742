import type { Cell, Line } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
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

/** So many lines of text end at one edge, no more than this apart, where it is spread over the width of its column, pt. */
const [SPREAD, LEVEL] = [2, 1];
/** Room between the text and what stands beside it, in letter sizes. */
const GUTTER = 1.5;

/**
 * Where the text ends whose dates hang in a column of their own to the right of it: lines spread up to one edge, beyond which
 * stand nothing but cells that begin behind a gap. Null where there is no such edge.
 */
function textEdge(rows: readonly Cell[][]): number | null {
  const cells = rows.flat();
  const dates = rows.flatMap((row) => (row.length > 1 && looksLikeDate(row.at(-1)!.text) ? [row.at(-1)!] : []));
  if (!dates.length) return null;
  const gutter = Math.min(...dates.map(({ x0 }) => x0));
  const before = cells.filter(({ x0 }) => x0 < gutter - LEVEL);
  const edge = Math.max(...before.map(({ x1 }) => x1));
  const isClear = gutter - edge > GUTTER * dates[0]!.size;
  const spread = rows.filter(([first, ...others]) => !others.length && Math.abs(first!.x1 - edge) < LEVEL);
  return isClear && spread.length >= SPREAD ? edge : null;
}

/** Lines of one block from top to bottom, each with its distance to the one above. */
export function linesOf(cells: Cell[], page: number, column: Line['column'] = 'whole', inside?: Inside): Line[] {
  const right = Math.max(inside?.right ?? 0, ...cells.map((c) => c.x1));
  const edges = { column, left: Math.min(...cells.map((c) => c.x0)), right };
  const rows = rowsOf(cells, (c) => c.size).map(withColons);
  const edge = textEdge(rows);
  const endOf = (row: Cell[]) => (edge !== null && row.at(-1)!.x1 < edge + LEVEL ? { ...edges, right: edge } : edges);
  const lines = rows.map((row) => lineOf(row, page, endOf(row))).sort((a, b) => a.y - b.y);
  return lines.map((line, i) => {
    const above = i ? lines[i - 1]!.y : (inside?.above ?? line.y);
    return { ...line, gap: (line.y - above) / line.size };
  });
}
