import { isPersonalLabel } from '@verdant/lexicon/vocabulary';
import type { Cell, Line } from '../types.ts';
import { labelOf } from './contact-labels.ts';

/** A label as it is known: without spaces between its characters and the colon behind it. */
const bare = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').replace(/\s*[:：]\s*$/, '');
const isLabel = (text: string): boolean => isPersonalLabel(bare(text)) || labelOf(bare(text)) !== undefined;

const joined = (label: Cell, value: Cell): Cell => ({
  ...label,
  text: `${bare(label.text)}：${value.text}`,
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
