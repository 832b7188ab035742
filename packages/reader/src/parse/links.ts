import type { Line } from '../types.ts';
import { findEmail, findUrl } from '../values/contacts.ts';

/** An address that breaks at one of its own marks, and goes on in a line that is no address itself. */
const goesOn = (a: Line, b: Line): boolean =>
  a.page === b.page &&
  a.cells.length === 1 &&
  b.cells.length === 1 &&
  b.gap < 2 &&
  /[-/._=?&@]$/.test(a.text) &&
  /^[\w\-./=?&%#]+$/.test(b.text) &&
  (findUrl(a.text) !== null || /@$/.test(a.text)) &&
  findEmail(b.text) === null &&
  !/^(?:https?:|www\.)/i.test(b.text);

/** Lines with the addresses that run over two of them in one piece: `example.com/in/some-` and `one`. */
export function withWholeLinks(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (!last || !goesOn(last, line)) {
      out.push(line);
      continue;
    }
    const text = last.text + line.text;
    out[out.length - 1] = { ...last, text, cells: [{ ...last.cells[0]!, text }] };
  }
  return out;
}
