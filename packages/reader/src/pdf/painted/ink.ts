import type { Glyph } from '../../types.ts';
import type { Matrix } from '../text-state.ts';
import type { Area } from './area.ts';
import { type Background, COORDINATES, colourAt, looksLike, moved } from './backgrounds.ts';

/** A closed shape that was painted and is no plain rectangle, or a small picture; `colour` is null where it has many. */
export type Ink = Area & { colour: string | null };

/** What is painted on a page beyond this, in all and in one place, says no more of letters. */
const MOST = 20_000;
const MOST_IN_PLACE = 48;
/** Side of the squares in which shapes are looked for, pt. */
const SQUARE = 10;

/** The boxes of the shapes that a path consists of. */
function shapesOf(path: ArrayLike<number>, ctm: Matrix): Area[] {
  const shapes: Area[] = [];
  let box: number[] | null = null;
  const close = () => {
    if (box) shapes.push(moved(box, ctm));
    box = null;
  };
  for (let i = 0; i < path.length && shapes.length < MOST; ) {
    const code = path[i]!;
    const n = COORDINATES[code];
    if (n === undefined) break;
    if (code === 0) close();
    for (let k = i + 1; k < i + n; k += 2) {
      const [x, y]: [number, number] = [path[k]!, path[k + 1]!];
      box = box
        ? [Math.min(box[0]!, x), Math.min(box[1]!, y), Math.max(box[2]!, x), Math.max(box[3]!, y)]
        : [x, y, x, y];
    }
    i += n + 1;
  }
  close();
  return shapes;
}

/** Adds the shapes of a painted path that can be seen on what lies below it. */
export function addInk(inks: Ink[], path: ArrayLike<number>, ctm: Matrix, colour: string | null, below: Background[]) {
  if (inks.length >= MOST) return;
  const shapes = shapesOf(path, ctm);
  const first = shapes[0];
  if (!first) return;
  const ground = colour && colourAt(below, (first.x0 + first.x1) / 2, (first.y0 + first.y1) / 2);
  if (colour && ground && looksLike(colour, ground)) return;
  for (const shape of shapes.slice(0, MOST - inks.length)) inks.push({ ...shape, colour });
}

const squareOf = (x: number, y: number): string => `${Math.floor(x / SQUARE)}|${Math.floor(y / SQUARE)}`;

/** Finds the shape that was painted where a letter stands and is no larger than it. */
export function inkFinder(inks: Ink[]): (glyph: Glyph) => Ink | undefined {
  const squares = new Map<string, Ink[]>();
  for (const ink of inks) {
    const key = squareOf((ink.x0 + ink.x1) / 2, (ink.y0 + ink.y1) / 2);
    const there = squares.get(key);
    if (!there) squares.set(key, [ink]);
    else if (there.length < MOST_IN_PLACE) there.push(ink);
  }
  return ({ x0, x1, y, face: { size } }) => {
    const [left, right, top, bottom] = [x0 - 0.1 * size, x1 + 0.1 * size, y - 1.05 * size, y + 0.35 * size];
    if (right - left > 20 * SQUARE || bottom - top > 20 * SQUARE) return undefined;
    for (let bx = Math.floor(left / SQUARE); bx <= right / SQUARE; bx++)
      for (let by = Math.floor(top / SQUARE); by <= bottom / SQUARE; by++)
        for (const ink of squares.get(`${bx}|${by}`) ?? []) {
          const [x, width] = [(ink.x0 + ink.x1) / 2, ink.x1 - ink.x0];
          const fits = ink.y0 > top && ink.y1 < bottom && width < right - left + 0.3 * size;
          if (fits && x >= left && x <= right) return ink;
        }
    return undefined;
  };
}
