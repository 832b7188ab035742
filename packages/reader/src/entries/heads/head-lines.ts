import { alternation, anyOf, beforeDateInSentence, monthsOfStay, years } from '@verdant/lexicon/vocabulary';
import { isNarrow, ranOut } from '../../layout/line-width.ts';
import { endStyleOf, isBullet, styleOf, withoutBullet } from '../../sections/styles.ts';
import { isCjk, joinLines } from '../../text/spacing.ts';
import type { Cell, Line, Slot } from '../../types.ts';
import type { DateSpan } from '../../values/date-span.ts';
import { findDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { beginsToldPost } from '../../values/told-posts.ts';
import { isBodyLabel } from '../body-labels.ts';
import { withoutLabel } from '../field-labels.ts';
import { withCells } from '../reworded.ts';

const [YEARS, MONTHS] = [years, monthsOfStay].map(alternation);
const DURATION = new RegExp(
  `^[（(]?(?:共|约|历时)?\\s*(?:\\d{1,3}(?:\\.5)?\\+?\\s*(?:${YEARS}|${MONTHS})(?:\\s*,?\\s*\\d+\\s*${MONTHS})?|(?:\\d+|[一二两三四五六七八九十]+)\\s*(?:年半?(?:\\s*(?:零|又)?(?:\\d+|[一二三四五六七八九十]+)\\s*个?月)?|个月))[)）]?$`,
  'iu',
);
/** Words after which a date is part of a sentence. */
const inSentence = anyOf(beforeDateInSentence, { at: 'end' });

export const isDuration = (text: string): boolean => DURATION.test(text.trim());

/** How wide a text is: a Chinese character counts as two. */
export const widthOf = (text: string): number => (isCjk(text) ? text.length * 2 : text.length);

/** A date that stands in brackets with other words, or behind a title as the time from when on that is so: `（2022 起）`. */
const isAsideDate = (before: string, after: string, words: string): boolean =>
  /^[^()（）]*[)）]/.test(after) &&
  ((/[（(][^()（）]*\p{L}[^()（）]*$/u.test(before) && !isForeseen(before, words, after)) ||
    (/\S\s*[（(]\s*$/.test(before) && isSince(words + after)));
/** `（预计 2027 年毕业）`: the date of the entry itself, in brackets with what it is. */
const isForeseen = (before: string, words: string, after: string): boolean =>
  looksLikeDate(
    before.slice(Math.max(before.lastIndexOf('（'), before.lastIndexOf('('))) + words + after.split(/[)）]/, 1)[0],
  );
const isSince = (text: string): boolean => /^(?:since|from|自)|^[^)）]*起/iu.test(text);

/**
 * `Stood in for the head … – …, leading seven people.`: a span in the middle of what was done. Between two commas it is
 * that of what stands before it: `Baker at Tarn Mill, 2012 to 2014, beside my degree.`
 */
const isTold = (before: string, after: string): boolean =>
  !/[,，]\s*$/.test(before) &&
  /^,?\s\p{Ll}.*\.$/u.test(after.trimEnd()) &&
  before.trim().split(/\s+/).length >= LEAST_TOLD;
const LEAST_TOLD = 4;

/** `I deputised for the head from … to ….`: told of what somebody did, not of a post that they held. */
const DID =
  /^I\s(?!(?:also|then|first|later|work(?:ed|s)?|was|am|have|had|served?|joined|started|began|moved|became|trained|taught|studied|attended|spent|ran|did)\b)\p{Ll}{3,}\s.*\.$/u;

