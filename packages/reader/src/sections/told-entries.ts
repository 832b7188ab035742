import { joined } from '../entries/heads/head-lines.ts';
import { ranOut } from '../layout/line-width.ts';
import type { Cell, Line } from '../types.ts';
import { findDates } from '../values/parse-dates.ts';
import { plainlyTold, type ToldPost, toldEmployer, toldPost, toldRank } from '../values/told-posts.ts';
import { toldPostIn } from '../values/told-posts-english.ts';
import { halvesAt, withCells } from './halves.ts';
import type { Kind } from './kind.ts';
import type { Section } from './section.ts';
import { isBullet } from './styles.ts';

/** Sections that people tell their posts in, sentence by sentence; posts below a heading of their own are told there too. */
const TELLING = new Set<Kind | undefined>([undefined, 'introduction', 'work', 'custom']);
/** Lines of one paragraph stand no further apart, in letter sizes. */
const CLOSE = 2.6;
/** A gap so many times as wide as that between the lines above ends a paragraph. */
const WIDER = 1.3;
/** So many posts told where no heading promises any are no chance. */
const LEAST = 2;
/** What is longer, in letters, is no sentence that tells a post, and none has more dates. */
const [LONGEST, MOST_DATES] = [600, 12];
const SENTENCES = /(?<=[。；;！!])|(?<=\p{L}{2}[.!?]|\d[.!?]|\)[.!?])\s+(?=\p{Lu})/gu;

type Paragraph = { line: Line; starts: { at: number; index: number | undefined }[] };
/** A post that a paragraph tells: where it begins there, and where its date, employer and title stand. */
type Told = { from: number; to: number; parts: [from: number, to: number][] };

/** Beyond the first two lines of a paragraph one that stands in begins the next. */
const standsIn = (line: Line, { last, starts }: { last: Line; starts: unknown[] }): boolean =>
  starts.length > 1 && line.x0 > last.x0 + line.size;

function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const out: (Paragraph & { last: Line; pitch: number })[] = [];
  for (const line of lines) {
    const open = out.at(-1);
    const goesOn =
      open?.last.page === line.page &&
      [open.last, line].every(({ cells }) => cells.length === 1) &&
      line.gap > 0 &&
      line.gap <= Math.min(CLOSE, open.pitch * WIDER) &&
      !standsIn(line, open) &&
      !isBullet(line.text) &&
      ranOut(open.last, line);
    if (!open || !goesOn) {
      out.push({ line, last: line, pitch: Number.POSITIVE_INFINITY, starts: [{ at: 0, index: line.index }] });
      continue;
    }
    open.line = joined(open.line, line);
    open.starts.push({ at: open.line.text.length - line.text.length, index: line.index });
    open.last = line;
    open.pitch = Math.min(open.pitch, line.gap);
  }
  return out;
}

/** Where a name stands in a text from a place on, null where it does not. */
function placeOf(text: string, name: string, from: number): [number, number] | null {
  const at = name ? text.indexOf(name, from) : -1;
  return at < 0 ? null : [at, at + name.length];
}

/** The posts that one sentence tells, each behind its span (Chinese) or beside it (English). */
function toldIn(text: string, from: number, to: number, employer: [number, number] | null): Told[] {
  const out: Told[] = [];
  const add = (post: ToldPost | null, dates: [number, number], begin: number, behind: number) => {
    const parts = post && [placeOf(text, post.company, behind), placeOf(text, post.position, behind)];
    if (!parts?.[0] || !parts[1] || Math.max(parts[0][1], parts[1][1]) > to) return;
    out.push({ from: begin, to, parts: [dates, parts[0], parts[1]] });
  };
  if (to - from > LONGEST) return out;
  for (let at = from, dates = 0; at < to && dates < MOST_DATES; dates += 1) {
    const span = findDates(text.slice(at, to));
    if (!span) break;
    const [begin, end] = [at + span.from, at + span.to];
    const isSpan = !span.single;
    const found = out.length;
    const behind = text.slice(end, to).replace(/^[底初末]/u, '');
    if (isSpan) add(toldPost(behind) ?? plainlyTold(behind), [begin, end], begin, end);
    const rank = isSpan && employer && out.length === found ? placeOf(text, toldRank(behind), end) : null;
    if (rank && rank[1] <= to) out.push({ from: begin, to, parts: [[begin, end], employer!, rank] });
    if (isSpan && out.length === found && !found) add(toldPostIn(text.slice(from, to)), [begin, end], from, from);
    at = Math.max(end, at + 1);
  }
  return out;
}

