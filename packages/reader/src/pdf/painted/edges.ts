import type { Edge } from '../../types.ts';
import type { Matrix } from '../text-state.ts';
import { COORDINATES, moved } from './backgrounds.ts';

/** A bar no thicker than this is a line, a line no shorter than that the side of a cell, in pt. */
const THICK = 2.5;
const SHORT = 4;
const STRAIGHT = 0.6;
/** A page with more lines than this is a drawing. */
export const MOST_EDGES = 4000;

/** The boxes of a path of upright lines and boxes; null where it has anything else. */
function boxesOf(path: ArrayLike<number>, ctm: Matrix): Edge[] | null {
  const boxes: Edge[] = [];
  let box: [number, number, number, number] | null = null;
  let [x, y] = [0, 0];
  for (let i = 0; i < path.length; ) {
    const code = path[i]!;
    const n = COORDINATES[code];
    if (n === undefined || code === 2 || boxes.length > MOST_EDGES) return null;
    if (n > 0) {
      const [nx, ny] = [path[i + 1]!, path[i + 2]!];
      if (code === 1 && Math.min(Math.abs(nx - x), Math.abs(ny - y)) > STRAIGHT) return null;
      if (code === 0 && box) boxes.push(moved(box, ctm));
      box =
        code === 0 || !box
          ? [nx, ny, nx, ny]
          : [Math.min(box[0], nx), Math.min(box[1], ny), Math.max(box[2], nx), Math.max(box[3], ny)];
      [x, y] = [nx, ny];
    }
    i += n + 1;
  }
  return box ? [...boxes, moved(box, ctm)] : boxes;
}

/** A thin box as the line along its middle, another one as its four sides. */
function sidesOf({ x0, y0, x1, y1 }: Edge): Edge[] {
  const [width, height] = [x1 - x0, y1 - y0];
  if (height <= THICK) return width > SHORT ? [{ x0, x1, y0: (y0 + y1) / 2, y1: (y0 + y1) / 2 }] : [];
  if (width <= THICK) return height > SHORT ? [{ y0, y1, x0: (x0 + x1) / 2, x1: (x0 + x1) / 2 }] : [];
  return [
    { x0, x1, y0, y1: y0 },
    { x0, x1, y0: y1, y1 },
    { x0, x1: x0, y0, y1 },
    { x0: x1, x1, y0, y1 },
  ];
}

/** Adds the lines of a painted path, the sides of its boxes among them. */
export function addEdges(edges: Edge[], path: ArrayLike<number>, ctm: Matrix): void {
  if (edges.length < MOST_EDGES) edges.push(...(boxesOf(path, ctm) ?? []).flatMap(sidesOf));
}
