import { isLabelOfPerson as isLabel } from '../../parse/contact-labels.ts';
import { joinLines } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { withCells } from '../halves.ts';

/** Label and value in turn, the label of the first value aside. */
const LEAST_CELLS = 3;
const isRow = ({ cells }: Line): boolean => cells.length > 1 && isLabel(cells[0]!.text);
const goesOnAfterValue = ({ cells }: Line): boolean =>
  cells.length >= LEAST_CELLS &&
  cells.some(({ text }, at) => at % 2 === 1 && isLabel(text)) &&
  !isLabel(cells[0]!.text);

/** A value that broke in its column goes on this close below, in letter sizes, and this near to where it began, pt. */
const [CLOSE, LEVEL] = [1.6, 3];

/** The value of a row that a cell of the next line goes on in, null where it does not. */
const goesOnIn = (row: Line, { x0, text, size }: Cell): number | null => {
  const at = row.cells.findIndex((cell, i) => i % 2 === 1 && Math.abs(cell.x0 - x0) < LEVEL && cell.size === size);
  return at < 0 || isLabel(text) ? null : at;
};

/** An address is written without spaces. */
const joinedValue = (a: string, b: string): string =>
  /^\S+@\S+$/.test(a) && /^[\w.-]+$/.test(b) ? a + b : joinLines(a, b);

/** Rows of a form of two pairs or more with the lines below that their values go on in. */
function withWholeValues(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const row = out.at(-1);
    const places = row ? line.cells.map((cell) => goesOnIn(row, cell)) : [];
    const isRest =
      row !== undefined &&
      row.page === line.page &&
      isRow(row) &&
      row.cells.length > LEAST_CELLS &&
      row.cells.every(({ text }, at) => at % 2 === 1 || isLabel(text)) &&
      line.gap < CLOSE &&
      places.every((at) => at !== null);
    if (!isRest) {
      out.push(line);
      continue;
    }
    const cells = row.cells.map((cell, at): Cell => {
      const more = line.cells[places.indexOf(at)];
      if (!more) return cell;
      const text = joinedValue(cell.text, more.text);
      const glyphs = [...(cell.glyphs ?? []), ...(more.glyphs ?? [])];
      return { ...cell, text, x1: Math.max(cell.x1, more.x1), parts: [{ ...cell.parts[0]!, text }], glyphs };
    });
    out[out.length - 1] = withCells(row, cells, row.gap);
  }
  return out;
}

/** Rows of a form whose first label stands a little above the rest of its row: in one line again. */
export function withWholeFormRows(all: Line[]): Line[] {
  const lines = withWholeValues(all);
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next, above] = [lines[i]!, lines[i + 1], out.at(-1)];
    const isParted =
      line.cells.length === 1 &&
      next?.page === line.page &&
      above !== undefined &&
      isRow(above) &&
      isLabel(line.text.trim()) &&
      goesOnAfterValue(next);
    if (!isParted) {
      out.push(line);
      continue;
    }
    const cells = [...line.cells, ...next.cells];
    out.push({ ...next, cells, text: cells.map(({ text }) => text).join('  '), x0: line.x0, gap: line.gap });
    i++;
  }
  return out;
}
