import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import { isEmployerFact } from '../entries/employer-facts.ts';
import { headDates } from '../entries/heads/head-lines.ts';
import { areTitles, isAboveRows } from '../entries/table.ts';
import { isLabelOfPerson } from '../parse/contact-labels.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { findSchoolDegree, isPlaceOfLearning } from '../values/degrees.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { withMembershipsApart } from './apart/memberships-apart.ts';
import { withSchoolingApart } from './apart/schooling-apart.ts';
import { withSharedHeadingsApart } from './apart/shared-heading.ts';
import { withEntriesApart, withUnheadedApart } from './apart/unheaded.ts';
import { withBilingualHeadings } from './bilingual.ts';
import { withDeedsAsTold } from './deeds.ts';
import { halvesAt, withCells } from './halves.ts';
import { findHeadings, type Heading } from './headings.ts';
import { knownKinds, plainHeading } from './known.ts';
import { colonHeadings, cutAtColon } from './labels/colon-headings.ts';
import { asks, asksOfPerson, continuesForm, headsForm } from './labels/form-cells.ts';
import { withWholeFormRows } from './labels/form-rows.ts';
import { withHeadedRunsApart } from './labels/headed-runs.ts';
import { withLabelledHeadings } from './labels/labelled-headings.ts';
import { withLabelledRunsApart } from './labels/labelled-runs.ts';
import { withoutLabelsOfProjects } from './labels/labels-of-projects.ts';
import { withoutPrizes } from './labels/no-prizes.ts';
import { recordRows } from './labels/record-rows.ts';
import { withKindOfHeadingAbove, withPartsOfSections } from './labels/subheadings.ts';
import { withKindOfTitles, withTablesApart } from './labels/titled-tables.ts';
import { withStagesApart } from './life-course.ts';
import { opening, SEEN, withPostsAsWork } from './posts-as-work.ts';
import type { Section } from './section.ts';
import { isBullet, styleOf } from './styles.ts';
import { withToldPostsApart } from './told-entries.ts';

const textsOf = ({ cells }: Line): string[] => cells.map(({ text }) => text);

/** The first part of a cell as a cell of its own, where it is drawn otherwise and heads what stands behind it. */
function halves(cell: Cell): [Cell, Cell] | null {
  const [first, ...rest] = cell.parts;
  if (!first || !rest.length) return null;
  if (knownKinds(cell.text)) return null;
  const text = rest
    .map((p) => p.text)
    .join('')
    .trim();
  const differs = first.bold !== rest[0]!.bold || first.colour !== rest[0]!.colour;
  if (!differs || !text || /[:：]\s*$/.test(first.text) || /^\s*[:：]/.test(text) || !knownKinds(first.text))
    return null;
  return halvesAt(cell, first.text.length);
}

/** A row of a form: its labels stand before their values. */
const isRowOfForm = ({ cells: [, ...others] }: Line): boolean =>
  others.some(({ text }, at) => at % 2 === 1 && isLabelOfPerson(text));

/** The line as a heading and the first words of its section, null where it does not read so. */
export function cut(line: Line): [Line, Line] | null {
  const [first, ...others] = line.cells;
  const split = halves(first!);
  if (split) return [withCells(line, [split[0]], line.gap), withCells(line, [split[1], ...others], 1.2)];
  const second = others[0];
  if (!second || isRowOfForm(line) || !knownKinds(first!.text)) return null;
  const differs = first!.bold !== second.bold || first!.colour !== second.colour || first!.size > second.size * 1.05;
  // a heading in the first cell of a table, merged over its rows
  if (areTitles(textsOf(line).slice(1))) return [withCells(line, [first!], line.gap), withCells(line, others, 1.2)];
  // `工作经验 | 累计年资：17 年`
  const areFacts = others.every(({ text }) => isEmployerFact(text));
  if (!(differs || areFacts) || others.some((c) => knownKinds(c.text))) return null;
  return [withCells(line, [first!], line.gap), withCells(line, others, 1.2)];
}

/** How sure the labeller must be that the first cell of a row is a heading, and that the next one is none. */
const [HEADS, HEADS_NOT] = [0.9, 0.1];

/** A heading of words that nobody knows in one row with its first entry, as beside a column of dates. */
function cutByLabel(line: Line): [Line, Line] | null {
  const [first, second, ...others] = line.cells;
  if (!second || (first!.says?.heading ?? 0) < HEADS || /[:：]\s*$/.test(first!.text)) return null;
  if (isRowOfForm(line) || (isLabelOfPerson(first!.text) && !knownKinds(first!.text))) return null;
  // an employer in the look of a heading before its dates
  if (!knownKinds(first!.text) && [second, ...others].every(({ text }) => looksLikeDate(text))) return null;
  const isText = [second, ...others].every((cell) => (cell.says?.heading ?? 1) < HEADS_NOT);
  return isText ? [withCells(line, [first!], line.gap), withCells(line, [second, ...others], 1.2)] : null;
}