function postsIn({ text }: Line): Told[] {
  const ends = [...text.matchAll(SENTENCES)].map(({ index, 0: gap }) => index + gap.length);
  const bounds = [0, ...ends, text.length];
  let employer: Employer | null = null;
  return bounds.slice(1).flatMap((to, i) => {
    const from = bounds[i]!;
    const told = toldIn(text, from, to, employer?.place ?? null);
    const [first] = told;
    // the sentence that tells the employer leads to the first rank there
    if (first && employer && first.parts[1] === employer.place) {
      first.from = employer.from;
      employer = { ...employer, from: to };
    } else if (first) employer = null;
    const place = employerIn(text, from, to);
    if (place) employer = { place, from };
    return told;
  });
}

/** Where an employer stands whose ranks are told behind it, and where the words begin that tell it. */
type Employer = { place: [from: number, to: number]; from: number };

/** Where an employer stands that a sentence tells without a post: what follows says as what, rank by rank. */
function employerIn(text: string, from: number, to: number): [number, number] | null {
  const span = to - from > LONGEST ? null : findDates(text.slice(from, to));
  const end = span && !span.single ? from + span.to : null;
  return end === null ? null : placeOf(text, toldEmployer(text.slice(end, to).replace(/^[，,]/u, '')), end);
}

/** The part of a paragraph from one place to another as a cell. */
function cellOf(whole: Cell, from: number, to: number): Cell {
  const behind = from > 0 ? halvesAt(whole, from)[1] : whole;
  const lead = whole.text.slice(from).length - whole.text.slice(from).trimStart().length;
  const length = to - from - lead;
  return length < behind.text.length ? halvesAt(behind, length)[0] : behind;
}

/** A paragraph parted: what stands before its first post, and a head and a body for each. */
function parted({ line, starts }: Paragraph, posts: Told[]): { before: Line[]; entries: Line[][] } {
  const [whole] = line.cells as [Cell];
  const indexAt = (at: number) => starts.findLast((start) => start.at <= at)?.index;
  // what the labeller said of a line of the paragraph is said of none of its parts
  const part = (from: number, to: number): Cell => ({ ...cellOf(whole, from, to), says: undefined, slots: [] });
  const lineOf = (places: [number, number][], gap: number): Line => ({
    ...withCells(
      line,
      places.map(([from, to]) => part(from, to)),
      gap,
    ),
    index: indexAt(Math.min(...places.map(([from]) => from))),
  });
  const rest = (from: number, to: number): Line[] => {
    const begin = to - line.text.slice(from, to).replace(/^[\s,，。.；;]+/, '').length;
    return /[\p{L}\p{N}]{2}/u.test(line.text.slice(begin, to)) ? [lineOf([[begin, to]], 1.2)] : [];
  };
  const entries = posts.map(({ parts }, i) => {
    const end = posts[i + 1]?.from ?? line.text.length;
    return [lineOf(parts, 2), ...rest(Math.max(...parts.map(([, to]) => to)), end)];
  });
  return { before: rest(0, posts[0]!.from), entries };
}

/**
 * Posts that are told in sentences (`2019年到2021年在…做…`, `From 2019 to 2021 I was … with …`): a section of work each,
 * with its date, employer and title as a head, in their order among what else is told. Others as they are.
 */
export function withToldPostsApart(section: Section): Section[] {
  if (!TELLING.has(section.kinds[0])) return [section];
  const isWork = section.kinds[0] === 'work';
  const paragraphs = paragraphsOf(section.lines);
  const tellsOne = ({ line }: Paragraph) =>
    isBullet(line.text) && line.cells.length === 1 && postsIn(line).length === 1;
  // `• Worked as … in … from … to …`: points tell posts where each of them tells one
  const areAll = isWork && paragraphs.every(tellsOne);
  const told = paragraphs.map((paragraph) => ({
    paragraph,
    posts:
      paragraph.line.cells.length === 1 && (areAll || !isBullet(paragraph.line.text)) ? postsIn(paragraph.line) : [],
  }));
  if (told.flatMap(({ posts }) => posts).length < LEAST) return [section];
  const out: Section[] = [{ ...section, lines: [] }];
  const jobs: Section[] = [];
  let at = 0;
  for (const { paragraph, posts } of told) {
    const own = section.lines.slice(at, at + paragraph.starts.length);
    at += paragraph.starts.length;
    const open = out.at(-1)!;
    if (!posts.length) {
      open.lines.push(...own);
      continue;
    }
    const { before, entries } = parted(paragraph, posts);
    // `毕业后，` leads to the first of them
    if (isWork) entries[0]!.push(...before);
    else open.lines.push(...before);
    const found = entries.map((lines): Section => ({ title: '', kinds: ['work'], lines, typeOnly: true }));
    if (isWork) out.push(...found, { ...section, heading: undefined, lines: [] });
    else jobs.push(...found);
  }
  return [...out, ...jobs].filter(({ lines, kinds }) => lines.length > 0 || !kinds.length);
}
