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

/** `13800000000 住 址` before a cell of its own: the last word is the label of that. */
function glued({ text }: Cell): { value: string; label: string } | null {
  const [, value, label] = text.match(/^(.{2,60}\S)\s+(\p{Script=Han}\s?\p{Script=Han}{1,3})$/u) ?? [];
  return value && isLabel(label!) && !isLabel(text) ? { value, label: label! } : null;
}

/** A cell whose end is the label of the next one, in two. */
const unglued = (cells: readonly Cell[]): Cell[] =>
  cells.flatMap((cell, i) => {
    const found = i + 1 < cells.length ? glued(cell) : null;
    return found
      ? [
          { ...cell, text: found.value },
          { ...cell, text: found.label },
        ]
      : [cell];
  });

/** Tables of personal data hold label and value in cells of their own: the two become one `label：value`. */
export const withPairs = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const cells: Cell[] = [];
    const each = unglued(line.cells);
    for (let i = 0; i < each.length; i++) {
      const [cell, next] = [each[i]!, each[i + 1]];
      if (next && isLabel(cell.text) && !isLabel(next.text)) {
        cells.push(joined(cell, next));
        i++;
      } else cells.push(cell);
    }
    return cells.length === line.cells.length && each.length === cells.length
      ? line
      : { ...line, cells, text: cells.map((c) => c.text).join('  ') };
  });
