import { alternation, anyOf, endLabels, expected, graduation } from '@verdant/lexicon/vocabulary';
import { ranOut } from '../../layout/line-width.ts';
import { isBullet, styleOf } from '../../sections/styles.ts';
import { joinLines } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { withoutLabel } from '../field-labels.ts';
import { withCells, withText } from '../reworded.ts';
import { withAnswersOfForms } from './asked-current.ts';
import { withSpanInRow } from './spans-in-rows.ts';

/** No date that stands alone is longer, and no span. */
const [LONGEST, LONGEST_SPAN] = [20, 30];

/** `Winters 2016/17 and` above `2017/18`: a list of years is longer. */
const [LONGEST_LIST, AND] = [60, /(?:,|&|\sand)$/iu];

/** A head may be in heavier type than its dates: what counts is how it ends, or that it ran out of room. */
const goesOnPlainly = (a: Line, b: Line): boolean =>
  a.size === b.size &&
  (a.cells.at(-1)!.parts.at(-1)?.bold === b.cells[0]!.parts[0]?.bold ||
    (a.cells.length === 1 && Math.abs(a.x0 - b.x0) < 3 && a.right - a.x1 < (a.right - a.left) / 4));

/** `Buyer, Tarn Works. May 2019 –` above `Present`, `… May 2019` above `– Present`, `… May` above `2019 – 2021`. */
function breaks(a: Line, b: Line): boolean {
  // `… April` above `2019 to the present (Grade 11)`
  const [end, start] = [a.text.trim().slice(-LONGEST), b.text.trim().replace(/\s*\([^()]{2,20}\)$/u, '')];
  if (a.page !== b.page || b.cells.length > 1 || b.gap > 1.8 || start.length > LONGEST_SPAN) return false;
  if (!looksLikeDate(start) || !(styleOf(a) === styleOf(b) || goesOnPlainly(a, b))) return false;
  const [list, listed] = [findDates(`${a.text.trim().slice(-LONGEST_LIST)} ${start}`), findDates(a.text)];
  if (AND.test(end) && list && listed?.end && list.start === listed.start && (list.end ?? '') > listed.end) return true;
  const [whole, above] = [findDates(`${end} ${start}`), findDates(end)];
  if (!whole || whole.single || whole.from >= end.length || whole.to <= end.length + 1) return false;
  return above === null || above.single || above.end === null;
}

/** `…2010年7` above `月`: the word that found no room is no text of its own. */
function withoutBrokenMonth(line: Line, above: Line | undefined): Line | null {
  const isRest = line.cells[0]?.text.trim() === '月' && /\d{4}年\d{1,2}(?=\s|$)/u.test(above?.text ?? '');
  if (!isRest) return line;
  return line.cells.length > 1 ? withCells(line, line.cells.slice(1)) : null;
}

/** What stands behind a label of dates on a line of its own: `From: 06/2019`, `To: (Current)`. */
function labelledDate({ cells, text }: Line): string | null {
  const { label, rest: said } = withoutLabel(text.trim());
  const rest = said.replace(/^[（(]([^（()）]+)[)）]$/u, '$1');
  return cells.length === 1 && label === 'dates' && rest.length <= LONGEST ? rest : null;
}

const isEnd = anyOf(endLabels, { at: 'whole' });
/** `End date (if applicable)` with nothing behind it. */
const asksForEnd = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  isEnd.test(
    text
      .replace(/[（(][^（()）]{0,40}[)）]/u, '')
      .replace(/[:：]/u, '')
      .trim(),
  );

/** `From: 06/2019` above `To: Current` as one line with the span; null where they are none. */
function spanOf(a: Line, b: Line): Line | null {
  const [from, to] = [labelledDate(a), labelledDate(b) ?? (asksForEnd(b) ? '' : null)];
  if (!from || to === null || !looksLikeDate(from)) return null;
  const span = `${from} – ${to}`.trim();
  if (!looksLikeDate(span) || findDates(span)?.single !== false) return null;
  const [first, last] = [a.cells[0]!, b.cells[0]!];
  return withCells(a, [{ ...withText(first, span), glyphs: [...(first.glyphs ?? []), ...(last.glyphs ?? [])] }]);
}

