import { styleOf } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { M } from '../values/date-grammar.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { withoutLabel } from './field-labels.ts';
import { withCells, withText } from './reworded.ts';

/** No date that stands alone is longer. */
const LONGEST = 20;
const OPEN = /(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}[^\p{L}]{0,8}[-–—~～至到]$/u;
/** A beginning before the dash, and a month before its year. */
const OPEN_WITHIN = new RegExp(`(?:\\p{L}{3,9}\\.?\\s)?(?:19|20)\\d{2}$|${M}$`, 'iu');
const DASH_FIRST = /^[-–—~～至到]\s*/u;

/** A line that begins in heavier type than it ends in goes on in the lighter one. */
const goesOnPlainly = (a: Line, b: Line): boolean =>
  a.size === b.size && a.cells.length === 1 && Math.abs(a.x0 - b.x0) < 3 && a.right - a.x1 < (a.right - a.left) / 4;

/**
 * `Buyer | Tarn Works | 2021/06 –` above `Present`, and `Cook, Tarn Inn. June 2010` above `– May 2014` or `…, June` above
 * `2010 – 2014`: the span broke within.
 */
function breaks(a: Line, b: Line): boolean {
  const [end, start] = [a.text.trim(), b.text.trim()];
  if (a.page !== b.page || b.cells.length > 1 || b.gap > 1.8) return false;
  if (styleOf(a) !== styleOf(b) && !goesOnPlainly(a, b)) return false;
  const last = OPEN.exec(end) ?? OPEN_WITHIN.exec(end);
  if (!last || start.length > LONGEST || !looksLikeDate(start.replace(DASH_FIRST, ''))) return false;
  const [whole, own] = [findDates(`${last[0]} ${start}`), findDates(start.replace(DASH_FIRST, ''))];
  return whole?.single === false && (own?.single !== false || whole.start.length > own.start.length);
}

/** `…2010年7` above `月`: the word that found no room is no text of its own. */
function withoutBrokenMonth(line: Line, above: Line | undefined): Line | null {
  const isRest = line.cells[0]?.text.trim() === '月' && /\d{4}年\d{1,2}(?=\s|$)/u.test(above?.text ?? '');
  if (!isRest) return line;
  return line.cells.length > 1 ? withCells(line, line.cells.slice(1)) : null;
}

/** What stands behind a label of dates on a line of its own: `From: 06/2019`. */
function labelledDate({ cells, text }: Line): string | null {
  const { label, rest } = withoutLabel(text.trim());
  return cells.length === 1 && label === 'dates' && rest.length <= LONGEST ? rest : null;
}

/** `From: 06/2019` above `To: Current` as one line with the span; null where they are none. */
function spanOf(a: Line, b: Line): Line | null {
  const [from, to] = [labelledDate(a), labelledDate(b)];
  if (!from || !to || !looksLikeDate(from)) return null;
  const span = `${from} – ${to}`;
  if (!looksLikeDate(span) || findDates(span)?.single !== false) return null;
  const [first, last] = [a.cells[0]!, b.cells[0]!];
  return withCells(a, [{ ...withText(first, span), glyphs: [...(first.glyphs ?? []), ...(last.glyphs ?? [])] }]);
}

/** Lines with the spans of dates that run over two of them in one piece. */
export function withWholeSpans(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const one of lines) {
    const line = withoutBrokenMonth(one, out.at(-1));
    if (!line) continue;
    const last = out.at(-1);
    const span = last ? spanOf(last, line) : null;
    if (span) {
      out[out.length - 1] = span;
      continue;
    }
    if (!last || !breaks(last, line)) {
      out.push(line);
      continue;
    }
    const cells = last.cells.map((cell, i) => {
      if (i < last.cells.length - 1) return cell;
      const [part] = cell.parts.slice(-1);
      const whole = part ? [...cell.parts.slice(0, -1), { ...part, text: `${part.text} ${line.text.trim()}` }] : [];
      return { ...cell, text: `${cell.text} ${line.text.trim()}`, parts: whole };
    });
    out[out.length - 1] = { ...last, cells, text: `${last.text} ${line.text.trim()}` };
  }
  return out;
}
