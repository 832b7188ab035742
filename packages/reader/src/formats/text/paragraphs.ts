import { leadersAsTabs } from '../../text/leaders.ts';
import { isCjk, joinLines } from '../../text/spacing.ts';
import type { Run } from '../lines.ts';

const wide = (text: string): number => [...text].reduce((sum, letter) => sum + (isCjk(letter) ? 2 : 1), 0);
/** Programs wrap text between these columns. */
const NARROWEST = 58;
const WIDEST = 122;
const RAGGED = 22;

/**
 * The column at which a program has wrapped these lines, or null where each line is meant as one: wrapped lines are
 * full up to the length of a word, all but the last.
 */
export function wrapsAt(text: string): number | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const widths = lines.map(wide);
  const most = Math.max(0, ...widths);
  if (lines.length < 2 || most < NARROWEST || most > WIDEST) return null;
  return widths.slice(0, -1).every((width) => width > most - RAGGED) ? most : null;
}

/** Runs with `\n` in them as rows of cells; lines that were wrapped are joined. A tab or a wide gap parts cells. */
export function rowsOfRuns(runs: Run[], wrapped: number | null): Run[][][] {
  const rows: Run[][][] = [[[]]];
  for (const run of runs) {
    run.text.split('\n').forEach((line, i) => {
      if (i > 0) {
        const last = rows.at(-1)!.at(-1)!.at(-1);
        if (wrapped === null) rows.push([[]]);
        else if (last) last.text = joinLines(last.text.trimEnd(), '\u0000').replace('\u0000', '');
      }
      leadersAsTabs(line)
        .split(/\t+| {4,}|\u3000{2,}/)
        .forEach((text, k) => {
          if (k > 0) rows.at(-1)!.push([]);
          if (text)
            rows
              .at(-1)!
              .at(-1)!
              .push({ ...run, text: i > 0 && wrapped !== null ? text.trimStart() : text });
        });
    });
  }
  return rows;
}
