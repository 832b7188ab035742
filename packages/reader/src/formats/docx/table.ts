import { type GridCell, gridLines } from '../../layout/tables/grid-lines.ts';
import { isKnownHeading } from '../../sections/known.ts';
import { joinLines } from '../../text/spacing.ts';
import { advance, BODY_SIZE, columnStarts, type Row, type Run } from '../lines.ts';
import type { Place, ReadBlocks } from './context.ts';
import { child, type Element, elements, settingOf } from './xml.ts';

type Cell = GridCell<Row>;

const MOST_COLUMNS = 63;
/** Tables that lay a page out have no more columns; what has more is a form or a list. */
const MOST_LAYOUT_COLUMNS = 3;
/** How much larger than its letters a heading counts that its place alone shows. */
const LARGER = 1.15;
const SPACES = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

const isFilled = (row: Row): boolean => row.cells.flat().some((run) => run.text.trim() !== '');
const textOf = (row: Row): string =>
  row.cells
    .flat()
    .map((run) => run.text)
    .join('')
    .trim();
const isAlone = ({ lines }: Cell): boolean => lines.length === 1 && isKnownHeading(textOf(lines[0]!));
const announces = ({ lines }: Cell): boolean => lines.some((row) => isKnownHeading(textOf(row)));

/** Rows and cells of a table, through the wrappers that content controls and tracked changes put around them. */
function within(element: Element, name: string): Element[] {
  return elements(element).flatMap((each) => {
    if (each.name === name) return [each];
    return ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(each.name) ? within(each, name) : [];
  });
}

const isGone = (row: Element): boolean => child(child(row, 'w:trPr'), 'w:del') !== undefined;

/** The cells of a table; one that goes on in the rows below reaches over these. */
function cellsOf(table: Element, place: Place, read: ReadBlocks): Cell[] {
  const cells: Cell[] = [];
  const open = new Map<number, Cell>();
  const rows = within(table, 'w:tr').filter((row) => !isGone(row));
  for (const [row, element] of rows.entries()) {
    let column = Number(settingOf(child(element, 'w:trPr'), 'w:gridBefore') ?? 0) || 0;
    for (const cell of within(element, 'w:tc')) {
      const properties = child(cell, 'w:tcPr');
      const fill = child(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
      const shaded = place.shaded || !/^(?:auto|ffffff)$/i.test(fill);
      const lines = read(cell, { ...place, shaded }).filter(isFilled);
      const columns = Number(settingOf(properties, 'w:gridSpan') ?? 1) || 1;
      const merge = child(properties, 'w:vMerge');
      const above = merge && merge.attributes['w:val'] !== 'restart' ? open.get(column) : undefined;
      if (above) {
        above.rows = row - above.row + 1;
        above.lines.push(...lines);
      } else {
        const made: Cell = { row, column, rows: 1, columns, lines: [...lines] };
        cells.push(made);
        open.set(column, made);
      }
      column += columns;
    }
  }
  return cells;
}

/** Where the columns of a table begin, so that what stands in one column stands below its title. */
function startsOf(cells: Cell[]): number[] {
  const widths: number[] = [];
  for (const { column, lines } of cells) {
    if (column > MOST_COLUMNS) continue;
    for (let i = widths.length; i <= column; i++) widths.push(0);
    for (const line of lines) widths[column] = Math.max(widths[column]!, advance(textOf(line), BODY_SIZE));
  }
  return columnStarts(widths);
}

/** Lines that are one text, their items one after the other. */
function joined(lines: Row[]): Run[][] {
  const [first, ...others] = lines;
  const cells = [...first!.cells];
  for (const { cells: more } of others) {
    const [end, [start, ...rest]] = [cells.at(-1) ?? [], more];
    const [a, b] = [end.map((run) => run.text).join(''), (start ?? []).map((run) => run.text).join('')];
    const between = joinLines(a, b).slice(a.length, -b.length || undefined);
    const runs = (start ?? []).map((run, i) => (i ? run : { ...run, text: between + run.text }));
    cells.splice(-1, 1, [...end, ...runs], ...rest);
  }
  return cells;
}

function headingOf(line: Row): Row {
  const runs = line.cells.flat();
  const text = runs
    .map((run) => run.text)
    .join('')
    .replace(SPACES, '');
  const size = Math.max(...runs.map((run) => run.size)) * LARGER;
  return { ...line, cells: [[{ ...runs[0]!, text, bold: true, size }]] };
}

/** Row by row; `starts`: where the columns begin. */
function inRows(cells: Cell[], place: Place): Row[] {
  const starts = startsOf(cells);
  return gridLines(cells, { textOf, goesOn: () => false }).map(({ heading, parts }): Row => {
    const rows = parts.map(({ cell, lines }) => ({ cell, cells: joined(lines) }));
    const row: Row = {
      ...parts[0]!.lines[0]!,
      cells: rows.flatMap((each) => each.cells),
      column: place.column,
    };
    if (heading) return headingOf(row);
    return parts.length > 1
      ? { ...row, at: rows.flatMap((each) => each.cells.map((_, i) => (i ? undefined : starts[each.cell.column]))) }
      : row;
  });
}

const inColumn = (rows: Row[], column: Row['column']): Row[] => rows.map((row) => ({ ...row, column }));

/**
 * A table as lines. Tables also lay pages out: where headings stand among the lines of two columns, or above these, each
 * column is read on its own.
 */
export function tableRows(table: Element, place: Place, read: ReadBlocks): Row[] {
  const cells = cellsOf(table, place, read).filter((cell) => cell.lines.length > 0);
  const besides = (cell: Cell) => cells.filter((other) => other !== cell && other.row === cell.row);
  const headed = cells.filter((cell) => {
    const others = besides(cell);
    return others.length > 0 && announces(cell) && (!isAlone(cell) || others.every(isAlone));
  });
  const isForm = cells.some((cell) => besides(cell).length >= MOST_LAYOUT_COLUMNS);
  if (isForm || new Set(headed.map((cell) => cell.column)).size < 2) return inRows(cells, place);
  const columns = [...new Set(cells.map((cell) => cell.column))].sort((a, b) => a - b);
  return columns.flatMap((at, i) =>
    inColumn(
      cells.filter((cell) => cell.column === at).flatMap((cell) => cell.lines),
      i === 0 ? 'left' : 'right',
    ),
  );
}
