import type { Grey } from './dark-paper.ts';

type Rectangle = { left: number; top: number; width: number; height: number };

/** Share of the height, and the rooms of which one is taken. */
const SHARE = 0.15;
const STEPS = 12;
/** A difference between two neighbouring dots that is the edge of a stroke. */
const EDGE = 60;

/** The part of a page in which most strokes stand: letters have many edges, pictures and bars few. */
export function densestBand({ data, width, height }: Grey): Rectangle {
  const edges = new Float64Array(height + 1);
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let x = 2; x < width; x += 2) if (Math.abs(data[y * width + x]! - data[y * width + x - 2]!) > EDGE) count++;
    edges[y + 1] = edges[y]! + count;
  }
  const high = Math.round(height * SHARE);
  const tops = Array.from({ length: STEPS + 1 }, (_, i) => Math.floor(((height - high) * i) / STEPS));
  const within = (top: number) => edges[top + high]! - edges[top]!;
  const top = tops.reduce((best, each) => (within(each) > within(best) ? each : best));
  return { left: 0, top, width, height: high };
}
