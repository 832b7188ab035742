import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';

/** Width of what must have fitted for the line above to go on: the first word, or two Chinese characters. */
export function firstWord(line: Line): number {
  const text = line.cells[0]!.text;
  const advance = (line.cells[0]!.x1 - line.cells[0]!.x0) / Math.max(text.length, 1);
  const word = text.split(' ', 1)[0]!;
  const cjk = [...word].findIndex(isCjk);
  const letters = cjk === 0 ? 2 : cjk > 0 ? cjk : word.length;
  return Math.min(letters * advance, (line.right - line.left) / 2);
}

/** A side column: even short texts break there, and marks hang out over its edge. */
export const isNarrow = (line: Line): boolean => line.column !== 'whole' && line.right - line.left < 16 * line.size;

/** The document itself says that the end of one line and the beginning of the other are no one text. */
function areTwoBlocks(a: Line, b: Line): boolean {
  const [end, start] = [a.cells.at(-1)?.block, b.cells[0]?.block];
  return end !== undefined && start !== undefined && end.id !== start.id;
}

/** The first line of a paragraph in full lines stands in by less than this, in letter sizes. */
const INDENT = 2.6;

/** True where `a` broke because the next word found no room: the two lines are one paragraph. */
export function ranOut(a: Line, b: Line): boolean {
  if (areTwoBlocks(a, b)) return false;
  const aligned = a.right - a.x1;
  const indent = a.x0 - a.left;
  const isFirst = a.x0 > b.x0 && a.x0 - b.x0 < INDENT * a.size && b.x0 - b.left < 1;
  const rightAligned = aligned < 2 && b.right - b.x1 < 2 && Math.abs(a.x0 - b.x0) > 1 && !isFirst;
  const room = rightAligned ? indent : aligned;
  return room < firstWord(b) + a.size * (isNarrow(a) ? 1 : 0.6);
}
