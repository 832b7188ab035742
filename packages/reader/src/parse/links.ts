import { withCells } from '../entries/reworded.ts';
import { isNarrow, ranOut } from '../layout/line-width.ts';
import type { Line } from '../types.ts';
import { findEmail, findOwnUrl } from '../values/contacts.ts';

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
    (findOwnUrl(end.text) !== null || /@(?:[\w.-]*[.-])?$/.test(end.text)) &&
    findEmail(start.text) === null &&
    !/^(?:https?:|www\.)/i.test(start.text)
  );
};

/** What stands in brackets behind an address says which one it is: `m (LinkedIn)`. */
const REST_TOLD = /^[\w\-./=?&%#]{1,40}\s\([A-Z][^()]{1,19}\)$/;
const REST_OF_WORD = /^[a-z\d][a-z\d.-]{0,30}\/?$/;

/** What addresses of mail end in, as a rule; another end may have lost its last letters. */
const USUAL_END = /\.(?:com|net|org|edu|gov|info|biz|io|me|co|ai|dev|app|name|pro|mail|email|[a-z]{2})$/i;

/** Lines of one address stand no farther apart, in letter sizes; where its end shows that more must come, as far. */
const [USUAL, WIDEST] = [1.6, 2.4];
/** An address that fills a narrow column and breaks within a word: `ada.bell@webpost.ex` and `ample`. */
function breaksInWord(a: Line, b: Line): boolean {
  const [end, start] = [a.cells[0]!, b.cells[0]!];
  if (a.page !== b.page || a.cells.length > 1 || b.cells.length > 1 || b.gap > WIDEST) return false;
  if (end.font !== start.font || end.size !== start.size || !/[a-z]/i.test(start.text)) return false;
  const mail = findEmail(end.text);
  if (mail?.to === end.text.length && !USUAL_END.test(mail.value) && /^[a-z]{1,8}$/.test(start.text)) return true;
  if (b.gap > USUAL) return false;
  const found = mail ?? findOwnUrl(end.text);
  if (!found || found.to < end.text.length || findOwnUrl(start.text)) return false;
  return REST_TOLD.test(start.text) || (REST_OF_WORD.test(start.text) && isNarrow(a) && ranOut(a, b));
}

/** `ada.bell` and `@webpost.example`: the line broke before the sign, which begins nothing else. */
function breaksBeforeSign(a: Line, b: Line): boolean {
  const [end, start] = [a.cells.at(-1)!, b.cells[0]!];
  const isDomain = start.text.startsWith('@') && findEmail(`a${start.text}`)?.from === 0;
  return (
    a.page === b.page &&
    b.gap < 2 &&
    isDomain &&
    /(?:^|[\s:：])(?!www\.)[\w.+-]{1,64}$/i.test(end.text) &&
    end.font === start.font
  );
}

/** Lines with the addresses that run over two of them in one piece: `example.com/in/some-` and `one`. */
export function withWholeLinks(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (!last || !(goesOn(last, line) || breaksInWord(last, line) || breaksBeforeSign(last, line))) {
      out.push(line);
      continue;
    }
    const [end, [start, ...others]] = [last.cells.at(-1)!, line.cells];
    const cells = [...last.cells.slice(0, -1), { ...end, text: end.text + start!.text }, ...others];
    out[out.length - 1] = withCells(last, cells);
  }
  return out;
}
