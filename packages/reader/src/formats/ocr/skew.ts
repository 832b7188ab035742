import type { Dots } from './ink-of-words.ts';

/** Pages lie askew by no more than this, in radians; what is turned further was not put down as a page. */
const MOST = (6 * Math.PI) / 180;
const COARSE = (0.4 * Math.PI) / 180;
const FINE = (0.04 * Math.PI) / 180;
/** Less than this is nothing that reading minds. */
const LEAST = (0.12 * Math.PI) / 180;
/** TypesetLine at in steps of so many dots that the page is about this wide. */
const WIDTH = 800;
/** A step in brightness from one dot to the one below it that belongs to the edge of a letter. */
const EDGE = 30;
const FEW = 400;

type Edges = { xs: number[]; ys: number[]; height: number };

function edgesOf({ data, width, height }: Dots): Edges {
  const step = Math.max(1, Math.round(width / WIDTH));
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
  };
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y + step < height; y += step)
    for (let x = 0; x < width; x += step)
      if (Math.abs(light(x, y) - light(x, y + step)) > EDGE) {
        xs.push(x / step);
        ys.push(y / step);
      }
  return { xs, ys, height: Math.ceil(height / step) };
}

/** How sharply rows of letters and the room between them part where the page is taken to lie at this angle. */
function sharpness({ xs, ys, height }: Edges, angle: number): number {
  const slope = Math.tan(angle);
  const room = Math.ceil(2 * WIDTH * Math.tan(MOST));
  const rows = new Uint32Array(height + 2 * room);
  for (let i = 0; i < xs.length; i++) rows[Math.round(ys[i]! - slope * xs[i]!) + room]!++;
  let sum = 0;
  for (let i = 1; i < rows.length; i++) sum += (rows[i]! - rows[i - 1]!) ** 2;
  return sum;
}

function best(edges: Edges, from: number, to: number, step: number): number {
  let [angle, most] = [0, -1];
  for (let at = from; at <= to; at += step) {
    const sum = sharpness(edges, at);
    if (sum > most) [angle, most] = [at, sum];
  }
  return angle;
}

/** How far a page of text is turned clockwise, in radians; 0 where it lies straight or nobody can tell. */
export function skewOf(dots: Dots): number {
  const edges = edgesOf(dots);
  if (edges.xs.length < FEW) return 0;
  const about = best(edges, -MOST, MOST, COARSE);
  const angle = best(edges, about - COARSE, about + COARSE, FINE);
  return Math.abs(angle) < LEAST ? 0 : angle;
}
