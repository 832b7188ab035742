import { alternation, levelWords } from '@verdant/lexicon/vocabulary';
import { unclosed } from '../../entries/pieces.ts';
import { withCells, withText } from '../../entries/reworded.ts';
import { isNarrow, ranOut } from '../../layout/line-width.ts';
import { isBullet, styleOf } from '../../sections/styles.ts';
import { joinLines } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';

/** Lines of one row stand no further apart than this, in letter sizes. */
const TIGHT = 1.7;

const over = (a: Cell, b: Cell): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** A date at the end of a cell that its column left no room for. */
function dateAtEnd(text: string): number {
  const span = findDates(text);
  return span && span.from > 2 && text.slice(span.to).trim().length < 2 ? span.from : -1;
}

/** Name and date broke alike: `Data   MAY` and `Engineer   2023` below. */
function bothBroke(a: Line, b: Line): Line | null {
  const [name, date] = a.cells;
  const [more, year] = b.cells;
  if (a.cells.length !== 2 || b.cells.length !== 2 || !name || !date || !more || !year) return null;
  const whole = `${date.text} ${year.text}`;
  if (looksLikeDate(date.text) || !looksLikeDate(whole) || !over(date, year) || Math.abs(name.x0 - more.x0) > 3)
    return null;
  return withCells(a, [withText(name, joinLines(name.text, more.text, a.mixing)), withText(date, whole)]);
}

/** Names that broke before the date at their right end: `AWS Certified Data   2023` and `Engineer` below. */
function nameBroke(a: Line, b: Line): Line | null {
  const first = a.cells[0]!;
  if (b.cells.length > 1 || findDates(b.text) || Math.abs(first.x0 - b.x0) > 3 || styleOf(a) !== styleOf(b))
    return null;
  if (a.cells.length > 1)
    return withCells(a, [withText(first, joinLines(first.text, b.text, a.mixing)), ...a.cells.slice(1)]);
  const at = dateAtEnd(first.text);
  const name = joinLines(first.text.slice(0, at).trim(), b.text, a.mixing);
  return withCells(a, [withText(first, name), withText(first, first.text.slice(at))]);
}

/** `– Level 2` below a name that its line left no room for. */
const LEVEL = new RegExp(`^[-–—]\\s${alternation(levelWords)}\\s`, 'iu');

/** `· ASCM` below a name without a mark of its own: the line broke at the separator. */
function brokeAtSeparator(a: Line, b: Line): Line | null {
  const cell = a.cells.at(-1)!;
  if (
    !(/^[·|｜]\s/.test(b.text) || LEVEL.test(b.text)) ||
    b.gap >= 2 ||
    Math.abs(cell.x0 - b.x0) > 3 ||
    isBullet(a.text)
  )
    return null;
  return withCells(a, [...a.cells.slice(0, -1), withText(cell, `${cell.text} ${b.text}`)]);
}

/** `…（2014，土` and `建）、C1 驾照` below: a bracket that its line left no room for. */
function brokeInBracket(a: Line, b: Line): Line | null {
  const isOne = a.cells.length === 1 && b.cells.length === 1 && b.gap < 2.5 && !isBullet(b.text);
  if (!isOne || unclosed(a.text) < 0 || !/^[^（(]{1,40}[)）]/u.test(b.text) || !ranOut(a, b)) return null;
  return withCells(a, [withText(a.cells[0]!, joinLines(a.text, b.text, a.mixing))]);
}

const BEGINS_IN_DASH = /^[-–—]\s(?=\p{Lu})/u;
/** `– expired, can renew` below the one name that it tells of. */
const REMARK_IN_DASH = /^[-–—]\s(?=\p{Ll})/u;
/** `– Retail category` below a name that its narrow column left no room for, where no other line begins so. */
function brokeAtDash(a: Line, b: Line, lines: readonly Line[]): Line | null {
  const mark = [BEGINS_IN_DASH, REMARK_IN_DASH].find((one) => one.test(b.text));
  const isOnly = lines.every((line) => line === b || !/^[-–—]\s/.test(line.text));
  if (!mark || !isOnly || styleOf(a) !== styleOf(b) || Math.abs(a.x0 - b.x0) > 3) return null;
  if (a.cells.length + b.cells.length > 2 || b.gap >= TIGHT || !(mark === REMARK_IN_DASH || ranOut(a, b))) return null;
  return withCells(a, [withText(a.cells[0]!, joinLines(a.text, b.text, a.mixing))]);
}

