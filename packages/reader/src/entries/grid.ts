import { isBullet } from '../sections/styles.ts';
import type { Cell, Line } from '../types.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';

const lineFrom = (line: Line, cell: Cell, left: number, right: number): Line => ({
  ...line,
  cells: [cell],
  text: cell.text,
  x0: cell.x0,
  x1: cell.x1,
  left,
  right,
});

/** A row of cards begins: two cells or more of heavier type, none of them a date. */
const isCardRow = (line: Line): boolean =>
  line.cells.length > 1 && line.cells.every((c) => c.bold && !looksLikeDate(c.text) && !isBullet(c.text));

/** Names side by side with a date below each. */
const isAboveDates = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  line.cells.length > 1 &&
  below.cells.length === line.cells.length &&
  line.cells.every((c, i) => !looksLikeDate(c.text) && !isBullet(c.text) && Math.abs(c.x0 - below.cells[i]!.x0) < 3) &&
  below.cells.every((c) => looksLikeDate(c.text));

/** A time line that runs across the page: spans side by side, what belongs to each below it. */
const isTimeline = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  line.cells.length > 1 &&
  line.cells.every((c) => looksLikeDate(c.text) && findDates(c.text)?.single === false) &&
  below.cells.filter((c) => line.cells.some((date) => Math.abs(c.x0 - date.x0) < 3)).length > 1;

/** Column of the card row that a cell stands under. */
function columnOf(cell: Cell, starts: number[]): number {
  let at = 0;
  starts.forEach((x, i) => {
    if (cell.x0 >= x - 2 * cell.size) at = i;
  });
  return at;
}

/** Cards side by side (a bold name above its details, several in a row) read one after the other; `opens`: each is an entry. */
export function withoutGrid(lines: Line[], opens = false): Line[] {
  // dates below names are no time line
  const runs = lines.map(
    (line, at) => isTimeline(line, lines[at + 1]) && !(at > 0 && isAboveDates(lines[at - 1]!, line)),
  );
  const begins = (line: Line, at: number) =>
    runs[at] === true || (!runs[at - 1] && (isCardRow(line) || isAboveDates(line, lines[at + 1])));
  if (!lines.some(begins) || lines.every(begins)) return lines;
  const out: Line[] = [];
  let columns: Line[][] = [];
  let starts: number[] = [];
  const flush = () => {
    out.push(...columns.flatMap((card) => card.map((line, at) => (opens && at === 0 ? { ...line, opens } : line))));
    columns = [];
  };
  for (const [at, line] of lines.entries()) {
    const single =
      columns.length > 0 && line.cells.length === 1 && line.cells[0]!.bold && columnOf(line.cells[0]!, starts) === 0;
    if (begins(line, at) || single) {
      flush();
      starts = line.cells.map((c) => c.x0);
      columns = starts.map(() => []);
    }
    if (!columns.length) out.push(line);
    else
      for (const cell of line.cells) {
        const column = columnOf(cell, starts);
        const pitch = starts.length > 1 ? starts[1]! - starts[0]! : line.right - line.left;
        const right = starts[column + 1] ?? Math.min(starts[column]! + pitch, line.right);
        columns[column]!.push(lineFrom(line, cell, starts[column]!, right - cell.size));
      }
  }
  flush();
  return out;
}

/** Entries on a time line that runs across the page, or on cards with a date below each name, one after the other; other lines as they are. */
export const withoutTimeline = (lines: Line[]): Line[] =>
  lines.some((line, at) => [isTimeline, isAboveDates].some((holds) => holds(line, lines[at + 1])))
    ? withoutGrid(lines, isAboveDates(lines[0]!, lines[1]))
    : lines;
