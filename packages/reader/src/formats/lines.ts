import { withSpreadLabels } from '../layout/tables/colon-cells.ts';
import { clean } from '../text/clean.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { withLinkWords } from './link-text.ts';
import type { Row, Run } from './rows.ts';

export type { Row, Run };

export const BODY_SIZE = 10.5;
/** A page of flowing text, for the order of things: A4 with the margins of word processors. */
const PAGE_HEIGHT = 842;
const TOP = 72;
const WIDTH = 451;
/** Lines of paragraphs never break for want of room: their right edge is out of reach. */
const FAR = 100_000;
const LEADING = 1.2;

/** Room between two cells, in letter sizes. */
const BETWEEN = 2;

/** How long a text is, in pt. */
export const advance = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + size * (isCjk(letter) ? 1 : 0.5), 0);

function cellOf(runs: Run[], x0: number, y: number): Cell | null {
  const parts = runs.map((run) => ({ ...run, text: clean(run.text) })).filter((run) => run.text !== '');
  const text = parts
    .map((run) => run.text)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (!text) return null;
  const lead = parts.find((run) => /[\p{L}\p{N}]/u.test(run.text)) ?? parts[0]!;
  const main = parts.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    text,
    x0,
    x1: x0 + advance(text, main.size),
    y,
    size: main.size,
    bold: lead.bold,
    italic: lead.italic,
    colour: lead.colour,
    font: '',
    parts: parts.map(({ size: _, ...part }) => part),
  };
}

function cellsOf(row: Row, y: number): Cell[] {
  const cells: Cell[] = [];
  let x = row.indent;
  for (const [i, runs] of row.cells.entries()) {
    const cell = cellOf(runs, Math.max(x, row.at?.[i] ?? 0), y);
    if (!cell) continue;
    cells.push(cell);
    x = cell.x1 + BETWEEN * cell.size;
  }
  return withSpreadLabels(cells);
}

/** Where the columns of a table begin that are as wide as their widest cell; `widths` and the places are in pt. */
export function columnStarts(widths: number[]): number[] {
  let x = 0;
  return widths.map((width) => {
    const start = x;
    x += width + BETWEEN * BODY_SIZE;
    return start;
  });
}

/** Lines in the order of the rows, as if they flowed down pages. Rows without text leave room. */
export function toLines(given: Row[]): Line[] {
  const rows = withLinkWords(given);
  const lines: Line[] = [];
  let [y, after, empty] = [TOP, 0, 0];
  for (const row of rows) {
    const cells = cellsOf(row, 0);
    if (cells.length === 0) {
      empty += BODY_SIZE * LEADING;
      continue;
    }
    const size = Math.max(...cells.map((cell) => cell.size));
    const step = size * LEADING + Math.max(after, row.before) + empty;
    y += step;
    const x1 = cells.at(-1)!.x1;
    lines.push({
      cells: cells.map((cell) => ({ ...cell, y: y % PAGE_HEIGHT })),
      text: cells.map((cell) => cell.text).join('  '),
      page: Math.floor(y / PAGE_HEIGHT),
      column: row.column,
      x0: row.indent,
      x1,
      left: 0,
      right: FAR,
      y: y % PAGE_HEIGHT,
      size,
      gap: lines.length ? step / size : 0,
      index: lines.length,
    });
    // what a page would break over several lines takes their room
    y += Math.floor(x1 / WIDTH) * size * LEADING;
    [after, empty] = [row.after, 0];
  }
  return lines;
}
