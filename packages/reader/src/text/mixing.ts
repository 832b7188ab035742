import type { Mixing } from '../types.ts';

/** Numbers with the units of dates stand close in either habit. */
const TIGHT = /[\u4e00-\u9fff](?=[A-Za-z0-9])|[A-Za-z0-9%](?=[\u4e00-\u9fff])(?![年月日])/g;
const SPACED = /[\u4e00-\u9fff](?= [A-Za-z0-9])|[A-Za-z0-9%](?= [\u4e00-\u9fff])(?! [年月日])/g;
/** Fewer places than this say nothing. */
const ENOUGH = 3;

/** The habit of a document by its own lines. A line that breaks at such a place does not show it. */
export function mixingOf(text: string): Mixing {
  const [tight, spaced] = [TIGHT, SPACED].map((pattern) => text.match(pattern)?.length ?? 0) as [number, number];
  if (tight + spaced < ENOUGH) return null;
  return spaced > tight ? 'spaced' : 'tight';
}
