import type { Label } from '../labels.ts';

/** Text of one kind in one face. `entry` is the place of the job, school … that it belongs to. */
export type Run = {
  text: string;
  label: Label;
  entry?: number;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** factor of the body size */
  scale?: number;
  colour?: string;
  /** extra room between letters, em */
  tracking?: number;
  background?: string;
};

export type Align = 'left' | 'center' | 'right';
/** Runs that stand together; `share` is the cell's part of the row. */
export type Cell = { runs: Run[]; align?: Align; share?: number; span?: number };

export type Block =
  /** one or more cells side by side on one baseline, or a paragraph where there is one */
  | { kind: 'row'; cells: Cell[]; bullet?: Run; indent?: number; above?: number; spread?: boolean; justify?: boolean }
  | {
      kind: 'table';
      rows: Cell[][];
      widths: number[];
      borders: 'all' | 'rows' | 'outer' | 'none';
      above?: number;
      heads?: boolean;
    }
  | {
      kind: 'columns';
      parts: Block[][];
      widths: number[];
      gap: number;
      backgrounds?: (string | null)[];
      full?: boolean;
      above?: number;
    }
  | { kind: 'rule'; colour: string; above?: number; thick?: number }
  | { kind: 'box'; blocks: Block[]; background?: string | null; border?: string | null; above?: number }
  | { kind: 'turned'; runs: Run[] }
  | { kind: 'group'; blocks: Block[]; together?: boolean; above?: number };

export const row = (runs: Run[], more: Partial<Extract<Block, { kind: 'row' }>> = {}): Block => ({
  kind: 'row',
  cells: [{ runs }],
  ...more,
});
