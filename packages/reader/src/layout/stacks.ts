import { alternation, expected, monthNumber, until } from '@verdant/lexicon/vocabulary';
import type { Cell } from '../types.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { isKnownHeading } from './words.ts';

/** What stands between two dates under each other. */
const BETWEEN = new RegExp(`^(?:[|｜¦↓–—―~～至到-]|${alternation(until)})$`, 'iu');
const MARK = /^[|｜¦↓]$/;
const OPEN = /[-–—~～至到]$/;
const YEAR = /(?:19|20)\d{2}/g;
const LONGEST = 20;
const MOST_LINES = 6;
const MOST_HEADING_LINES = 3;
/** Lines of a stack stand no farther apart than this, in letter sizes; those of a block no farther than that. */
const STEP = 2;
const BLOCK_STEP = 1.9;

/** `Oct 2017–Mar`: a span whose last year found no room. */
export const lacksYear = (text: string): boolean =>
  /\p{L}\.?$/u.test(text) &&
  findDates(text)?.single === true &&
  (findDates(`${text} 2000`)?.end?.startsWith('2000-') ?? false);

/** A year of two digits, told by the sign before it alone. */
const BRIEFLY = /^\d{2}$/;
/** `1988-` above `90`, or above `1990`: years broke at the sign between them. */
export const breaksInSpan = (above: string, below: string): boolean =>
  /(?:19|20)\d{2}\s?[-–—~～至到]$/u.test(above) && /^(?:\d{4}|\d{2})$/.test(below.trim());

/** `月`, `年2月`, `今`: the end of a Chinese span that its column left no room for. */
const END_LEFT = /^(?:(?:\d{0,4}年)?\s?\d{0,2}\s?月|\d{0,4}年|今)$/u;
/** `2018年8月至2022年2` above `月`: a span that broke at one of its letters, null where the two make none. */
function brokenSpan([above, below, ...others]: string[]): string | null {
  const isOpen = above !== undefined && /[\d年至到—–-]$/u.test(above) && /[至到—–-]/u.test(above);
  if (!isOpen || !below || others.length > 0 || !END_LEFT.test(below)) return null;
  const text = `${above}${below}`;
  return looksLikeDate(text) && findDates(text)?.single === false ? text : null;
}

const isFragment = (text: string): boolean =>
  text.replace(/\s/g, '').length <= LONGEST &&
  (BETWEEN.test(text) ||
    END_LEFT.test(text) ||
    BRIEFLY.test(text) ||
    YEAR_LEFT.test(text) ||
    isLead(text) ||
    looksLikeDate(text) ||
    lacksYear(text) ||
    monthNumber(text.toLowerCase()) !== null);

const isLevel = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x0 - b.x0) < 2 || Math.abs(a.x1 - b.x1) < 2 || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 4;

/** Cells under each other from `first` on, one a line, as long as they are told to belong to it. */
function stackFrom(first: Cell, cells: Cell[], most: number, belongs: (cell: Cell) => boolean): Cell[] {
  const stack = [first];
  for (const cell of cells) {
    const last = stack.at(-1)!;
    const step = cell.y - last.y;
    if (step > STEP * Math.max(cell.size, last.size) || stack.length >= most) break;
    if (step > 0.5 * last.size && isLevel(first, cell) && belongs(cell)) stack.push(cell);
  }
  return stack;
}

function joined(stack: Cell[], text: string, y = stack[0]!.y): Cell {
  const [first] = stack as [Cell];
  return {
    ...first,
    text,
    y,
    x0: Math.min(...stack.map((c) => c.x0)),
    x1: Math.max(...stack.map((c) => c.x1)),
    parts: [{ ...first.parts[0]!, text }],
    glyphs: stack.flatMap((c) => c.glyphs ?? []),
  };
}

