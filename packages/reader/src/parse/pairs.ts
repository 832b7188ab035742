import type { Cell, Line } from '../types.ts';
import { labelOf } from './contact-labels.ts';

const PERSONAL =
  /^(?:姓\s*名|性\s*别|年\s*龄|民\s*族|籍\s*贯|政治面貌|婚姻状况|出生(?:年月|日期)|身高|体重|工作年限|户口|微信|QQ|name|gender|age|nationality|date of birth|marital status|birthday)$/i;

export const isPersonalLabel = (text: string): boolean => PERSONAL.test(text.trim());
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
