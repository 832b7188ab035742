import { isPersonalLabel } from '@verdant/lexicon/vocabulary';
import type { Cell, Line } from '../types.ts';
import { labelOf } from './contact-labels.ts';

const isLabel = (text: string): boolean => isPersonalLabel(text) || labelOf(text) !== undefined;

const joined = (label: Cell, value: Cell): Cell => ({
  ...label,
  text: `${label.text.replace(/\s/g, '')}：${value.text}`,
  x1: value.x1,
});

/** Tables of personal data hold label and value in cells of their own: the two become one `label：value`. */
export const withPairs = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const cells: Cell[] = [];
    for (let i = 0; i < line.cells.length; i++) {
      const [cell, next] = [line.cells[i]!, line.cells[i + 1]];
      if (next && isLabel(cell.text) && !isLabel(next.text)) {
        cells.push(joined(cell, next));
        i++;
      } else cells.push(cell);
    }
    return cells.length === line.cells.length ? line : { ...line, cells, text: cells.map((c) => c.text).join('  ') };
  });
