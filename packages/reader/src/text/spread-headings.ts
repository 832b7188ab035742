import { knownKinds } from '../sections/known.ts';
import type { Cell, Line } from '../types.ts';

/** A heading is spread over no more letters than this. */
const MOST = 5;
const isLetter = ({ text }: Cell): boolean => /^\p{Script=Han}$/u.test(text.trim());
const faceOf = ({ cells: [cell] }: Line): string => `${cell!.size}|${cell!.bold}|${cell!.colour}`;
const wordsOf = ({ cells }: Line): string => cells.map(({ text }) => text.trim()).join('');

/** Nothing but Chinese letters, one a cell. */
const isSpread = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.length <= MOST && cells.every((cell) => isLetter(cell) && cell.size === cells[0]!.size);

function together(line: Line): Line {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  const text = wordsOf(line);
  const glyphs = line.cells.flatMap((cell) => cell.glyphs ?? []);
  const cell = { ...first, text, x1: (others.at(-1) ?? first).x1, parts: [{ ...first.parts[0]!, text }] };
  return { ...line, text, cells: [first.glyphs ? { ...cell, glyphs } : cell] };
}

/**
 * Headings whose letters stand so far apart that each is a cell of its own (`教　育`): one word again, where its words are
 * known or it is drawn as such a heading of known words is. Others as they are.
 */
export function withSpreadHeadings(lines: Line[]): Line[] {
  const known = new Set(lines.filter((line) => isSpread(line) && knownKinds(wordsOf(line))).map(faceOf));
  return known.size ? lines.map((line) => (isSpread(line) && known.has(faceOf(line)) ? together(line) : line)) : lines;
}
