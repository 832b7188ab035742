import { ranOut } from '../layout/line-width.ts';
import { isBullet, withoutBullet } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import type { DateSpan } from '../values/date-span.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';

/** `2021 Owl Box: a camera …`, `Owl Box (2021). A camera …`: a name with its year, and what it is behind a sign in the same line. */
const NAMED =
  /^(?<before>(?:since\s)?(?:19|20)\d{2}[^\p{L}]{0,10})?(?<name>\p{L}[^:;.|]{1,50}?)\s?(?<year>[（(][^（()）]{4,30}[)）])?(?<sign>[:.]\s|\s[|]\s)(?=\S)/u;
/** Lines of one list begin at the same edge, within so many points. */
const SAME_EDGE = 3;
const AT_END = /[（(]([^（()）]{4,30})[)）][.。]?$/u;
const LEAST_WORDS = 3;
/** `Tools: Go`: a label of what was done within a project. */
const LABELS =
  /^(?:\p{L}+\s)?(?:tools?|role|tech(?:nolog(?:y|ies))?|stack|skills?|client|result|duties|responsibilities|team(?:\ssize)?|description|duration|environment|link|title|project)$/iu;

/** Where the name of a line begins and ends that tells in one go what a project is, with its span; null for other lines. */
export function toldName(line: Line): { from: number; to: number; dates: DateSpan | null } | null {
  const [cell, ...others] = line.cells.filter(({ text }) => !looksLikeDate(text));
  if (!cell || others.length || isCjk(cell.text)) return null;
  const text = isBullet(line.text) ? withoutBullet(cell.text) : cell.text;
  const found = NAMED.exec(text);
  const { before = '', name = '', year = '', sign = '' } = found?.groups ?? {};
  if (!found || LABELS.test(name.trim()) || findDates(name)) return null;
  const behind = text.slice(found[0].length);
  const beside = line.cells.map((one) => one.text).find(looksLikeDate) ?? '';
  const dates =
    [year || before, beside, AT_END.exec(text)?.[1] ?? ''].map(findDates).find((one) => one !== null) ?? null;
  const barred = sign.includes('|') ? findDates(behind.split(/\s[|]\s/u, 1)[0]!) : null;
  const told = barred ? behind.slice(barred.to) : behind;
  if (sign.includes('|') ? !barred : sign.startsWith('.') && !dates) return null;
  if (told.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length < LEAST_WORDS) return null;
  const start = cell.text.length - text.length + before.length;
  return { from: start, to: start + name.length, dates: dates ?? barred };
}

/** Lines that each tell of one project, the others going on in them: the first is one, several are, and some say when. */
export function withToldNames(lines: readonly Line[]): Line[] {
  const [first] = lines;
  const marked = first !== undefined && isBullet(first.text);
  const begins = (line: Line) =>
    isBullet(line.text) === marked &&
    (line.page !== first!.page || line.column !== first!.column || Math.abs(line.x0 - first!.x0) < SAME_EDGE);
  const told = first ? lines.filter((line) => begins(line) && toldName(line)) : [];
  const goesOn = (line: Line, at: number) => !isBullet(line.text) && at > 0 && ranOut(lines[at - 1]!, line);
  const areAll = lines.every((line, at) => told.includes(line) || /^\p{Ll}/u.test(line.text) || goesOn(line, at));
  const isList = told.length > 1 && told[0] === first && areAll && told.some((line) => toldName(line)!.dates);
  return isList ? lines.map((line) => (told.includes(line) ? { ...line, opens: true } : line)) : [...lines];
}
