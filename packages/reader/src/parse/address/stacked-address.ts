import { withCells, withText } from '../../entries/reworded.ts';
import type { Line } from '../../types.ts';
import { isLocation, isStreet, mayBePlace } from '../../values/locations.ts';
import { leanOf } from '../../values/roles.ts';
import { isAddress } from './is-address.ts';

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

/** Letters of a right-hand column may stand between the lines of an address in the left one. */
const MOST_BETWEEN = 2;
const OPEN = /[,，]$/;

/** Where the first cell of a line, an address that ends in a comma, goes on below, past lines of the column to its right; -1 where it does not. */
function goesOnAt(lines: readonly Line[], at: number): number {
  const first = lines[at]!.cells[0]!;
  if (lines[at]!.cells.length < 2 || !OPEN.test(first.text.trim()) || !isAddress(first.text.replace(OPEN, '')))
    return -1;
  const below = lines.slice(at + 1, at + 2 + MOST_BETWEEN);
  const next = below.findIndex(({ x0 }) => x0 <= first.x1);
  const line = below[next];
  return line && Math.abs(line.x0 - first.x0) < 3 && ends(line.cells[0]!.text.trim()) ? at + 1 + next : -1;
}

/** Addresses of a left-hand column in one cell. */
function withoutColumnBetween(given: Line[]): Line[] {
  const lines = [...given];
  for (let at = 0; at < lines.length; at++) {
    const to = goesOnAt(lines, at);
    if (to < 0) continue;
    const [line, more] = [lines[at]!, lines[to]!];
    const [first, ...others] = line.cells;
    lines[at] = withCells(line, [withText(first!, `${first!.text.trim()} ${more.cells[0]!.text}`), ...others]);
    const left = more.cells.slice(1);
    lines.splice(to, 1, ...(left.length ? [withCells(more, left)] : []));
  }
  return lines;
}

/** A street, its town and the postal code under each other as the one line of an address. */
export function withWholeAddress(given: Line[]): Line[] {
  const lines = withoutColumnBetween(given);
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