/** So many rows below a row of titles show its columns. */
const TITLED = 2;

/** The lines with their headings by index. A heading that shares its line with text gets a line of its own. */
function withHeadings(all: Line[]): { lines: Line[]; headings: Map<number, Heading> } {
  const colons = colonHeadings(all);
  const records = recordRows(all);
  const parts = all.map((line, at) => {
    if (colons.has(at)) return cutAtColon(line);
    return records.has(line) ? [line] : (line.apart ?? cut(line) ?? cutByLabel(line) ?? [line]);
  });
  const flat = parts.flat();
  const found = withoutLabelsOfProjects(withLabelledHeadings(flat, findHeadings(flat)));
  for (const [at, heading] of colons) found.set(parts.slice(0, at).flat().length, heading);
  const lines: Line[] = [];
  const headings = new Map<number, Heading>();
  let at = 0;
  /** the first cells of a form below a heading: labels, whatever they look like */
  let form: { page: number; x0: number } | null = null;
  all.forEach((line, i) => {
    const part = parts[i]!;
    const kept = part.map((_, k) => found.get(at + k));
    at += part.length;
    // What turned out to be no heading (`Tools: Git` among skills) stays with its text.
    // column titles right below a heading are no heading themselves
    const mayBeTitles = part.length > 1 && headings.has(lines.length - 1);
    const isTitleRow =
      mayBeTitles && (areTitles(textsOf(line).slice(1)) || isAboveRows(line, all.slice(i + 1, i + 1 + TITLED)));
    const isUnknown = part.length > 1 && kept[0]?.typeOnly === true;
    if (isUnknown && ((mayBeTitles && headsForm(lines.at(-1)!, line)) || continuesForm(line, form)))
      form = { page: line.page, x0: line.x0 };
    else if (kept.some(Boolean)) form = null;
    const isAsked =
      part.length > 1 && asks(line) && [all[i - 1], all[i + 1]].some((other) => asksOfPerson(other, line));
    const isText = isTitleRow || form !== null || isAsked;
    const shown = kept.some(Boolean) && !isText ? part : [line];
    shown.forEach((shownLine, k) => {
      if (kept[k] && !isText) headings.set(lines.length, kept[k]);
      lines.push(shownLine);
    });
  });
  return { lines, headings };
}

/**
 * Lines that stand above every heading of the first page, or at the head of its second column before the heading
 * there: name and contact data, whatever column was read before.
 */
function isHeader(line: Line, at: number, lines: Line[], headings: Map<number, unknown>, filled: boolean): boolean {
  if (line.page !== 0) return false;
  const tops = [...headings.keys()]
    .map((i) => lines[i]!)
    .filter((l) => l.page === 0)
    .map((l) => l.y);
  let start = at;
  while (start > 0 && lines[start]!.gap !== 0 && !headings.has(start)) start--;
  // A heading at the foot of the column before has its content here.
  if (line.column === 'right' && headings.has(start - 1)) return false;
  if (line.y < Math.min(...tops) - line.size * 0.5) return true;
  if (line.column !== 'right' || !filled) return false;
  let end = at;
  while (end + 1 < lines.length && lines[end + 1]!.gap !== 0 && !headings.has(end)) end++;
  return lines[start]!.gap === 0 && !headings.has(start) && lines[start]!.column === 'right' && headings.has(end);
}

/** Bullets side by side in one row are lines of their own. */
const bulletsApart = (line: Line): Line[] =>
  line.cells.length > 1 && line.cells.every((c) => isBullet(c.text))
    ? line.cells.map((cell) => withCells(line, [cell], line.gap))
    : [line];

/** What only looks like schooling and names neither a school nor a degree: dated rows are what somebody worked on. */
function withoutSchools(section: Section): Section {
  const { typeOnly, kinds, lines, heading } = section;
  const isSeen = ({ slots }: Cell) => slots?.some(({ slot, p }) => slot === 'school' && p > SEEN) ?? false;
  const isSchooling = ({ text, cells }: Line) =>
    isPlaceOfLearning(text) || findSchoolDegree(text) !== null || cells.some(isSeen);
  if (!typeOnly || !heading || kinds[0] !== 'education' || lines.some(isSchooling)) return section;
  const rows = lines.filter(({ cells }) => cells.length > 1 && cells.some(({ text }) => looksLikeDate(text)));
  return { ...section, kinds: [rows.length > 0 && rows.length * 2 >= lines.length ? 'projects' : 'custom'] };
}

const isDated = ({ lines }: Section): boolean => lines.some((line) => headDates(line) !== null);

