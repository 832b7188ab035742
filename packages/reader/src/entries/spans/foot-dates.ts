import { styleOf } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';

const isDateAlone = (line: Line): boolean => line.cells.length === 1 && looksLikeDate(line.text);
const isSpan = (line: Line): boolean => findDates(line.text)?.single === false;

/**
 * The lines of a section in which each entry ends in its dates, below what was done there: the dates stand below the first
 * line of their entry, which is known to begin it. Others as they are.
 */
export function withDatesFromFoot(lines: Line[]): Line[] {
  const title = lines[0] && styleOf(lines[0]);
  const dates = lines.filter(isDateAlone);
  if (dates.length < 2 || !dates.some(isSpan) || !isDateAlone(lines.at(-1)!)) return lines;
  const entries: Line[][] = [[]];
  for (const line of lines) {
    entries.at(-1)!.push(line);
    if (isDateAlone(line)) entries.push([]);
  }
  const whole = entries.slice(0, -1);
  const endsInDates = whole.every(
    ([head, ...rest]) =>
      styleOf(head!) === title &&
      rest.length > 1 &&
      !findDates(head!.text) &&
      rest.every((line) => styleOf(line) !== title),
  );
  if (!endsInDates) return lines;
  return whole.flatMap(([head, ...rest]) => [{ ...head!, opens: true as const }, rest.at(-1)!, ...rest.slice(0, -1)]);
}