/** The nearest cell beside another one, on its level. */
function beside(cell: Cell, cells: Cell[]): Cell | undefined {
  const away = (c: Cell) => Math.max(c.x0 - cell.x1, cell.x0 - c.x1);
  return cells
    .filter((c) => c !== cell && Math.abs(c.y - cell.y) < 0.6 * cell.size && away(c) > 0)
    .reduce<Cell | undefined>((near, c) => (near && away(near) <= away(c) ? near : c), undefined);
}

/** `exp. Dec` above `’25`, `Expected` above `May 2026`: one date whose last part found no room. */
const LEADS = new RegExp(`^(?:${alternation(expected.en)})?\\s?(?:\\p{L}{3,9}\\.?)?$`, 'iu');
const YEAR_LEFT = /^['’‘]\d{2}$|^(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}$/u;
const isLead = (text: string): boolean => {
  const words = text.split(/\s/);
  const isExpected = EXPECTED.test(text);
  return (
    LEADS.test(text) && findDates(text) === null && (isExpected || monthNumber(words.at(-1)!.toLowerCase()) !== null)
  );
};
const EXPECTED = new RegExp(`^(?:${alternation(expected.en)})(?!\\p{L})`, 'iu');

/** The words of a stack as one date of two lines, null where it is none. */
function dateOf([first, last, ...others]: string[]): string | null {
  if (!first || !last || others.length > 0 || !isLead(first) || !YEAR_LEFT.test(last)) return null;
  const text = `${first} ${last}`;
  return looksLikeDate(text) && findDates(text)?.single ? text : null;
}

/** The words of a stack as one span of dates, null where it says none. */
function spanOf(stack: Cell[], cells: Cell[]): string | null {
  const texts = stack.map((cell) => cell.text.trim());
  const date = dateOf(texts) ?? brokenSpan(texts);
  if (date) return date;
  const words = texts.map((text) => (MARK.test(text) ? '–' : text));
  const isTold =
    words.slice(0, -1).some((text) => BETWEEN.test(text) || OPEN.test(text) || lacksYear(text)) ||
    /^(?:至今|[-–—])/.test(words.at(-1)!);
  const years = texts.join(' ').match(YEAR) ?? [];
  if (
    texts.some((text, i) => BRIEFLY.test(text) && !(i === texts.length - 1 && breaksInSpan(texts[i - 1] ?? '', text)))
  )
    return null;
  if (years.length > 2 || BETWEEN.test(texts[0]!) || BETWEEN.test(texts.at(-1)!)) return null;
  // Two years on end may be two entries of one line each, where what stands beside them is set alike.
  const [a, b] = [beside(stack[0]!, cells), beside(stack.at(-1)!, cells)];
  if (!isTold && a && b && a.bold === b.bold && a.size === b.size && a.colour === b.colour) return null;
  const text = words.join(' ').replace(/(?<=[-–—~])\s(?=\d{2}$)/, '');
  const isSpan = (of: string) => findDates(of)?.single === false;
  if (texts.filter(isSpan).length > 1) return null;
  const whole = isSpan(text) ? text : words.length === 2 ? words.join(' – ') : text;
  if (!isSpan(whole)) return null;
  const [from, to] = years.map(Number);
  const isTurned = years.length === 2 && from! > to! && words.length <= 3;
  return isTurned ? `${words.at(-1)} – ${words[0]}` : whole;
}

/** The level of the block's first line, where a stack stands at the middle of the block: a line of heavier type. */
function headLevel(stack: Cell[], cells: Cell[]): number {
  const at = beside(stack[0]!, cells);
  if (!at) return stack[0]!.y;
  if (at.bold) return at.y;
  const above = cells.filter((c) => c.y < at.y - 0.5 * at.size && Math.abs(c.x0 - at.x0) < 40);
  let y = at.y;
  for (const cell of above.reverse()) {
    // a line with a date of its own heads another block
    if (y - cell.y > BLOCK_STEP * cell.size || looksLikeDate(beside(cell, cells)?.text ?? '')) break;
    y = cell.y;
    if (cell.bold) return y;
  }
  return at.y;
}

/** The sign of a span and what stands behind it. */
const AFTER_SIGN = /^[-–—~～]\s?(?=\S)/u;

/**
 * Cells whose first letter is the sign of a span that broke in the column of dates before them, where lines are spread over
 * the width of that: `2020.07` and `– Editor` above `2022.06`, which ends where the sign does. The sign goes to its date.
 */
function withSignsAtDates(cells: Cell[]): Cell[] {
  const given = new Map<Cell, Cell>();
  for (const cell of cells) {
    const sign = AFTER_SIGN.test(cell.text) ? cell.glyphs?.[0] : undefined;
    const date = sign && beside(cell, cells);
    if (!date || date.x1 > sign.x0 || !looksLikeDate(date.text) || findDates(date.text)?.single !== true) continue;
    const isBelow = ({ y }: Cell) => y - date.y > 0.5 * date.size && y - date.y < STEP * date.size;
    const ends = (c: Cell) => isBelow(c) && Math.abs(c.x1 - sign.x1) < 2 && looksLikeDate(c.text);
    if (!cells.some(ends)) continue;
    const [first, ...others] = cell.parts;
    const behind = { ...first!, text: first!.text.replace(/^[-–—~～]\s?/u, '') };
    const glyphs = [...(date.glyphs ?? []), sign];
    given.set(date, { ...joined([date], `${date.text} ${sign.text}`), x1: sign.x1, glyphs });
    given.set(cell, {
      ...cell,
      text: cell.text.replace(AFTER_SIGN, ''),
      x0: cell.glyphs![1]!.x0,
      parts: behind.text ? [behind, ...others] : others,
      glyphs: cell.glyphs!.slice(1),
    });
  }
  return given.size ? cells.map((cell) => given.get(cell) ?? cell) : cells;
}

/** Dates that stand under each other beside an entry (`2018`, `to`, `2021`) as one cell on the level of its head. */
export function withStackedDates(given: Cell[]): Cell[] {
  const all = withSignsAtDates(given);
  const cells = [...all].sort((a, b) => a.y - b.y);
  const fragments = cells.filter((cell) => isFragment(cell.text.trim()));
  const used = new Set<Cell>();
  const made: Cell[] = [];
  fragments.forEach((first, i) => {
    if (used.has(first)) return;
    const stack = stackFrom(first, fragments.slice(i + 1, i + 1 + 4 * MOST_LINES), MOST_LINES, (c) => !used.has(c));
    for (let n = stack.length; n > 1; n--) {
      const part = stack.slice(0, n);
      const text = spanOf(part, cells);
      if (!text) continue;
      for (const cell of part) used.add(cell);
      made.push(joined(part, text, headLevel(part, cells)));
      break;
    }
  });
  return used.size ? [...all.filter((cell) => !used.has(cell)), ...made] : all;
}

/** Headings that break over two or three lines of a margin as one cell on the level of the first. */
export function withStackedHeadings(all: Cell[]): Cell[] {
  // Characters that run down one by one are read elsewhere.
  const cells = all.filter(({ text }) => text.length > 1 && text.length <= LONGEST).sort((a, b) => a.y - b.y);
  const used = new Set<Cell>();
  const made: Cell[] = [];
  cells.forEach((first, i) => {
    if (used.has(first) || !beside(first, all)) return;
    const alike = (c: Cell) =>
      !used.has(c) && c.bold === first.bold && c.colour === first.colour && Math.abs(c.size - first.size) < 0.3;
    const stack = stackFrom(first, cells.slice(i + 1, i + 13), MOST_HEADING_LINES, alike);
    for (let n = stack.length; n > 1; n--) {
      const part = stack.slice(0, n);
      const text = part.map((cell) => cell.text).join(' ');
      if (!isKnownHeading(text) || part.every((cell) => isKnownHeading(cell.text))) continue;
      for (const cell of part) used.add(cell);
      made.push(joined(part, text));
      break;
    }
  });
  return used.size ? [...all.filter((cell) => !used.has(cell)), ...made] : all;
}
