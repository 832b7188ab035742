import { isCjk, joinLines } from '../../text/spacing.ts';
import type { Cell, Edge, Glyph } from '../../types.ts';
import { cellsOf, rowsOf } from '../cells.ts';
import { breaksInSpan } from '../stacks.ts';
import { isKnownHeading } from '../words.ts';
import { type Frame, type Grid, gridsOf } from './grid-cells.ts';
import { type GridCell, gridLines } from './grid-lines.ts';

/** Lines of one baseline in a cell, from left to right. */
type Row = Cell[];
type Filled = GridCell<Row> & { frame: Frame };

/** Cells side by side with this many lines each lay out a page, they are no values of a table. */
const PAGE_LINES = 14;
const STEP = 1.15;
/** Room between the sides of a cell and its text, pt. */
const PADDING = 5;
/** How much larger than its letters a heading counts that its place alone shows. */
const LARGER = 1.15;
const BETWEEN_ROWS = 1.5;
const ABOVE_BLOCK = 2;

const textOf = (row: Row): string => row.map((cell) => cell.text).join('  ');

const holds = (box: Edge, x: number, y: number): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
const isIn = (box: Edge) => (item: { x0: number; x1: number; y: number }, size: number) =>
  holds(box, (item.x0 + item.x1) / 2, item.y - 0.3 * size);

function filled(grid: Grid, glyphs: Glyph[], made: Cell[]): Filled[] {
  return grid.frames.map((frame) => {
    const inside = isIn(frame);
    const cells = [
      ...cellsOf(glyphs.filter((g) => inside(g, g.face.size))),
      ...made.filter((cell) => inside(cell, cell.size)),
    ];
    const { row, column, rows, columns } = frame;
    return { row, column, rows, columns, frame, lines: cells.length ? rowsOf(cells, (c) => c.size) : [] };
  });
}

/** True where a line reaches so near to the edge of its cell that the next word found no room. */
function goesOn(line: Row, next: Row, cell: GridCell<Row>): boolean {
  const { frame } = cell as Filled;
  const [last, first] = [line.at(-1)!, next[0]!];
  if (line.length > 1 || next.length > 1 || last.bold !== first.bold) return false;
  if (breaksInSpan(last.text, first.text)) return true;
  // `（其间` begins with a mark of full width
  const word = isCjk(first.text.slice(0, 2)) ? 2 : first.text.split(' ', 1)[0]!.length;
  const advance = (first.x1 - first.x0) / first.text.length;
  const middled = Math.abs(last.x0 - first.x0) > 1;
  const room = middled ? frame.x1 - frame.x0 - (last.x1 - last.x0) : frame.x1 - last.x1;
  return room - 2 * PADDING < word * advance + (middled ? 1 : 0.5) * last.size;
}

/** A heading and what it heads say more than this; fewer letters over two lines are the words of one label. */
const LONGEST_LABEL = 10;
const isTitled = (cell: Filled): boolean => {
  const { lines } = cell;
  const [first, ...others] = lines;
  const whole = lines.map(textOf).join('');
  return (
    others.length > 0 &&
    whole.length > LONGEST_LABEL &&
    first!.length === 1 &&
    // `专业技术` above `资格` found no room for the rest of its words
    !goesOn(first!, others[0]!, cell) &&
    isKnownHeading(textOf(first!)) &&
    !isKnownHeading(whole)
  );
};

/** True where parts of a page stand side by side in the cells: long ones, or one with its heading above its lines. */
function laysOut(cells: Filled[]): boolean {
  const beside = (a: Filled) => cells.filter((b) => b !== a && b.row < a.row + a.rows && a.row < b.row + b.rows);
  const isLong = ({ lines }: Filled) => lines.length >= PAGE_LINES;
  return cells.some((a) => beside(a).length > 0 && (isTitled(a) || (isLong(a) && beside(a).some(isLong))));
}

const SPACES = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/** Lines that are one text become one cell; words that name a section stand out as headings do. */
function oneCell(rows: Row[], heading: boolean): Cell {
  const cells = rows.flat();
  const parts: Cell['parts'] = [];
  let text = '';
  for (const cell of cells) {
    const whole = joinLines(text, cell.text);
    const between = whole.slice(text.length, whole.length - cell.text.length);
    parts.push(...cell.parts.map((part, i) => (i ? part : { ...part, text: between + part.text })));
    text = whole;
  }
  if (heading) text = text.replace(SPACES, '');
  return {
    ...cells[0]!,
    text,
    bold: heading || cells[0]!.bold,
    size: cells[0]!.size * (heading ? LARGER : 1),
    parts: heading ? [{ ...parts[0]!, text, bold: true }] : parts,
    x0: Math.min(...cells.map((cell) => cell.x0)),
    x1: Math.max(...cells.map((cell) => cell.x1)),
    glyphs: cells.flatMap((cell) => cell.glyphs ?? []),
  };
}

/** The cells of a table, each line of it on a level of its own: within the table's place, from top to bottom. */
function normalised(grid: Grid, cells: Filled[]): Cell[] {
  const lines = gridLines(cells, { textOf, goesOn }) as { heading: boolean; parts: { cell: Filled; lines: Row[] }[] }[];
  let y = grid.y0;
  let before: { row: number; cell: Filled | null; own: number } = { row: -1, cell: null, own: 0 };
  const levels = lines.map(({ heading, parts }) => {
    const size = Math.max(...parts.flatMap((part) => part.lines.flat().map((cell) => cell.size)));
    const { row } = parts[0]!.cell;
    const cell = parts.length === 1 && !heading ? parts[0]!.cell : null;
    const step = heading ? ABOVE_BLOCK : row === before.row ? STEP : BETWEEN_ROWS;
    const own = heading ? 0 : Math.min(...parts.flatMap((part) => part.lines.flat().map((one) => one.y)));
    // lines of one cell stand as far apart as they are printed, however far a heading moved them down
    if (cell && cell === before.cell) y += Math.max(own - before.own, STEP * size);
    else y = y === grid.y0 ? Math.max(own, y + size) : Math.max(own, y + step * size);
    before = { row, cell, own };
    return y;
  });
  const last = levels.at(-1) ?? grid.y0;
  const fit = last > grid.y1 - 1 ? (grid.y1 - 1 - grid.y0) / (last - grid.y0) : 1;
  return lines.flatMap(({ heading, parts }, i) => {
    const level = grid.y0 + (levels[i]! - grid.y0) * fit;
    return parts.flatMap(({ cell, lines: rows }): Cell[] => {
      const { frame } = cell;
      const each = rows.length > 1 || heading || parts.length > 1 ? [oneCell(rows, heading)] : rows.flat();
      return each.map((one) => ({ ...one, y: level, frame: { x0: frame.x0, x1: frame.x1, table: grid } }));
    });
  });
}

/** The cells of a page; what stands in drawn tables is put row by row, cell by cell. */
export function cellsWithTables(glyphs: Glyph[], edges: Edge[]): Cell[] {
  let rest = glyphs;
  let made: Cell[] = [];
  for (const grid of edges.length ? gridsOf(edges) : []) {
    const inside = isIn(grid);
    const cells = filled(grid, rest, made);
    const full = cells.filter((cell) => cell.lines.length > 0);
    const isTable = full.some((a) => full.some((b) => a.row === b.row && a.column !== b.column));
    if (!isTable || laysOut(full)) continue;
    rest = rest.filter((g) => !inside(g, g.face.size));
    made = [...made.filter((cell) => !inside(cell, cell.size)), ...normalised(grid, full)];
  }
  return [...cellsOf(rest), ...made];
}
