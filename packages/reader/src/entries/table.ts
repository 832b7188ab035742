import type { Cell, Line } from '../types.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { fieldLabelOf } from './field-labels.ts';

/** A row of column titles: nothing but labels of fields, two or more. */
const isTitleRow = (line: Line): boolean =>
  line.cells.length > 1 && line.cells.every((c) => fieldLabelOf(c.text.replace(/[:：]$/, '')) !== null);

const centre = (c: Cell): number => (c.x0 + c.x1) / 2;

/** The column whose title begins or stands nearest to a cell. */
const titleOf = (cell: Cell, titles: Cell[]): Cell =>
  titles.reduce((a, b) => {
    const far = (t: Cell) => Math.min(Math.abs(t.x0 - cell.x0), Math.abs(centre(t) - centre(cell)));
    return far(b) < far(a) ? b : a;
  });

function labelled(line: Line, titles: Cell[]): Line {
  const cells = line.cells.map((cell): Cell => {
    if (looksLikeDate(cell.text) || (line.cells.length === 1 && findDates(cell.text))) return cell;
    const text = `${titleOf(cell, titles).text.replace(/[:：]$/, '')}：${cell.text}`;
    return { ...cell, text, parts: [{ ...cell.parts[0]!, text }] };
  });
  return { ...line, cells, text: cells.map((c) => c.text).join('  ') };
}

/** Rows below column titles with their titles as labels before the cells; the titles themselves go. */
export function withoutTitles(lines: Line[]): Line[] {
  const at = lines.findIndex(isTitleRow);
  if (at < 0) return lines;
  const titles = lines[at]!.cells;
  const rows = lines.slice(at + 1).map((line) => (line.cells.length > 1 ? labelled(line, titles) : line));
  return [...lines.slice(0, at), ...rows];
}
