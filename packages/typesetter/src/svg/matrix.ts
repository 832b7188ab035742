/** a, b, c, d, e, f of SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export const unit: Matrix = [1, 0, 0, 1, 0, 0];

const numbers = (text: string) => text.split(/[\s,]+/).map(Number);

/** One `translate(…)`, `scale(…)` or `matrix(…)`, all that the compiler writes; anything else changes nothing. */
export function parse(transform: string): Matrix {
  const [, kind, inside = ''] = /^(translate|scale|matrix)\(([^)]*)\)$/.exec(transform) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = kind ? numbers(inside) : [];
  if (kind === 'translate') return [1, 0, 0, 1, a, b];
  if (kind === 'scale') return [a, 0, 0, b, 0, 0];
  return kind === 'matrix' ? [a, b, c, d, e, f] : unit;
}

/** First `inner`, then `outer`. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export type Box = { x: number; y: number; width: number; height: number };

/** The upright box around a rectangle from the origin. */
export function boxOf([a, b, c, d, e, f]: Matrix, width: number, height: number): Box {
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x + e, y: y + f, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
