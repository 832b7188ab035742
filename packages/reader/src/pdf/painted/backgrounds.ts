import type { Matrix } from '../text-state.ts';
import type { Area } from './area.ts';

/** What was painted below the text; `colour` is null where it is no plain colour: pictures, patterns, odd shapes. */
export type Background = Area & { colour: string | null; picture?: boolean };

/** Codes of the path data of pdf.js: move, line, curve, close. */
export const COORDINATES = [2, 2, 6, 0];
/** Rounded corners keep to this share of a shape. */
const CORNER = 0.25;
/** A frame that is one path around its own thin band fills less of its box than this; a circle's corner points fill half. */
const FILLED = 0.4;
/** Channels of two colours may differ by this much, of 255, where nobody can tell them apart. */
const SAME = 10;

/** The box around a box after a transformation. */
export function moved(box: ArrayLike<number>, m: Matrix): Area {
  const xs = [0, 2].flatMap((i) => [1, 3].map((k) => m[0]! * box[i]! + m[2]! * box[k]! + m[4]!));
  const ys = [0, 2].flatMap((i) => [1, 3].map((k) => m[1]! * box[i]! + m[3]! * box[k]! + m[5]!));
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export const common = (a: Area, b: Area | null): Area =>
  b ? { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) } : a;

/** True where a path is one upright rectangle, its corners round or not: its box tells all of it. */
export function isRectangle(path: ArrayLike<number>, box: ArrayLike<number>): boolean {
  const [width, height] = [box[2]! - box[0]!, box[3]! - box[1]!];
  let [x, y, moves, filled] = [0, 0, 0, 0];
  let start: [number, number] = [0, 0];
  const sweep = (nx: number, ny: number) => {
    filled += ((x - start[0]) * (ny - start[1]) - (nx - start[0]) * (y - start[1])) / 2;
  };
  for (let i = 0; i < path.length; ) {
    const code = path[i]!;
    const n = COORDINATES[code];
    if (n === undefined) return false;
    if (code === 0) moves++;
    if (n > 0) {
      const [nx, ny] = [path[i + n - 1]!, path[i + n]!];
      const [dx, dy] = [Math.abs(nx - x), Math.abs(ny - y)];
      if (code === 1 && Math.min(dx / width, dy / height) > 0.02) return false;
      if (code === 2 && (dx > width * CORNER || dy > height * CORNER) && dx > 0 && dy > 0 && dx !== dy) return false;
      if (code === 0) start = [nx, ny];
      else sweep(nx, ny);
      [x, y] = [nx, ny];
    }
    i += n + 1;
  }
  return moves === 1 && Math.abs(filled) >= FILLED * Math.abs(width * height);
}

const channels = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

export const looksLike = (a: string, b: string): boolean => {
  const other = channels(b);
  return channels(a).every((c, i) => Math.abs(c - other[i]!) <= SAME);
};

/** The colour below a point, the paper's where nothing was painted, null where it can't be said. */
export function colourAt(backgrounds: Background[], x: number, y: number): string | null {
  for (let i = backgrounds.length - 1; i >= 0; i--) {
    const g = backgrounds[i]!;
    if (x >= g.x0 && x <= g.x1 && y >= g.y0 && y <= g.y1) return g.colour;
  }
  return '#ffffff';
}