/** `（其中 2014 年 8 月至 2016 年 2 月任副经理）`: told of a part of the time of the entry above. */
const PART_OF_TIME = /^[（(]\s?(?:其[中间]|期间)/u;

/** Dates of a head line; dates inside a sentence are none. */
export function headDates(line: Line): DateSpan | null {
  if (isBullet(line.text)) return null;
  if (PART_OF_TIME.test(line.text) || DID.test(line.text.trim())) return null;
  let open: DateSpan | null = null;
  for (const cell of line.cells) {
    const span = findDates(cell.text);
    if (!span) continue;
    const [before, after] = [cell.text.slice(0, span.from), cell.text.slice(span.to)];
    if (span.from <= 2 && beginsToldPost(after)) return span;
    if (span.single && (inSentence.test(before) || /[.。;；]$/.test(cell.text.trim()))) continue;
    if (!span.single && isTold(before, after)) continue;
    const atEdge = span.from <= 2 || after.trimEnd().length <= 3;
    if (widthOf(before + after) <= (span.single ? 60 : 110) && (atEdge || !span.single)) {
      // `(part time from 2020)` beside a title is not the span of the entry
      if (!isAsideDate(before, after, cell.text.slice(span.from, span.to))) return span;
      open ??= { ...span, aside: true };
    }
  }
  return open;
}

const withEdge = (line: Line, cells: Cell[]): Line => ({
  ...withCells(line, cells),
  x1: Math.max(...cells.map((c) => c.x1)),
});

const isAside = (cell: Cell): boolean => looksLikeDate(cell.text) || isLocation(cell.text) || isDuration(cell.text);

/** The mark that begins a line, or the kind of its number. */
const markOf = (text: string): string => (/^[（(]?\d/.test(text) ? '1' : (text[0] ?? ''));

/** A head of an entry behind a mark: it ends or begins with a span, and says little else. */
function isMarkedHead(line: Line): boolean {
  if (!isBullet(line.text)) return false;
  const text = withoutBullet(line.text);
  const span = findDates(text);
  if (!span || span.single) return false;
  const rest = text.slice(0, span.from) + text.slice(span.to);
  const atEdge = span.from <= 2 || text.length - span.to <= 2 || line.cells.length > 1;
  return atEdge && widthOf(rest) <= 90 && /\p{L}{2}/u.test(rest) && !/[。；;]$|[^.]{30}\.$/.test(rest.trim());
}

const unmarked = (line: Line): Line => {
  const cells = line.cells.flatMap((cell, at) => {
    if (at) return [cell];
    const text = withoutBullet(cell.text);
    const [first, ...others] = cell.parts;
    const parts = [{ ...first!, text: withoutBullet(first!.text) }, ...others].filter((p) => p.text !== '');
    return text ? [{ ...cell, text, parts }] : [];
  });
  return withEdge(line, cells);
};

/**
 * Where all heads of a section stand behind a mark, they are read without it: the first line is one, and what stands
 * below has another mark, another indent or none.
 */
export function withPlainHeads(lines: Line[]): Line[] {
  const first = lines[0];
  if (!first || !isMarkedHead(first)) return lines;
  const isHead = (line: Line) =>
    isMarkedHead(line) && markOf(line.text) === markOf(first.text) && Math.abs(line.x0 - first.x0) < 4;
  const others = lines.filter((line) => !isHead(line));
  const alike = others.filter((l) => markOf(l.text) === markOf(first.text) && Math.abs(l.x0 - first.x0) < 4).length;
  const heads = lines.length - others.length;
  return alike > heads && heads < 2 ? lines : lines.map((line) => (isHead(line) ? unmarked(line) : line));
}

/** Dates and places stacked at the right edge, beside the bullets of an entry, go back to its head line. */
export function withAsides(all: Line[]): Line[] {
  const lines = withPlainHeads(all);
  const out: Line[] = [];
  let head = -1;
  let bullet: Line | null = null;
  for (const line of lines) {
    const aside = line.cells.length === 2 && isAside(line.cells[1]!) ? line.cells[1]! : null;
    if (isBullet(line.text)) bullet = line;
    const headStyle = head >= 0 ? styleOf(out[head]!) : '';
    const isBeside = bullet !== null && bullet.column === line.column && line.x0 > bullet.x0 + 3;
    const body = bullet === line || (isBeside && styleOf(line) !== headStyle);
    if (!body) bullet = null;
    if (aside && body && head >= 0) {
      out[head] = withEdge(out[head]!, [...out[head]!.cells, aside]);
      out.push(withEdge(line, [line.cells[0]!]));
      continue;
    }
    if (!body && !isBodyLabel(line.text)) head = out.length;
    out.push(line);
  }
  return out;
}

const opens = (text: string): number => (text.match(/[（(]/g)?.length ?? 0) - (text.match(/[)）]/g)?.length ?? 0);

/** `所属行业：…` goes on with nothing. */
const BEGINS_WITH_LABEL = /^\p{Script=Han}{2,8}\s?[:：]/u;

/** A degree below its school begins a line of its own, whatever room was left above it. */
const isDegreeBelow = (a: Line, b: Line): boolean =>
  findDegree(b.text)?.from === 0 && isPlaceOfLearning(a.text) && findDegree(a.text) === null;

/** `2019 – 2020    Award in Care, Vale Further`: what stands beside its date in a column of its own. */
const isBesideDate = ({ cells }: Line): boolean => cells.length === 2 && looksLikeDate(cells[0]!.text);

/** `Nelson` below it is where that was, and no more of the name. */
const isPlaceAlone = ({ cells, text }: Line): boolean =>
  isLocation(text.trim()) ||
  (cells.length === 1 &&
    cells[0]!.slots?.length === 1 &&
    cells[0]!.slots[0]!.slot === 'place' &&
    cells[0]!.slots[0]!.text === text.trim());

/** True where a head line goes on in the next one: an open parenthesis, a comma, a broken word, no room left. */
function wraps(a: Line, b: Line): boolean {
  if (a.page !== b.page || isBullet(b.text) || b.gap > 2.2) return false;
  const [end, start] = [a.cells.at(-1)!.text, b.cells[0]!.text];
  if (withoutLabel(start).label || BEGINS_WITH_LABEL.test(start)) return false;
  if (opens(a.text) > 0 && opens(b.text) < 0) return true;
  const isEnded = /[.。;；:：]$/.test(end) || endStyleOf(a) !== styleOf(b);
  const isApart = a.cells.length > 1 && !(isBesideDate(a) && ranOut(a, b) && !isPlaceAlone(b));
  if ((isEnded && styleOf(a) !== styleOf(b)) || isApart || Math.abs(a.cells.at(-1)!.x0 - b.x0) > 3) return false;
  if (/\p{Ll}-$/u.test(end) && /^\p{Ll}/u.test(start)) return true;
  return (
    /[,，&]$/.test(end) ||
    (/^\p{Ll}/u.test(start) && !isCjk(start)) ||
    (ranOut(a, b) &&
      !isDegreeBelow(a, b) &&
      !looksLikeDate(start.split(/\s+[·|｜]\s+/)[0]!) &&
      widthOf(a.text) > (isNarrow(a) ? 8 : 20))
  );
}

/** `University of`, which cannot be all of a name. */
const JOINT_AT_END = /\s(?:of|for|and|&|de|du|für|di)$/iu;

/** The values of two cells that are one: what the first ends in goes on in the second where both are of one kind. */
function joinedSlots(a: Slot[] | undefined, b: Slot[] | undefined, mixing: Line['mixing']): Slot[] | undefined {
  const [last, first] = [a?.at(-1), b?.[0]];
  if (!a || !b) return a ?? b;
  const isBroken = last !== undefined && JOINT_AT_END.test(last.text);
  if (!last || !first || (last.slot !== first.slot && !isBroken)) return [...a, ...b];
  const one = { ...last, text: joinLines(last.text, first.text, mixing), p: Math.min(last.p, first.p) };
  return [...a.slice(0, -1), one, ...b.slice(1)];
}

/** Two lines as one that goes on. */
export function joined(a: Line, b: Line): Line {
  const [last, first] = [a.cells.at(-1)!, b.cells[0]!];
  const text = joinLines(last.text, first.text, a.mixing);
  const cell = {
    ...last,
    text,
    x1: Math.max(last.x1, first.x1),
    parts: [{ ...last.parts[0]!, text }],
    slots: joinedSlots(last.slots, first.slots, a.mixing),
  };
  return { ...withEdge(a, [...a.cells.slice(0, -1), cell, ...b.cells.slice(1)]), y: a.y };
}

/** Head lines with wrapped ones joined, where `may` allows it. */
export function unwrapped(head: Line[], may: (a: Line, b: Line) => boolean = () => true): Line[] {
  const out: Line[] = [];
  for (const line of head) {
    const last = out.at(-1);
    if (last && wraps(last, line) && may(last, line)) out[out.length - 1] = joined(last, line);
    else out.push(line);
  }
  return out;
}
