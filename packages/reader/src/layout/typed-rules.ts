import type { Cell } from '../types.ts';

/** A rule that is typed, not drawn: `ㅡ` above the headings of a much used template, `———`, `====`. */
const RULE = /^[ㅡ─━―—–_=~-]+$/u;

/** The cells without rules that have a row to themselves: between two dates the same letter says `until`. */
export function withoutTypedRules(cells: Cell[]): Cell[] {
  const isAlone = (cell: Cell) => !cells.some((one) => one !== cell && Math.abs(one.y - cell.y) < 0.3 * cell.size);
  return cells.filter((cell) => !(RULE.test(cell.text.trim()) && isAlone(cell)));
}
