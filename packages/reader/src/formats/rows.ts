import type { Line } from '../types.ts';

/** Words of one look; `href` is where they lead as a link. */
export type Run = { text: string; bold: boolean; italic: boolean; size: number; colour: string; href?: string };
/**
 * One paragraph or forced line of a document without pages. A tab or a table cell begins a new item of `cells`. `indent`,
 * `before` and `after` are in pt, the size of a run too. `at`: where cells of a table begin, in pt.
 */
export type Row = {
  cells: Run[][];
  indent: number;
  before: number;
  after: number;
  column: Line['column'];
  at?: (number | undefined)[];
};
