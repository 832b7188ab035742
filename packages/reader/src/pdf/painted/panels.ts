import type { Matrix } from '../text-state.ts';
import type { Area } from './area.ts';
import { COORDINATES, moved } from './backgrounds.ts';

/** What is smaller holds no text of its own, what is longer is no outline, pt and numbers of a path. */
const LEAST = { width: 60, height: 24 };
const LONGEST_PATH = 800;
/** How far the outline of a panel may stand from the box around it, at its sides and at its round corners, pt. */
const [ASIDE, CORNER] = [3, 24];
/** Boxes whose four sides differ by less in all are one, pt. */
const SAME = 8;
/** A page with more is a drawing. */
const MOST_PANELS = 120;

/** True where every point of a path stands at the sides of the box around it: a filled or framed rectangle. */
function keepsToSides(path: ArrayLike<number>, ctm: Matrix, box: Area): boolean {
  for (let i = 0; i < path.length; ) {
    const n = COORDINATES[path[i]!];
    if (n === undefined) return false;
    if (n > 0) {
      const [px, py] = [path[i + n - 1]!, path[i + n]!];
      const { x0: x, y0: y } = moved([px, py, px, py], ctm);
      const [dx, dy] = [Math.min(x - box.x0, box.x1 - x), Math.min(y - box.y0, box.y1 - y)];
      if (Math.min(dx, dy) > ASIDE && Math.max(dx, dy) > CORNER) return false;
    }
    i += n + 1;
  }
  return true;
}

/** Adds the box of a painted path where it is a ground or a frame that text may stand in. */
export function addPanel(panels: Area[], path: ArrayLike<number>, ctm: Matrix, box: Area): void {
  if (panels.length >= MOST_PANELS || path.length > LONGEST_PATH) return;
  if (box.x1 - box.x0 < LEAST.width || box.y1 - box.y0 < LEAST.height) return;
  const known = panels.some(
    (p) => Math.abs(p.x0 - box.x0) + Math.abs(p.y0 - box.y0) + Math.abs(p.x1 - box.x1) + Math.abs(p.y1 - box.y1) < SAME,
  );
  if (!known && keepsToSides(path, ctm, box)) panels.push(box);
}
