import type { Line } from '../types.ts';
import { isLocation, isStreet, mayBePlace } from '../values/locations.ts';
import { leanOf } from '../values/roles.ts';

/** What an address ends in: a postal code, with or without its town. */
const POSTAL = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6})$/u;
const MOST_LINES = 5;
/** No line of an address is longer, in letters. */
const LONGEST = 80;

const isAlone = (line: Line): boolean => line.cells.length === 1 && line.text.length <= LONGEST;
const ends = (text: string): boolean => POSTAL.test(text) || (/\d/.test(text) && isLocation(text));

/** How many lines below a street belong to its address: names of places as far as one with a postal code. */
function below(lines: readonly Line[], at: number): number {
  for (let i = at + 1; i < Math.min(lines.length, at + MOST_LINES); i++) {
    const { text, page, gap } = lines[i]!;
    if (page !== lines[at]!.page || gap > 2 || !isAlone(lines[i]!)) return 0;
    if (ends(text)) return i - at;
    if (!mayBePlace(text) || Math.abs(leanOf(text)) >= 1) return 0;
  }
  return 0;
}

/** A street, its town and the postal code under each other as the one line of an address. */
export function withWholeAddress(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const more = isAlone(line) && isStreet(line.text) && !/[:：]/.test(line.text) ? below(lines, i) : 0;
    if (!more) {
      out.push(line);
      continue;
    }
    const text = lines
      .slice(i, i + more + 1)
      .map((one) => one.text.trim())
      .join(' ');
    out.push({ ...line, text, cells: [{ ...line.cells[0]!, text }] });
    i += more;
  }
  return out;
}
