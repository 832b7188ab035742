import type { Cell, Edge } from '../types.ts';
import { rowsOf } from './cells.ts';

/**
 * What of a page is read by itself, one after the other: the cells of a panel, or those between panels. `column`: of which
 * of two columns of panels it is, and where the gap between them stands, pt.
 */
export type Part = { cells: Cell[]; panel: Edge | null; column: Column | null };
type Column = { side: 'left' | 'right'; gutter: number };

/** A page, a ground that lies under nearly all of it, and a side column: what stands there is parted otherwise. */
const [MOST_OF_PAGE, TALL, WIDE] = [0.8, 0.5, 0.5];
/** A panel reaches across the text where it leaves no more than this beside it, in shares of the width. */
const ACROSS = 0.85;
/** Letters may stand over the side of their panel by this much, pt. */
const OVER = 1.5;
const LEAST_ROWS = 2;
const MOST_PANELS = 40;

const isIn = (cell: Cell, { x0, y0, x1, y1 }: Edge): boolean =>
  cell.x0 > x0 - OVER && cell.x1 < x1 + OVER && cell.y - 0.7 * cell.size > y0 - OVER && cell.y < y1 + OVER;
const touches = (cell: Cell, { x0, y0, x1, y1 }: Edge): boolean =>
  cell.x0 < x1 && cell.x1 > x0 && cell.y - 0.3 * cell.size < y1 && cell.y > y0;
const meet = (a: Edge, b: Edge): boolean =>
  a.x0 < b.x1 - OVER && b.x0 < a.x1 - OVER && a.y0 < b.y1 - OVER && b.y0 < a.y1 - OVER;
const isLevel = (a: Edge, b: Edge): boolean => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * (a.y1 - a.y0);
const area = ({ x0, y0, x1, y1 }: Edge): number => (x1 - x0) * (y1 - y0);

/** The outermost panels that hold a text of several lines whole; none where they overlap. */
function holding(panels: readonly Edge[], cells: Cell[], page: { width: number; height: number }): Edge[] {
  const [from, to] = [Math.min(...cells.map((c) => c.x0)), Math.max(...cells.map((c) => c.x1))];
  const fit = panels.filter((panel) => {
    if (area(panel) > MOST_OF_PAGE * page.width * page.height) return false;
    if (panel.y1 - panel.y0 > TALL * page.height && panel.x1 - panel.x0 < WIDE * page.width) return false;
    const own = cells.filter((cell) => isIn(cell, panel));
    if (own.length === cells.length || own.some(({ frame }) => frame)) return false;
    const rows = rowsOf(own, (c) => c.size).length;
    return rows >= LEAST_ROWS && !cells.some((cell) => touches(cell, panel) && !isIn(cell, panel));
  });
  const outer = fit.filter((panel) => !fit.some((o) => o !== panel && area(o) > area(panel) && meet(o, panel)));
  const across = (panel: Edge) => Math.min(panel.x1, to) - Math.max(panel.x0, from) > ACROSS * (to - from);
  return outer.filter((panel) => across(panel) || outer.some((o) => o !== panel && isLevel(panel, o)));
}

/** Boxes in the order in which they are read: bands from top to bottom, in a band columns from left to right. */
function inOrder<T extends Edge>(boxes: readonly T[]): T[] {
  if (boxes.length < 2) return [...boxes];
  for (const [start, end] of [
    ['y0', 'y1'],
    ['x0', 'x1'],
  ] as const) {
    const groups: { to: number; boxes: T[] }[] = [];
    for (const box of [...boxes].sort((a, b) => a[start] - b[start])) {
      const last = groups.at(-1);
      if (last && box[start] < last.to - OVER) {
        last.boxes.push(box);
        last.to = Math.max(last.to, box[end]);
      } else groups.push({ to: box[end], boxes: [box] });
    }
    if (groups.length > 1) return groups.flatMap((group) => inOrder(group.boxes));
  }
  return [...boxes].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** The one gap that parts all panels of a page but those across it; null where they stand in more columns, or in one. */
function gutterOf(panels: readonly Edge[]): number | null {
  const from = Math.min(...panels.map(({ x0 }) => x0));
  const end = Math.max(...panels.map(({ x1 }) => x1));
  const narrow = panels.filter(({ x0, x1 }) => x1 - x0 <= ACROSS * (end - from));
  const right = Math.max(...narrow.map(({ x0 }) => x0));
  const lefts = narrow.filter(({ x1 }) => x1 < right + OVER);
  const rights = narrow.filter(({ x0 }) => x0 > right - OVER);
  if (!lefts.length || lefts.length + rights.length < narrow.length) return null;
  if (Math.max(...lefts.map(({ x0 }) => x0)) > Math.min(...lefts.map(({ x0 }) => x0)) + OVER) return null;
  return (Math.max(...lefts.map(({ x1 }) => x1)) + right) / 2;
}

/**
 * The cells of a page by the panels that are drawn on it (cards, the ground of its head), in reading order; null where
 * there are none, or where text stands beside them.
 */
export function inPanels(
  cells: Cell[],
  panels: readonly Edge[],
  page: { width: number; height: number },
): Part[] | null {
  if (!panels.length || panels.length > MOST_PANELS || !cells.length) return null;
  const found = holding(panels, cells, page);
  const loose = cells.filter((cell) => !found.some((panel) => isIn(cell, panel)));
  const isBeside = (cell: Cell) => found.some((p) => cell.y > p.y0 && cell.y - 0.7 * cell.size < p.y1);
  if (!found.length || loose.some(isBeside)) return null;
  const gutter = gutterOf(found);
  const columnOf = ({ x0, x1 }: Edge): Column | null => {
    if (gutter === null || (x0 < gutter && x1 > gutter)) return null;
    return { side: x1 < gutter ? 'left' : 'right', gutter };
  };
  const parts: Part[] = [];
  let rest = [...loose].sort((a, b) => a.y - b.y);
  for (const panel of inOrder(found)) {
    const above = rest.filter((cell) => cell.y <= panel.y0 + OVER);
    rest = rest.filter((cell) => cell.y > panel.y0 + OVER);
    if (above.length) parts.push({ cells: above, panel: null, column: null });
    parts.push({ cells: cells.filter((cell) => isIn(cell, panel)), panel, column: columnOf(panel) });
  }
  return rest.length ? [...parts, { cells: rest, panel: null, column: null }] : parts;
}
