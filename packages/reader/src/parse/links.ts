import type { Line } from '../types.ts';
import { findEmail, findUrl } from '../values/contacts.ts';

/** The rest of an address, with what it is in brackets: `jones-data (LinkedIn)`. */
const REST = /^[\w\-./=?&%#]+(?:\s\([^()]{1,20}\))?$/;

/** An address that breaks at one of its own marks, and goes on in a line that is no address itself. */
const goesOn = (a: Line, b: Line): boolean => {
  const [end, start] = [a.cells.at(-1)!, b.cells[0]!];
  return (
    a.page === b.page &&
    (a.cells.length === 1 ? b.cells.length === 1 : a.right - end.x1 < (a.right - a.left) / 4) &&
    b.gap < 2 &&
    /[-/._=?&@]$/.test(end.text) &&
    REST.test(start.text) &&
    (findUrl(end.text) !== null || /@(?:[\w.-]*[.-])?$/.test(end.text)) &&
    findEmail(start.text) === null &&
    !/^(?:https?:|www\.)/i.test(start.text)
  );
};

/** Lines with the addresses that run over two of them in one piece: `example.com/in/some-` and `one`. */
export function withWholeLinks(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (!last || !goesOn(last, line)) {
      out.push(line);
      continue;
    }
    const [end, [start, ...others]] = [last.cells.at(-1)!, line.cells];
    const cells = [...last.cells.slice(0, -1), { ...end, text: end.text + start!.text }, ...others];
    out[out.length - 1] = { ...last, cells, text: cells.map((c) => c.text).join('  ') };
  }
  return out;
}