const namesPosts = ({ lines }: Section): boolean =>
  lines.some(({ text }) => !isBullet(text) && hasTitleWord(opening(text)));

/** A line of so many letters, Chinese or others, is one of a text, and such a text has no more lines. */
const [LONG_LINE, LONG_LATIN, MOST_TOLD] = [30, 70, 8];
const isLong = (text: string): boolean =>
  isCjk(text)
    ? text.length >= LONG_LINE
    : text.length >= LONG_LATIN && /[.!?][)”"]?(?:\s|$)/.test(text) && !isBullet(text);

/** What a paragraph below a heading tells of the work that other sections list: it names no post at its head. */
const isToldWork = ({ lines }: Section): boolean => {
  const [first] = lines;
  if (!first || lines.length > MOST_TOLD || !isLong(first.text) || headDates(first)) return false;
  return lines.every((line) => {
    const span = headDates(line);
    const isWithin = !span || (span.from > 2 && line.text.length - span.to > 3);
    return isWithin && line.cells.length === 1 && styleOf(line) === styleOf(first);
  });
};

/** `Selected work` heads what somebody made, where the jobs stand elsewhere. */
const OF_WORKS = /^selected\swork$/iu;

/** What only looks like work and says neither date nor post is none, beside posts that say theirs: strengths with words of their own. */
function withoutUndatedPosts(sections: Section[]): Section[] {
  const isWork = ({ kinds }: Section) => kinds[0] === 'work';
  if (!sections.some((section) => isWork(section) && isDated(section))) return sections;
  return sections.map((section) =>
    section.heading &&
    isWork(section) &&
    section.kinds.length === 1 &&
    ((section.typeOnly && !isDated(section) && !namesPosts(section)) || isToldWork(section))
      ? { ...section, kinds: [OF_WORKS.test(section.title) ? 'projects' : 'custom'] }
      : section,
  );
}

/** True where a section that only looks like one is an entry: an employer in the look of a heading, the post, its dates. */
const isEntryOfItsOwn = ({ heading, typeOnly, kinds, lines }: Section): boolean =>
  typeOnly === true &&
  heading !== undefined &&
  (kinds[0] === 'work' || kinds[0] === 'projects') &&
  hasTitleWord(lines[0]?.text ?? '') &&
  lines.slice(0, 2).some((line) => headDates(line) !== null) &&
  lines.filter((line) => headDates(line) !== null).length === 1;

/** Employers that are drawn as headings are, each above its post: entries of one section. */
function withEntriesTogether(sections: Section[]): Section[] {
  if (sections.filter(isEntryOfItsOwn).length < 2) return sections;
  const out: Section[] = [];
  for (const section of sections) {
    const last = out.at(-1);
    if (!isEntryOfItsOwn(section)) out.push(section);
    else if (last?.kinds[0] === 'work' && last.typeOnly) last.lines.push(section.heading!, ...section.lines);
    else out.push({ title: '', kinds: ['work'], lines: [section.heading!, ...section.lines], typeOnly: true });
  }
  return out;
}

/** Sections in reading order, the first one (without a title) what stands above the headings. */
export function splitSections(all: Line[]): Section[] {
  const { lines, headings } = withHeadings(withWholeFormRows(all).flatMap(bulletsApart));
  const header: Section = { title: '', kinds: [], lines: [] };
  const sections: Section[] = [header];
  lines.forEach((line, at) => {
    const heading = headings.get(at);
    const open = sections.at(-1)!;
    if (heading)
      sections.push({
        title: plainHeading(heading.title) || heading.title,
        kinds: heading.kinds,
        lines: [],
        heading: line,
        typeOnly: heading.typeOnly,
      });
    else if (isHeader(line, at, lines, headings, open.lines.length > 0)) header.lines.push(line);
    else open.lines.push(line);
  });
  const [above, ...others] = sections as [Section, ...Section[]];
  const told = withToldPostsApart(above);
  const head = told.length > 1 ? told : withUnheadedApart(above);
  const split = [
    ...head,
    ...withEntriesTogether(withPartsOfSections(withKindOfHeadingAbove(withBilingualHeadings(others))))
      .flatMap(withToldPostsApart)
      .flatMap(withEntriesApart),
  ]
    .flatMap(withHeadedRunsApart)
    .filter((s) => s.lines.length > 0)
    .map(withKindOfTitles)
    .flatMap(withTablesApart)
    .map(withoutSchools)
    .map(withoutPrizes)
    .map(withPostsAsWork)
    .map(withDeedsAsTold);
  return withoutUndatedPosts(split)
    .flatMap(withSharedHeadingsApart)
    .flatMap(withSchoolingApart)
    .flatMap(withMembershipsApart)
    .flatMap(withStagesApart)
    .flatMap(withLabelledRunsApart);
}
