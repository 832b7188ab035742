import { isKnownHeading } from '../../sections/known.ts';
import { advance, BODY_SIZE, columnStarts, type Row } from '../lines.ts';
import type { Place, ReadBlocks } from './context.ts';
import { child, type Element, elements } from './xml.ts';

type Cell = { at: number; rows: Row[] };

/** As many lines in two cells side by side make them columns of a page, not values of a table. */
const LONG = 3;
const isFilled = (row: Row): boolean => row.cells.flat().some((run) => run.text.trim() !== '');
const textOf = (row: Row): string =>
  row.cells
    .flat()
    .map((run) => run.text)
    .join('')
    .trim();
const announces = ({ rows }: Cell): boolean => rows.some((row) => isKnownHeading(textOf(row)));

/** Rows and cells of a table, through the wrappers that content controls and tracked changes put around them. */
function within(element: Element, name: string): Element[] {
  return elements(element).flatMap((each) => {
    if (each.name === name) return [each];
    return ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(each.name) ? within(each, name) : [];
  });
}

const isGone = (row: Element): boolean => child(child(row, 'w:trPr'), 'w:del') !== undefined;

function cellsOf(row: Element, place: Place, read: ReadBlocks): Cell[] {
  let at = 0;
  return within(row, 'w:tc').flatMap((cell) => {
    const properties = child(cell, 'w:tcPr');
    const fill = child(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
    const shaded = place.shaded || !/^(?:auto|ffffff)$/i.test(fill);
    const rows = read(cell, { ...place, shaded }).filter(isFilled);
    const start = at;
    at += Number(child(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1;
    return rows.length ? [{ at: start, rows }] : [];
  });
}

/** Values side by side: the first lines of all cells are one line, and so on. `starts`: where the columns begin. */
function beside(cells: Cell[], starts: number[]): Row[] {
  const most = Math.max(...cells.map(({ rows }) => rows.length));
  return Array.from({ length: most }, (_, i) => {
    const there = cells.flatMap((cell) => (cell.rows[i] ? [{ at: cell.at, row: cell.rows[i] }] : []));
    return {
      ...there[0]!.row,
      cells: there.flatMap(({ row }) => row.cells),
      at: there.flatMap(({ at, row }) => row.cells.map((_, nth) => (nth === 0 ? starts[at] : undefined))),
    };
  });
}

const MOST_COLUMNS = 63;

/** Where the columns of a table begin, so that what stands in one column stands below its title. */
function startsOf(rows: Cell[][]): number[] {
  const widths: number[] = [];
  for (const { at, rows: lines } of rows.flat()) {
    if (at > MOST_COLUMNS) continue;
    for (let i = widths.length; i <= at; i++) widths.push(0);
    for (const line of lines) widths[at] = Math.max(widths[at]!, advance(textOf(line), BODY_SIZE));
  }
  return columnStarts(widths);
}

const inColumn = (rows: Row[], column: Row['column']): Row[] => rows.map((row) => ({ ...row, column }));
const columnsOf = (cells: Cell[]): Row[] => cells.flatMap((cell, i) => inColumn(cell.rows, i === 0 ? 'left' : 'right'));

function tableRow(cells: Cell[], starts: number[]): Row[] {
  if (cells.length < 2) return cells[0]?.rows ?? [];
  const long = cells.filter(({ rows }) => rows.length >= LONG);
  if (long.length > 1) return columnsOf(cells);
  const [first, ...others] = cells;
  if (long.length === 1 && long[0] !== first && announces(first!)) return [...first!.rows, ...beside(others, starts)];
  return beside(cells, starts);
}

/**
 * A table as lines. Tables also lay pages out: where headings stand in two columns, each column is read on its own;
 * where they stand in the first alone, each announces what is beside it.
 */
export function tableRows(table: Element, place: Place, read: ReadBlocks): Row[] {
  const rows = within(table, 'w:tr')
    .filter((row) => !isGone(row))
    .map((row) => cellsOf(row, place, read));
  const headed = new Set(rows.flatMap((cells) => (cells.length > 1 ? cells.filter(announces).map((c) => c.at) : [])));
  if (headed.size < 2) {
    const starts = startsOf(rows);
    return rows.flatMap((cells) => tableRow(cells, starts));
  }
  const columns = [...new Set(rows.flatMap((cells) => cells.map((cell) => cell.at)))].sort((a, b) => a - b);
  return columns.flatMap((at, i) =>
    inColumn(
      rows.flatMap((cells) => cells.filter((cell) => cell.at === at).flatMap((cell) => cell.rows)),
      i === 0 ? 'left' : 'right',
    ),
  );
}
