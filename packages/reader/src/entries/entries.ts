import { isNarrow } from '../layout/line-width.ts';
import { isBullet, styleOf } from '../sections/styles.ts';
import { isCjk, joinLines } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import type { DateSpan } from '../values/date-span.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { isPostInBoth } from '../values/roles.ts';
import { isBodyLabel } from './body-labels.ts';
import { type FieldLabel, withoutLabel } from './field-labels.ts';
import { headDates, isDuration, unwrapped, widthOf, withAsides } from './heads/head-lines.ts';
import { labelledEntries, labelledHead } from './labelled-entries.ts';
import { withMissedHeads, withoutMidSentence } from './mended-starts.ts';
import { withDatesFromFoot } from './spans/foot-dates.ts';
import { withForeseenEnds, withWholeSpans } from './spans/whole-spans.ts';

/** One job, school or project: `head` says what it is, `body` what was done there. */
export type Entry = { head: Line[]; body: Line[]; dates: DateSpan | null };

const MAX_OFFSET = 4;
const MAX_HEAD = 5;
/** Heads in a side column break into more lines. */
const MORE_WHERE_NARROW = 2;
const LABELLED = /^[\p{L}][\p{L}\p{N} /&-]{0,20}[:：]/u;

/** Line style that most letters of the section have. */
function runningStyle(lines: Line[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + widthOf(line.text));
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A line of a bullet that goes on: it stands further in than the bullet, in running type. */
const continues = (lines: Line[], i: number, running: string): boolean => {
  let b = i - 1;
  while (b >= 0 && !isBullet(lines[b]!.text) && lines[b]!.gap < 2 && i - b < 6) b--;
  const bullet = lines[b];
  return (
    bullet !== undefined &&
    isBullet(bullet.text) &&
    lines[i]!.x0 > bullet.x0 + 2 &&
    styleOf(lines[i]!) === running &&
    lines[i]!.gap < 2
  );
};

/** Entries that begin above a date: the first one shows how far above, style confirms it for the others. */
function datedStarts(lines: Line[], dated: number[], title: string | null): number[] {
  const first = dated[0]!;
  const found: number[] = [];
  const says = (i: number) => lines[i]!.cells.some((c) => !looksLikeDate(c.text) && /\p{L}{2}/u.test(c.text));
  const alike = (a: number, b: number) => styleOf(lines[a]!) === styleOf(lines[b]!) && says(a) && says(b);
  const free = (i: number) => i >= 0 && !isBullet(lines[i]!.text);
  const isTitle = (i: number) => free(i) && styleOf(lines[i]!) === title;
  let before = first;
  for (const d of dated.slice(1)) {
    // Two dated lines on end are two entries of one line each, where both say more than a date.
    if (d - before === 1 && !(first === 0 && (isTitle(d) || alike(before, d)))) {
      before = d;
      continue;
    }
    const offsets = [first, ...Array.from({ length: MAX_OFFSET }, (_, k) => k)].filter((k) => d - k > before);
    const offset =
      offsets.find((k) => title !== null && isTitle(d - k)) ?? (d - first > before && free(d - first) ? first : 0);
    let at = d - offset;
    // A title over two lines begins at the first of them.
    while (offset > 0 && at - 1 > before && isTitle(at) && isTitle(at - 1) && lines[at]!.gap < 1.5) at--;
    found.push(at);
    before = d;
  }
  return found;
}

/** Entries without a date begin at lines that look like the first one of the section. */
function styledStarts(lines: Line[], title: string, running: string): number[] {
  return lines.flatMap((line, i) => {
    const previous = lines[i - 1];
    if (!previous || styleOf(line) !== title || isBullet(line.text) || styleOf(previous) === title) return [];
    if (isBodyLabel(line.text) || (LABELLED.test(line.text) && !labelOf(line))) return [];
    const fresh = line.gap > previous.gap * 1.1 || isBullet(previous.text) || styleOf(previous) === running;
    return fresh ? [i] : [];
  });
}

/** A single date next to a span (a day of graduation, say) belongs to the span; so does what is told in brackets. */
function isMinor(lines: Line[], i: number, dated: number[]): boolean {
  const { single, aside } = headDates(lines[i]!)!;
  return dated.some((d) => {
    if (Math.abs(d - i) !== 1) return false;
    const other = headDates(lines[d]!)!;
    return aside ? !other.aside : single && !other.single && styleOf(lines[d]!) !== styleOf(lines[i]!);
  });
}

/** `1. Organization : …`: records have numbers, too. */
const NUMBERED = /^[（(]?\d{1,2}(?:[.)）、]\s{0,4}|\s?[-–—]\s{1,4}(?=\p{L}))/u;
const labelOf = (line: Line): FieldLabel | null => withoutLabel(line.text.trim().replace(NUMBERED, '')).label;

/** A row of a form that names an employer and the post there, or a school and what was learned there. */
function beginsRecord({ cells }: Line): boolean {
  const labels = cells.map(({ text }) => withoutLabel(text.trim()).label);
  const has = (...some: FieldLabel[]) => some.some((label) => labels.includes(label));
  return (has('company') && has('position')) || (has('school') && has('degree', 'major'));
}
/** So many such rows are records, whatever stands above the first. */
const RECORDS = 2;

/** Records (`公司名称：…`, `Employer: …`): each begins at the label that begins the first one, or at its date. */
function labelledStarts(lines: Line[]): number[] | null {
  const rows = lines.flatMap((line, i) => (beginsRecord(line) ? [i] : []));
  const isAbove = lines.slice(0, rows[0]).every((line) => !headDates(line));
  if (rows.length >= RECORDS && isAbove) return [0, ...rows.slice(1)];
  // the span of each stands in a row of its own above
  const isDatedAbove = rows.every((at) => at > 0 && headDates(lines[at - 1]!)?.single === false);
  if (rows.length >= RECORDS && rows[0] === 1 && isDatedAbove) return rows.map((at) => at - 1);
  const labels = lines.map(labelOf);
  // `Most recent employer` above the first of them is no label
  const top = labels.slice(0, MOST_ABOVE + 1).findIndex((label) => label !== null);
  const isRepeated = labels[top] === 'company' && labels.filter((label) => label === 'company').length >= RECORDS;
  const isDate = (at: number): boolean => at >= 0 && isSpanAlone(lines[at]!);
  const employers = labels.flatMap((label, at) => (label === 'company' ? [at] : []));
  // `1- From 3/2019 to 5/2021:` above each employer
  if (isRepeated && employers.every((at) => isDate(at - 1))) return [0, ...employers.slice(1).map((at) => at - 1)];
  const first = labels[isRepeated ? top : 0];
  const known = labels.filter((label) => label !== null).length;
  if (first && known > 1) return lines.flatMap((_, i) => (i === 0 || (i !== top && labels[i] === first) ? [i] : []));
  const dated = lines.flatMap((line, i) => (looksLikeDate(line.text) ? [i] : []));
  return dated[0] === 0 && known >= LABELS_EACH * dated.length ? dated : null;
}
/** Nothing but a span, its number before it and the words around it. */
const isSpanAlone = ({ text }: Line): boolean => {
  const plain = text
    .trim()
    .replace(NUMBERED, '')
    .replace(/\s?[:：]$/u, '');
  return looksLikeDate(plain) || looksLikeDate(plain.replace(/^from\s/iu, ''));
};
/** So many lines above the first record say what follows. */
const MOST_ABOVE = 2;
/** Below the date of a record stand this many values with labels at least. */
const LABELS_EACH = 2;

function starts(lines: Line[]): number[] {
  const records = labelledStarts(lines);
  if (records) return records;
  const title = styleOf(lines[0]!);
  const running = runningStyle(lines);
  const distinct = title !== running;
  const dated = lines
    .flatMap((line, i) => (headDates(line) && !continues(lines, i, running) ? [i] : []))
    .filter((i, _, all) => !isMinor(lines, i, all));
  const found = new Set<number>([0]);
  if (dated.length && dated[0]! <= MAX_OFFSET)
    for (const i of datedStarts(lines, dated, distinct ? title : null)) found.add(i);
  const near = (i: number) => [...found].some((f) => Math.abs(f - i) <= 1);
  if (distinct) for (const i of styledStarts(lines, title, running)) if (!near(i)) found.add(i);
  return [...found].sort((a, b) => a - b);
}

/** A whole sentence; `Acme Inc.` is none. Browsers draw the signs of a list as shapes, so its items may bear none. */
const isSentence = (text: string): boolean =>
  /[.。;；!！]$/.test(text) && (isCjk(text) || text.split(/\s+/).length >= 4);

/** Lines of formats without pages break nowhere: their length says less. */
const isPaged = (line: Line): boolean => line.cells.some((cell) => cell.glyphs !== undefined);

/** Too long for a name; one in two languages has more letters. */
const isLong = (line: Line): boolean => widthOf(line.text) > (isPaged(line) ? 64 : 100) && !isPostInBoth(line.text);

const isBody = (line: Line, running: string): boolean =>
  isBullet(line.text) ||
  isBodyLabel(line.text) ||
  (LABELLED.test(line.text) && !labelOf(line)) ||
  (styleOf(line) === running &&
    !headDates(line) &&
    line.cells.length === 1 &&
    (isSentence(line.text) || isLong(line) || line.x1 > line.right - line.size * 2));

/** The line begins a paragraph of running type that ends as a sentence does, whatever its own length. */
function beginsSentence(lines: Line[], at: number, running: string): boolean {
  let text = lines[at]!.text;
  let i = at;
  while (i + 1 < lines.length && /^\p{Ll}/u.test(lines[i + 1]!.text) && styleOf(lines[i + 1]!) === running) {
    i++;
    text = joinLines(text, lines[i]!.text);
  }
  return i > at && styleOf(lines[at]!) === running && !headDates(lines[at]!) && isSentence(text);
}

/** The first line of an item stands further in than the next one: its mark was drawn, not written. */
const isIndented = (line: Line, next: Line | undefined, running: string): boolean =>
  next !== undefined &&
  next.page === line.page &&
  line.cells.length === 1 &&
  line.x0 > next.x0 + 0.8 * line.size &&
  [line, next].every((l) => styleOf(l) === running && !headDates(l));

/** Dates of the entry itself, not told in brackets of a part of it. */
function hasOwnDates(line: Line): boolean {
  const span = headDates(line);
  return span !== null && !span.aside;
}

/** What forms ask for by these labels belongs to the head wherever they ask it: `Employer: …` below what was done there. */
const NAMES: readonly FieldLabel[] = ['company', 'position', 'school', 'degree'];

/** Between a head without dates and what was done there: a line with the span, how long it was, and nothing else. */
function datesBelow(below: Line[]): Line | null {
  for (const line of below) {
    if (isBullet(line.text)) return null;
    const span = headDates(line);
    if (!span) continue;
    const rest = (line.text.slice(0, span.from) + line.text.slice(span.to)).trim();
    return !span.single && !span.aside && (rest === '' || isDuration(rest)) ? line : null;
  }
  return null;
}

/** A form asks for the span within so many rows below the names. */
const FORM = 8;
const isBareSpan = (line: Line): boolean => looksLikeDate(line.text) && headDates(line)?.single === false;

function toEntry(lines: Line[], running: string, headOf: (lines: Line[]) => number | null): Entry {
  const own = lines.slice(0, MAX_HEAD).findIndex(hasOwnDates);
  const dateAt = own >= 0 ? own : lines.findIndex((line) => headDates(line));
  let end = 1;
  const most = MAX_HEAD + (isNarrow(lines[0]!) ? MORE_WHERE_NARROW : 0);
  while (end < Math.min(lines.length, most)) {
    const line = lines[end]!;
    const uptoDate = end <= dateAt && dateAt < most && !isBullet(line.text);
    const body =
      isBody(line, running) ||
      (end > dateAt && (beginsSentence(lines, end, running) || isIndented(line, lines[end + 1], running)));
    if (!uptoDate && (body || line.gap > Math.max(lines[end - 1]!.gap, 1.2) * 1.6)) break;
    end++;
  }
  end = headOf(lines) ?? end;
  const named = lines.slice(0, end).map(labelOf);
  const isForm = named.some((label) => NAMES.includes(label!));
  const below = lines.slice(end);
  const dated = lines.slice(0, end).some((line) => headDates(line))
    ? null
    : (datesBelow(below.slice(0, MAX_HEAD - end)) ?? (isForm ? (below.slice(0, FORM).find(isBareSpan) ?? null) : null));
  const ofHead = new Set(
    below.filter((line) => {
      const label = isForm ? labelOf(line) : null;
      return line === dated || (NAMES.includes(label!) && !named.includes(label));
    }),
  );
  const head = unwrapped([...lines.slice(0, end), ...ofHead]);
  const spans = head.map(headDates).filter((span) => span !== null);
  return {
    head,
    body: below.filter((line) => !ofHead.has(line)),
    dates: spans.find(({ aside }) => !aside) ?? spans[0] ?? null,
  };
}

/** `startsOf`: the lines that begin an entry; `headOf`: how many lines of one are its head, null where type decides. */
function entriesFrom(
  all: Line[],
  startsOf: (lines: Line[]) => number[],
  headOf: (lines: Line[]) => number | null,
): Entry[] {
  if (!all.length) return [];
  const lines = withAsides(withDatesFromFoot(withForeseenEnds(withWholeSpans(all))));
  const running = runningStyle(lines);
  const at = startsOf(lines);
  return at.map((from, i) => toEntry(lines.slice(from, at[i + 1] ?? lines.length), running, headOf));
}

/** The entries of a section by the rules alone, for lists whose entries the labeller does not part. */
export const entriesByRules = (lines: Line[]): Entry[] => entriesFrom(lines, starts, () => null);

/** The entries of a section. Records with labels (`Employer: …`) begin where their first label does. */
export const toEntries = (lines: Line[]): Entry[] => entriesFrom(lines, startsWithLabels, labelledHead);

function startsWithLabels(lines: Line[]): number[] {
  const opening = lines.flatMap(({ opens }, at) => (opens ? [at] : []));
  if (opening.length > 0) return opening;
  const byRules = starts(lines);
  const records = labelledStarts(lines);
  return records ?? withMissedHeads(lines, withoutMidSentence(lines, labelledEntries(lines, byRules) ?? byRules));
}