/** `…；市级二等` and `奖学金` below: a list in one piece that its line left no room for. */
function brokeInList(a: Line, b: Line): Line | null {
  const isOne = a.cells.length === 1 && b.cells.length === 1 && b.gap < 2.5;
  if (!isOne || !/[；;]/.test(a.text) || /[；;。.]$/.test(a.text) || isBullet(b.text) || !ranOut(a, b)) return null;
  return withCells(a, [withText(a.cells[0]!, joinLines(a.text, b.text, a.mixing))]);
}

/** `…, honorable` and `mention, 2024` below: words of a name that its line left no room for. */
function brokeInWords(a: Line, b: Line, isTight: boolean): Line | null {
  const isOne = a.cells.length === 1 && b.cells.length === 1 && !isBullet(b.text);
  const goesOn = /^\p{Ll}/u.test(b.text) && !/[.;]$/.test(a.text) && a.size === b.size && (isTight || ranOut(a, b));
  if (!isOne || !goesOn) return null;
  return withCells(a, [withText(a.cells[0]!, joinLines(a.text, b.text, a.mixing))]);
}

/** `Food Safety` and `Management (2024)` below in a narrow column, where what ends an item is its date. */
function brokeBeforeDate(a: Line, b: Line, isTight: boolean): Line | null {
  const areBoth = a.cells.length === 1 && b.cells.length === 1 && !isBullet(b.text) && styleOf(a) === styleOf(b);
  if (!areBoth || !isTight || !isNarrow(a) || !ranOut(a, b)) return null;
  if (findDates(a.text) || (dateAtEnd(b.text) < 0 && !looksLikeDate(b.text))) return null;
  return withCells(a, [withText(a.cells[0]!, joinLines(a.text, b.text, a.mixing))]);
}
/** The lines of an item stand at least this much closer than items do, where they are told by their dates as well. */
const CLOSER = 1.1;

/** Items stand this much further apart than the lines of one. */
const APART = 1.25;

/** The rows of a list of honours, each in one line. */
export function withWholeRows(lines: Line[]): Line[] {
  const isDated = (l: Line) => (l.cells.length > 1 ? looksLikeDate(l.cells.at(-1)!.text) : dateAtEnd(l.text) > 0);
  const atRight = lines.filter((l) => l.cells.length > 1 && looksLikeDate(l.cells.at(-1)!.text)).length;
  const dated = atRight > 0 && lines.filter(isDated).length * 2 >= lines.length;
  // how far items stand from one another, where their own lines stand closer
  const usual = Math.max(0, ...lines.slice(1).map(({ gap }) => gap));
  const ends = lines.filter(({ text }) => dateAtEnd(text) > 0 || looksLikeDate(text)).length;
  const endsInDate = ends * 2 >= lines.length;
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const near = last && line.gap < TIGHT && !isBullet(line.text);
    const whole =
      (near && (bothBroke(last, line) ?? brokeInWords(last, line, line.gap * APART < usual))) ||
      (near && dated && isDated(last) && nameBroke(last, line)) ||
      (near && endsInDate && brokeBeforeDate(last, line, line.gap * CLOSER < usual)) ||
      (last &&
        (brokeAtSeparator(last, line) ??
          brokeAtDash(last, line, lines) ??
          brokeInBracket(last, line) ??
          brokeInList(last, line)));
    if (whole) out[out.length - 1] = whole;
    else out.push(line);
  }
  return out;
}

/** Dates on lines of their own above the names, as Europass sets them, stand behind these. */
export function withDatesBehind(lines: Line[]): Line[] {
  const isDate = (line: Line | undefined) => line?.cells.length === 1 && looksLikeDate(line.text);
  const dates = lines.filter(isDate).length;
  // one alone above one name, and no other date
  const isOnly = dates === 1 && lines.length < 4 && lines.slice(1).every(({ text }) => findDates(text) === null);
  if (
    (dates < 2 && !isOnly) ||
    !isDate(lines[0]) ||
    lines.some((line, i) => isDate(line) && (i + 1 === lines.length || isDate(lines[i + 1])))
  )
    return lines;
  return lines.flatMap((line, i) => {
    const before = lines[i - 1];
    if (isDate(line)) return [];
    return before && isDate(before)
      ? [{ ...withCells(line, [...line.cells, ...before.cells]), gap: before.gap }]
      : [line];
  });
}
