import { isLabelOfPerson as isLabel } from '../../parse/contact-labels.ts';
import type { Line } from '../../types.ts';

/** Label and value in turn, the label of the first value aside. */
const LEAST_CELLS = 3;
const isRow = ({ cells }: Line): boolean => cells.length > 1 && isLabel(cells[0]!.text);
const goesOnAfterValue = ({ cells }: Line): boolean =>
  cells.length >= LEAST_CELLS &&
  cells.some(({ text }, at) => at % 2 === 1 && isLabel(text)) &&
  !isLabel(cells[0]!.text);

/** Rows of a form whose first label stands a little above the rest of its row: in one line again. */
export function withWholeFormRows(lines: Line[]): Line[] {
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
