import type { Edge } from '../../types.ts';

/** A cell of a drawn table with its place on the page. */
export type Frame = Edge & { row: number; column: number; rows: number; columns: number };
export type Grid = Edge & { frames: Frame[] };

/** Lines nearer than this are one line, ends nearer than this meet, pt. */
const SAME = 2;
const MEET = 3;
const MOST_ACROSS = 240;
const MOST_DOWN = 40;
const MOST_EDGES = 3000;
/** Share of its length along which a side of the table must be drawn. */
const DRAWN = 0.7;

type Span = { at: number; from: number; to: number };

/** Lines at one place in one direction, joined where they meet. */
function joined(spans: Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.at - b.at || a.from - b.from)) {
    let open: Span | undefined;
    for (let i = out.length - 1; i >= 0 && span.at - out[i]!.at < SAME; i--)
      if (span.from <= out[i]!.to + MEET && span.to >= out[i]!.from - MEET) open = out[i];
    if (open) [open.from, open.to] = [Math.min(open.from, span.from), Math.max(open.to, span.to)];
    else out.push({ ...span });
  }
  return out;
}

const crosses = (across: Span, down: Span): boolean =>
  down.at >= across.from - MEET &&
  down.at <= across.to + MEET &&
  across.at >= down.from - MEET &&
  across.at <= down.to + MEET;

/** Lines that hang together, across and down. */
function groups(across: Span[], down: Span[]): { across: Span[]; down: Span[] }[] {
  const left = new Set([...across, ...down]);
  const isAcross = new Set(across);
  const found: { across: Span[]; down: Span[] }[] = [];
  for (const start of across) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (let i = 0; i < group.length; i++) {
      const line = group[i]!;
      for (const other of isAcross.has(line) ? down : across)
        if (left.has(other) && (isAcross.has(line) ? crosses(line, other) : crosses(other, line))) {
          left.delete(other);
          group.push(other);
        }
    }
    found.push({ across: group.filter((l) => isAcross.has(l)), down: group.filter((l) => !isAcross.has(l)) });
  }
  return found;
}

function places(spans: Span[]): number[] {
  const out: number[] = [];
  for (const { at } of [...spans].sort((a, b) => a.at - b.at))
    if (!out.length || at - out.at(-1)! >= SAME) out.push(at);
  return out;
}

const drawnAt = (spans: Span[], at: number, through: number): boolean =>
  spans.some((s) => Math.abs(s.at - at) < SAME && s.from <= through && s.to >= through);

function isDrawn(spans: Span[], at: number, from: number, to: number): boolean {
  const length = spans
    .filter((s) => Math.abs(s.at - at) < SAME)
    .reduce((sum, s) => sum + Math.max(0, Math.min(s.to, to) - Math.max(s.from, from)), 0);
  return length >= DRAWN * (to - from);
}

/** The cells between the lines of a group: squares of the grid that no line parts are one. */
function gridOf({ across, down }: { across: Span[]; down: Span[] }): Grid | null {
  const [xs, ys] = [places(down), places(across)];
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 1 || rows < 1 || columns * rows < 2 || columns > MOST_DOWN || rows > MOST_ACROSS) return null;
  const box = { x0: xs[0]!, x1: xs.at(-1)!, y0: ys[0]!, y1: ys.at(-1)! };
  const isClosed =
    [box.x0, box.x1].every((x) => isDrawn(down, x, box.y0, box.y1)) &&
    [box.y0, box.y1].every((y) => isDrawn(across, y, box.x0, box.x1));
  if (!isClosed) return null;
  const group = Array.from({ length: columns * rows }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (group[at] !== at) at = group[at]!;
    return at;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [i, x, y] = [row * columns + column, (xs[column]! + xs[column + 1]!) / 2, (ys[row]! + ys[row + 1]!) / 2];
      if (column + 1 < columns && !drawnAt(down, xs[column + 1]!, y)) group[root(i + 1)] = root(i);
      if (row + 1 < rows && !drawnAt(across, ys[row + 1]!, x)) group[root(i + columns)] = root(i);
    }
  const frames = new Map<number, Frame>();
  for (let i = 0; i < group.length; i++) {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const open = frames.get(root(i)) ?? { row, column, rows: 1, columns: 1, x0: 0, x1: 0, y0: 0, y1: 0 };
    const [fromRow, fromColumn] = [Math.min(open.row, row), Math.min(open.column, column)];
    const toRow = Math.max(open.row + open.rows, row + 1);
    const toColumn = Math.max(open.column + open.columns, column + 1);
    frames.set(root(i), {
      row: fromRow,
      column: fromColumn,
      rows: toRow - fromRow,
      columns: toColumn - fromColumn,
      x0: xs[fromColumn]!,
      x1: xs[toColumn]!,
      y0: ys[fromRow]!,
      y1: ys[toRow]!,
    });
  }
  return { ...box, frames: [...frames.values()] };
}

/** The tables that are drawn on a page, the smallest first, so that one inside another comes before it. */
export function gridsOf(edges: Edge[]): Grid[] {
  if (edges.length > MOST_EDGES) return [];
  const flat = edges.filter((e) => e.y1 - e.y0 < e.x1 - e.x0);
  const upright = edges.filter((e) => e.y1 - e.y0 > e.x1 - e.x0);
  const across = joined(flat.map((e) => ({ at: e.y0, from: e.x0, to: e.x1 })));
  const down = joined(upright.map((e) => ({ at: e.x0, from: e.y0, to: e.y1 })));
  const area = (g: Grid) => (g.x1 - g.x0) * (g.y1 - g.y0);
  return groups(across, down)
    .flatMap((group) => gridOf(group) ?? [])
    .sort((a, b) => area(a) - area(b));
}
