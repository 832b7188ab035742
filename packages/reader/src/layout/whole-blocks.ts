import { withCells } from '../entries/reworded.ts';
import { isBullet } from '../sections/styles.ts';
import { joinLines } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { firstWord, isNarrow, ranOut } from './line-width.ts';

/** Lines of one block stand no farther apart, in letter sizes. */
const MOST_GAP = 2.2;
/** What keeps a title from the date beside it, in letter sizes. */
const BESIDE = 3;

/** A centred line breaks where the room on both its sides together is too small for the next word. */
const isCentred = (a: Line, b: Line): boolean => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 4 && Math.abs(a.x0 - b.x0) > 3;

/** Whether a cell of a line broke for want of room before the first word of the next line. */
function broke(a: Line, at: number, b: Line): boolean {
  const beside = a.cells[at + 1];
  if (beside) return beside.x0 - a.cells[at]!.x1 < firstWord(b) + BESIDE * a.size;
  if (isCentred(a, b)) return a.right - a.left - (a.x1 - a.x0) < firstWord(b) + a.size;
  return ranOut(a, b);
}

/** What takes more lines or letters, or holds the end of a sentence, is told in prose, which is read line by line. */
const [MOST_LINES, MOST_LETTERS] = [3, 200];
const IS_PROSE = /[.。;；!！]$|[。；！]|\p{Ll}{3}\.\s/u;

/** A bracket that opens at the end of a text, and is closed at the beginning of another. */
const [OPENS, CLOSES] = [/[（(][^（()）]{0,60}$/u, /^[^（()）]{0,60}[)）]/u];

/** The cell of a line that is one text with the first of the next: by the marks of the document, or a bracket that a narrow column broke. */
function sameText(a: Line, only: Cell): number {
  if (only.block) return a.cells.findIndex(({ block }) => block?.id === only.block!.id);
  const last = a.cells.at(-1)!;
  return !last.block && isNarrow(a) && OPENS.test(last.text) && CLOSES.test(only.text) ? a.cells.length - 1 : -1;
}

/** Which cell of a line goes on in the next line; -1 where none does. */
function goingOn(a: Line, b: Line): number {
  const [only, ...others] = b.cells;
  if (!only || others.length > 0 || a.page !== b.page || a.column !== b.column) return -1;
  if (b.gap > MOST_GAP || isBullet(b.text)) return -1;
  const at = sameText(a, only);
  const cell = a.cells[at];
  if (!cell || Math.abs(cell.size - only.size) > 0.5) return -1;
  if (cell.parts.at(-1)?.bold !== only.parts[0]?.bold) return -1;
  return broke(a, at, b) ? at : -1;
}

function joined(a: Cell, b: Cell, mixing: Line['mixing']): Cell {
  const text = joinLines(a.text, b.text, mixing);
  const divided = text.length < a.text.length + b.text.length;
  const between = divided ? '' : text.slice(a.text.length, text.length - b.text.length);
  const [before, after] = [a.glyphs ?? [], b.glyphs ?? []];
  const last = a.parts.at(-1)!;
  const end = divided ? last.text.trimEnd().slice(0, -1) : last.text.trimEnd();
  return {
    ...a,
    text,
    x1: b.x1,
    parts: [...a.parts.slice(0, -1), { ...last, text: end + between }, ...b.parts],
    glyphs: [...(divided ? before.slice(0, -1) : before), ...after],
  };
}

const blockAt = (line: Line, at: number) => line.cells[at]?.block?.id;

/** The lines that go on from one, joined with it, and how many they are; null where they are prose. */
function wholeFrom(lines: Line[], from: number, mixing: Line['mixing']): { line: Line; count: number } | null {
  let line = lines[from]!;
  let count = 1;
  for (; count <= MOST_LINES; count++) {
    const [before, next] = [lines[from + count - 1]!, lines[from + count]];
    const at = next ? goingOn(before, next) : -1;
    if (!next || at < 0) break;
    const own = line.cells.findIndex(({ block }) => block?.id === blockAt(before, at));
    const cells = line.cells.map((cell, i) => (i === own ? joined(cell, next.cells[0]!, mixing) : cell));
    line = { ...withCells(line, cells), x1: cells.length > 1 ? line.x1 : next.x1 };
  }
  return count > MOST_LINES || line.text.length > MOST_LETTERS || IS_PROSE.test(line.text) ? null : { line, count };
}

/**
 * Titles that the document marks as one heading, and what a bracket holds together, in one line, as formats without pages
 * have them: where one broke for want of room. What somebody broke on purpose stays apart.
 */
export function withWholeBlocks(lines: Line[], mixing: Line['mixing']): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = lines[at]!.cells[0]?.block?.id;
    const whole = wholeFrom(lines, at, mixing);
    if (whole) {
      out.push(whole.line);
      at += whole.count;
      continue;
    }
    do out.push(lines[at++]!);
    while (block !== undefined && at < lines.length && blockAt(lines[at]!, 0) === block);
  }
  return out;
}
