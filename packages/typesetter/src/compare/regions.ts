import type { Box } from '../svg/matrix.ts';
import type { Grey } from './pixels.ts';

type Cell = { column: number; row: number };

/** Cells of `size` pixels that hold a set pixel, as `column,row`. */
function cellsOf({ width, height, data }: Grey, size: number): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[y * width + x]) {
        const cell = { column: Math.floor(x / size), row: Math.floor(y / size) };
        cells.set(`${cell.column},${cell.row}`, cell);
      }
  return cells;
}

/** All cells that touch `first`, directly or through others; they are taken out of `cells`. */
function connected(cells: Map<string, Cell>, first: Cell): Cell[] {
  const found = [first];
  for (const { column, row } of found)
    for (const [dx, dy] of [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ] as const) {
      const key = `${column + dx},${row + dy}`;
      const next = cells.get(key);
      if (next && cells.delete(key)) found.push(next);
    }
  return found;
}

/** Upright boxes around the set pixels, each one region that is apart from the others by a cell; in fractions of the whole. */
export function regions(set: Grey, size: number): Box[] {
  const cells = cellsOf(set, size);
  const boxes: Box[] = [];
  for (const [key, cell] of cells) {
    if (!cells.delete(key)) continue;
    const group = connected(cells, cell);
    const [columns, rows] = [group.map(({ column }) => column), group.map(({ row }) => row)];
    const [x, y] = [Math.min(...columns) * size, Math.min(...rows) * size];
    const right = Math.min(set.width, (Math.max(...columns) + 1) * size);
    const bottom = Math.min(set.height, (Math.max(...rows) + 1) * size);
    boxes.push({
      x: x / set.width,
      y: y / set.height,
      width: (right - x) / set.width,
      height: (bottom - y) / set.height,
    });
  }
  return boxes;
}