/**
 * `September 2017 | Class Teacher at Mill Lane School,` above `to date | Norwich`: a span that broke in a column of its own,
 * beside a head that may have run out of room as well.
 */
function besideHead(a: Line, b: Line): Line[] | null {
  const [from, head] = a.cells;
  const [to, more] = b.cells;
  if (a.cells.length !== 2 || b.cells.length !== 2 || !from || !head || !to || !more || a.page !== b.page) return null;
  const inColumns = Math.abs(from.x0 - to.x0) < 3 && Math.abs(head.x0 - more.x0) < 3 && b.gap < 1.8;
  const text = `${from.text.trim()} ${to.text.trim()}`;
  const [first, last, span] = [from.text, to.text, text].map(findDates);
  const isBroken = looksLikeDate(text) && text.length <= LONGEST_SPAN && (!first || first.single) && (!first || !last);
  const endsLater = first !== null && last?.single === true && span?.single === false && ENDS_SPAN.test(to.text.trim());
  if (!inColumns || !(isBroken || (looksLikeDate(text) && endsLater))) return null;
  const date = { ...withText(from, text), glyphs: [...(from.glyphs ?? []), ...(to.glyphs ?? [])] };
  if (!ranOut(a, b) || isBullet(more.text)) return [withCells(a, [date, head]), withCells(b, [more])];
  const whole = {
    ...withText(head, joinLines(head.text, more.text, a.mixing)),
    glyphs: [...(head.glyphs ?? []), ...(more.glyphs ?? [])],
  };
  return [withCells(a, [date, whole])];
}
/** What stands before the later end of a span. */
const ENDS_SPAN = /^(?:to|until|till|[-–—~至到])/iu;

/** `· (2013 - 2015)` below a head that the line left no room for it: the sign parts the two, it begins no bullet. */
function endsHead(above: Line, { cells, text, gap }: Line): boolean {
  const [, inside] = /^[·•|]\s*[（(]([^（()）]{4,30})[)）]$/u.exec(text.trim()) ?? [];
  return (
    inside !== undefined && cells.length === 1 && gap < 2 && looksLikeDate(inside) && findDates(above.text) === null
  );
}

/** Lines with the spans of dates that run over two of them in one piece. */
export function withWholeSpans(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const one of withAnswersOfForms(lines)) {
    const line = withoutBrokenMonth(withSpanInRow(one), out.at(-1));
    if (!line) continue;
    const last = out.at(-1);
    if (last && endsHead(last, line)) {
      const end = last.cells.at(-1)!;
      out[out.length - 1] = withCells(last, [
        ...last.cells.slice(0, -1),
        withText(end, `${end.text} ${line.text.trim()}`),
      ]);
      continue;
    }
    const span = last ? spanOf(last, line) : null;
    if (span) {
      out[out.length - 1] = span;
      continue;
    }
    const beside = last ? besideHead(last, line) : null;
    if (beside) {
      out.splice(-1, 1, ...beside);
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

/** What says of a date that something ends with it: `Expected graduation: …`, `预计 … 毕业`. */
const ENDS = new RegExp(
  `^(?:${alternation(expected.en)}|${alternation(graduation.en)})(?!\\p{L})|^(?:${alternation([...expected.zh, ...graduation.zh])})|(?:${alternation(graduation.zh)})[)）]?$`,
  'iu',
);
/** A line of the entry above stands no farther off, in letter sizes. */
const NEAR = 2.2;

const isForeseenEnd = ({ cells, text }: Line): boolean => {
  const words = text.trim().replace(/^[（(]/, '');
  return cells.length === 1 && ENDS.test(words) && looksLikeDate(words) && findDates(words)?.single === true;
};

/** Lines with an end that stands alone below a head behind it: it ends what is above and begins nothing. */
export function withForeseenEnds(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const isEnd =
      last && line.gap < NEAR && isForeseenEnd(line) && !isBullet(last.text) && findDates(last.text) === null;
    if (isEnd) out[out.length - 1] = withCells(last, [...last.cells, ...line.cells]);
    else out.push(line);
  }
  return out;
}
