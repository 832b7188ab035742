import { halvesAt } from '../../sections/halves.ts';
import type { Cell } from '../../types.ts';
import { isLabelOfPerson } from '../words.ts';

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

/** The letters of a spread label stand so far apart at most, in letter sizes; the label has no more of them. */
const SPREAD = 5;
const MOST_SPREAD = 5;

const isLetter = ({ text }: Cell): boolean => /^\p{Script=Han}$/u.test(text);
/** The last letter of a label, with its colon and what stands behind that. */
const ENDS_LABEL = /^\p{Script=Han}(?=\s?[:：])/u;

/** How many cells from the first on are the letters of one label: of one that is known, or of two before a colon. */
function spreadOver([first, ...others]: Cell[]): number {
  if (!first || !isLetter(first)) return 1;
  let words = first.text;
  let before = first;
  for (const [at, cell] of others.slice(0, MOST_SPREAD - 1).entries()) {
    const end = ENDS_LABEL.exec(cell.text)?.[0];
    if (!(end || isLetter(cell)) || cell.x0 - before.x1 >= SPREAD * before.size) return 1;
    words += end ?? cell.text;
    if (isLabelOfPerson(words) || (end && at === 0)) return at + 2;
    if (end) return 1;
    before = cell;
  }
  return 1;
}

/** Letters with room between them before a colon; the last ones may be a label. */
const SPACED = /\p{Script=Han}(?:\s\p{Script=Han}){1,8}(?=\s?[:：])/gu;

/** `李明 性 别：女` without the room within the label. */
const withoutRoom = (text: string): string =>
  text.replace(SPACED, (run) => {
    const letters = run.split(/\s/);
    const from = letters.findIndex((_, at) => at > letters.length - 6 && isLabelOfPerson(letters.slice(at).join('')));
    return from < 0 ? run : [...letters.slice(0, from), letters.slice(from).join('')].join(' ');
  });

function labelledPlainly(cell: Cell): Cell {
  const text = withoutRoom(cell.text);
  const isSame = text === cell.text;
  return isSame
    ? cell
    : { ...cell, text, parts: cell.parts.map((part) => ({ ...part, text: withoutRoom(part.text) })) };
}

/** `李明 性` before `别：女`: the last letter is the first of the label behind it. */
const ENDS_IN_LETTER = /\s\p{Script=Han}$/u;
function unglued(row: Cell[]): Cell[] {
  return row.flatMap((cell, at) => {
    const end = ENDS_LABEL.exec(row[at + 1]?.text ?? '')?.[0];
    const begin = end && ENDS_IN_LETTER.exec(cell.text)?.[0].trim();
    return begin && isLabelOfPerson(begin + end) ? halvesAt(cell, cell.text.length - 1) : [cell];
  });
}

/** `职` `能：` and `姓` `名`, spread over the column of a form's labels, are one word. */
export function withSpreadLabels(given: Cell[]): Cell[] {
  const row = unglued(given).map(labelledPlainly);
  const out: Cell[] = [];
  for (let at = 0; at < row.length; ) {
    const count = spreadOver(row.slice(at));
    out.push(row.slice(at + 1, at + count).reduce((label, cell) => joined(label, cell, ''), row[at]!));
    at += count;
  }
  return out;
}
