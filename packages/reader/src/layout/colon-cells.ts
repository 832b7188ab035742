import type { Cell } from '../types.ts';

const COLON = /^[:：]/u;
/** No label before a colon is longer, in letters. */
const LONGEST_LABEL = 40;

export const beginsWithColon = ({ text }: Cell): boolean => COLON.test(text);

const joined = (a: Cell, b: Cell, between: string): Cell => {
  const [first, ...others] = b.parts;
  return {
    ...a,
    text: `${a.text}${between}${b.text}`,
    x1: Math.max(a.x1, b.x1),
    parts: [...a.parts, ...(first ? [{ ...first, text: `${between}${first.text}` }, ...others] : [])],
    glyphs: [...(a.glyphs ?? []), ...(b.glyphs ?? [])],
  };
};

/** `Post` `:` `Driver`, set in columns of a form, is one text: a label before its value. */
export function withColons(row: Cell[]): Cell[] {
  if (!row.some(beginsWithColon)) return row;
  const out: Cell[] = [];
  for (const cell of row) {
    const last = out.at(-1);
    const isLabel = last && last.text.length <= LONGEST_LABEL && !/[:：]/.test(last.text);
    if (isLabel && beginsWithColon(cell)) out[out.length - 1] = joined(last, cell, '');
    else if (last && /[:：]$/.test(last.text) && beginsWithColon(row[row.indexOf(cell) - 1]!))
      out[out.length - 1] = joined(last, cell, ' ');
    else out.push(cell);
  }
  return out;
}

/** The letters of a spread label stand so far apart at most, in letter sizes. */
const SPREAD = 5;

/** `职` `能：`, spread over the column of a form's labels, is one word. */
export function withSpreadLabels(row: Cell[]): Cell[] {
  const out: Cell[] = [];
  for (const cell of row) {
    const last = out.at(-1);
    const isSpread = last && /^\p{Script=Han}$/u.test(last.text) && /^\p{Script=Han}\s?[:：]/u.test(cell.text);
    if (isSpread && cell.x0 - last.x1 < SPREAD * last.size) out[out.length - 1] = joined(last, cell, '');
    else out.push(cell);
  }
  return out;
}
