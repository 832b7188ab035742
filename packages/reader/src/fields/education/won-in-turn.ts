import type { Entry } from '../../entries/entries.ts';
import { headDates } from '../../entries/heads/head-lines.ts';
import { bareLine } from '../../entries/reworded.ts';
import { isBullet, withoutBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { findSchoolDegree } from '../../values/degrees.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { COUNTED } from './degree-line.ts';

/** `isNext`: a qualification in one line below another one, which was won where that was unless the line says another school. */
export type Stage = Entry & { isNext?: boolean };

/** A line that names what was won is no longer, in letters. */
const LONGEST = 110;
/** What may be given for anything: among the bullets of a school it is no qualification of its own. */
const PAPER = /^(?:certificate|diploma|licence|degree|associate)$/i;

/** A line, or a cell of it beside a school, that begins with what was won. */
function beginsWithDegree(line: Line): boolean {
  const text = withoutBullet(line.text).trim();
  if (text.length > LONGEST || /[.。:：]$/.test(text)) return false;
  return line.cells.some((cell) => {
    const won = findSchoolDegree(withoutBullet(cell.text).trim());
    return won !== null && won.from <= COUNTED && !(isBullet(line.text) && PAPER.test(won.degree));
  });
}

/** The date that ends a line, or stands in a cell of its own there. */
function closesWithDate({ cells, text }: Line): boolean {
  const dates = findDates(text);
  return dates !== null && (text.length - dates.to < 2 || cells.some((cell) => looksLikeDate(cell.text)));
}

/**
 * What was won below one another at a school, each with its date (`NVQ Level 2 (2011)`, `NVQ Level 3 (2012)`): an entry
 * each, the first with what stands above it. Null where no more than one is told so.
 */
export function wonInTurn({ head, body }: Entry): Stage[] | null {
  const lines = [...head, ...body];
  const starts = lines.flatMap((line, at) => (beginsWithDegree(line) ? [at] : []));
  const parts = starts.map((from, i) => lines.slice(i ? from : 0, starts[i + 1] ?? lines.length));
  const areDated = parts.every((part, i) => part.slice(i ? 0 : starts[0]!).some(closesWithDate));
  if (parts.length < 2 || !areDated) return null;
  return parts.map((part, i) => {
    const own = i ? 0 : starts[0]!;
    const end = part.findIndex((line, at) => at >= own && closesWithDate(line)) + 1;
    const named = part.slice(0, end).map((line) => (isBullet(line.text) ? bareLine(line) : line));
    const dates = named.slice(own).map((line) => headDates(line) ?? findDates(line.text));
    return {
      head: named,
      body: part.slice(end),
      dates: dates.find((one) => one !== null) ?? null,
      isNext: i > 0 && named.length === 1,
    };
  });
}
