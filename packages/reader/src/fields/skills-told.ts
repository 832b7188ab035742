import { withCells, withText } from '../entries/reworded.ts';
import { ranOut } from '../layout/line-width.ts';
import { halvesAt } from '../sections/halves.ts';
import { headOf } from '../sections/labels/headed.ts';
import { isBullet, withoutBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { isCertificate, listItems } from './honours/honour-lists.ts';
import { withoutSkillOpener } from './skills-among.ts';

const PARTS = /\s?[、,，;；|。]\s?/u;
const namesPaper = (text: string): boolean => [...text.split(PARTS), ...listItems(text)].some(isCertificate);

/** `熟练使用 Excel、…`: what somebody can use. */
const opensWithSkill = (text: string): boolean => withoutSkillOpener(text) !== text;
const SENTENCE = /(?<=[。；;])\s*(?=\S)/gu;

type Run = { line: Line; isTold: boolean };
/** A line cut where sentences of skills and others meet; `goesOn`: it goes on with skills of the line above. */
function runsOf(line: Line, goesOn: boolean): Run[] {
  const [cell, ...others] = line.cells;
  const text = cell?.text ?? '';
  if (!cell || others.length) return [{ line, isTold: false }];
  const starts = [0, ...[...text.matchAll(SENTENCE)].map(({ index, 0: gap }) => index + gap.length)];
  let isTold = goesOn;
  const told = starts.map((from, i) => {
    const said = withoutBullet(text.slice(from, starts[i + 1]));
    isTold = !namesPaper(said) && (isTold || opensWithSkill(said));
    return isTold;
  });
  const cuts = starts.filter((_, i) => i > 0 && told[i] !== told[i - 1]).reverse();
  const runs: Run[] = [];
  let left = cell;
  for (const at of cuts) {
    const [before, behind] = halvesAt(left, at);
    runs.unshift({ line: withCells(line, [behind]), isTold: told[starts.indexOf(at)]! });
    left = before;
  }
  return [{ line: cuts.length ? withCells(line, [left]) : line, isTold: told[0]! }, ...runs];
}

/** Without the words that lead to the names. */
function withoutLead(line: Line): Line {
  const [cell, ...others] = line.cells;
  return withCells(line, [withText(cell!, withoutSkillOpener(withoutBullet(cell!.text))), ...others]);
}

/**
 * Lines and sentences in a list of certificates that tell what somebody can use, with those that they go on in, and the
 * others.
 */
export function skillsTold(lines: readonly Line[]): { told: Line[]; rest: Line[] } {
  const [told, rest]: [Line[], Line[]] = [[], []];
  let open: Line | null = null;
  for (const line of lines) {
    const goesOn = open !== null && ranOut(open, line) && !isBullet(line.text) && !headOf(line.text);
    const runs = runsOf(line, goesOn);
    for (const run of runs) (run.isTold ? told : rest).push(run.isTold && !goesOn ? withoutLead(run.line) : run.line);
    open = runs.at(-1)!.isTold ? line : null;
  }
  return { told, rest };
}
