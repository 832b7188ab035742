import { entrySource, projectLabels } from '@verdant/lexicon/vocabulary';
import { ranOut } from '../layout/line-width.ts';
import { isBullet, styleOf } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findDegree, findSchoolDegree, isPlaceOfLearning, isSchool } from '../values/degrees.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { leanOf } from '../values/roles.ts';
import { beginsToldPost, beginsToldSchool } from '../values/told-posts.ts';
import { alikeStarts, spacedStarts } from './alike-starts.ts';
import { isBodyLabel } from './body-labels.ts';
import { isAskedFact, isEmployerFact, isFactCell, MOST_ASKED, tellsOfEmployer } from './employer-facts.ts';
import { withoutLabel } from './field-labels.ts';
import { headDates } from './heads/head-lines.ts';
import { opensEmployer, opensStay } from './spans/stays.ts';

/** Kinds whose entries the labeller parts; of the others it says only what they are. */
const PARTED = ['work', 'education', 'projects', 'activities'];

const isLabelled = (lines: Line[]): boolean => lines.every((line) => line.cells.every((cell) => cell.says));

/** The labeller takes most of the lines for entries with heads. */
function isParted(lines: Line[]): boolean {
  if (!isLabelled(lines)) return false;
  const parted = lines.map(({ cells }) => PARTED.reduce((sum, kind) => sum + (cells[0]!.says!.kinds[kind] ?? 0), 0));
  return parted.reduce((sum, p) => sum + p, 0) > lines.length / 2;
}
const SURE = 0.02;
/** What it costs, as a logarithm of probability, that two neighbouring entries differ in one trait. */
const UNLIKE = 0.8;
/** What it costs that an entry has a second date or school in its head. */
const SECOND = 1.5;
const MOST_HEAD = 5;

/** What was used belongs to what was done, with a colon behind the word or in a cell of its own. */
const TECHNOLOGIES = new RegExp(`^${entrySource(projectLabels.technologies)}(?:\\s|[:：]|$)`, 'iu');
const tells = (line: Line): boolean => isBodyLabel(line.text) || TECHNOLOGIES.test(line.text);
/** `(Jan – Mar 2007: at home)`: told in brackets between two entries. */
const isRemark = ({ text }: Line): boolean => /^[（(][^（()）]*\p{L}{2}[^（()）]*[)）]$/u.test(text.trim());
/** What forms ask about an employer stands below its name. */
const asksOfEmployer = ({ cells }: Line): boolean =>
  isFactCell(cells[0]!.text) || (cells.length > 1 && isEmployerFact(`${cells[0]!.text}：`));

type Beginning = (line: Line) => number;

/** How likely the labeller takes a line for the first of an entry. */
const bySays: Beginning = (line) =>
  beginsTold(line)
    ? TOLD
    : tells(line) || asksOfEmployer(line) || isRemark(line)
      ? 0
      : Math.max(...line.cells.map((cell) => cell.says!.begin));

/** How likely a line with a school and its degree begins an entry, and the most letters of such a line. */
const SCHOOL = { begins: 0.8, letters: 160, among: 0.5 };

/** `BSc Physics, Vale College 2012` among schools: each of them is on a line of its own. */
const isWholeSchool = ({ text, cells }: Line): boolean =>
  (cells[0]!.says!.kinds.education ?? 0) > SCHOOL.among &&
  text.length <= SCHOOL.letters &&
  !/[.。]$/.test(text) &&
  isPlaceOfLearning(text) &&
  findSchoolDegree(text) !== null;

/** A school in heavier type with room above it, as the first one is drawn, whatever is told of either. */
const isNextSchool = (line: Line, first: Line): boolean =>
  line !== first &&
  line.gap > APART &&
  line.cells[0]!.bold &&
  styleOf(line) === styleOf(first) &&
  !/[:：]/.test(line.text) &&
  [line, first].every(({ text }) => isPlaceOfLearning(text));
const APART = 2;

const isBareDate = (line: Line | undefined): boolean => line !== undefined && looksLikeDate(line.text);

/** How likely a sentence that opens with a date and names a post or a school begins an entry. */
const TOLD = 0.95;

function beginsTold({ cells: [cell] }: Line): boolean {
  const dates = findDates(cell!.text);
  const behind = dates && dates.from < 2 ? cell!.text.slice(dates.to) : '';
  return behind !== '' && (beginsToldPost(behind) || beginsToldSchool(behind));
}

const above = (lines: Line[], least: number, beginning: Beginning): number[] =>
  lines.flatMap((line, at) => (at === 0 || beginning(line) > least ? [at] : []));

/** A line that stands in from the bullet above it, which had no room for the next word. */
function goesOnFromBullet(lines: Line[], at: number): boolean {
  const [bullet, line] = [lines[at - 1], lines[at]!];
  if (!bullet || !isBullet(bullet.text) || isBullet(line.text) || line.page !== bullet.page) return false;
  return line.x0 > bullet.x0 + 2 && styleOf(line) === styleOf(bullet) && ranOut(bullet, line) && !headDates(line);
}

/** A list of dates, each before what was then: so many entries show it, and each line that is made like them is one. */
const LIST = { entries: 3, share: 0.8, begins: 0.6 };
const PAIR = 2;

const opensWithDate = (line: Line): boolean =>
  headDates(line) !== null && (findDates(line.cells[0]!.text)?.from ?? 9) < 2;

/** `Foreman    2013 – 2018`: the span in a cell of its own behind what the entry is. */
const closesWithDate = ({ cells }: Line): boolean =>
  cells.length > 1 && looksLikeDate(cells.at(-1)!.text) && findDates(cells.at(-1)!.text)?.single === false;

/** Dates hang in the margin of what is told beside them: each of them begins an entry, however long its line is. */
function hanging(lines: Line[]): Line[] {
  const isDated = ({ cells }: Line) => (findDates(cells[0]!.text)?.from ?? 9) < 2;
  const [dated, others] = [lines.filter(isDated), lines.filter((line) => !isDated(line))];
  const edge = Math.min(...others.map(({ x0 }) => x0));
  const hangs = ({ x0, text, size }: Line) => x0 < edge - size && /\p{L}{2}/u.test(text) && !isBullet(text);
  return others.length > 0 && dated.length >= PAIR && dated.every(hangs) ? dated : [];
}

/** The post between what a form asks of a job, below its dates, and what was done there: the employer above begins the entry. */
function standsBelowFacts(lines: Line[], at: number): boolean {
  const next = lines[at + 1];
  if (!next || !isBodyLabel(next.text) || isBullet(lines[at]!.text)) return false;
  let above = at - 1;
  while (above > 0 && at - above <= MOST_ASKED && isAskedFact(lines[above]!)) above--;
  return above > 0 && above < at - 1 && isBareDate(lines[above]);
}

/** The labeller, and lines made like the entries of a list. */
const atLeast =
  (isAlike: (line: Line) => boolean): Beginning =>
  (line) =>
    isAlike(line) ? Math.max(bySays(line), LIST.begins) : bySays(line);

/** The labeller; each line where all of them open with a date; and where entries are lines of one list, the way that these are made. */
function beginningOf(lines: Line[]): Beginning {
  if (lines.every((line) => opensWithDate(line) && /\p{L}{2}/u.test(line.text))) return () => TOLD;
  const inMargin = hanging(lines);
  if (inMargin.length > 0) return atLeast((line) => inMargin.includes(line));
  const seen = above(lines, 0.5, bySays).map((at) => lines[at]!);
  const isList = (some: Line[]) => some.length >= LIST.entries && some.length >= seen.length * LIST.share;
  const [opened, closed] = [seen.filter(opensWithDate), seen.filter(closesWithDate)];
  if (isList(opened)) {
    const edge = opened[0]!.x0;
    return atLeast((line) => opensWithDate(line) && Math.abs(line.x0 - edge) < 2);
  }
  const styles = closed.map(styleOf);
  // in a type that no other line has, two show it
  const isOwnType =
    closed.length >= PAIR &&
    closed.length === seen.length &&
    lines.every((line) => closesWithDate(line) || !styles.includes(styleOf(line)));
  if (isList(closed) || isOwnType) return atLeast((line) => closesWithDate(line) && styles.includes(styleOf(line)));
  const [first] = seen;
  const isLike = (line: Line) => styleOf(line) === styleOf(first!) && line.cells.length === first!.cells.length;
  return isList(seen) &&
    first!.cells.length > 1 &&
    seen.every(isLike) &&
    lines.filter(isLike).length <= lines.length / 2
    ? atLeast(isLike)
    : bySays;
}

/** How sure the labeller must be of a school that no word tells. */
const SEEN = 0.9;
const isSeenAsSchool = ({ cells }: Line): boolean =>
  cells.some(({ slots }) => slots?.some(({ slot, p }) => slot === 'school' && p > SEEN) ?? false);

/** What the entries of a section share where they are parted right, and what an entry has more than once. */
function traitsOf(entry: Line[]): { traits: (string | number | boolean)[]; seconds: number } {
  const first = entry[0]!;
  const head = entry.slice(0, MOST_HEAD).filter((line) => line.cells.some((cell) => cell.says!.body < 0.5));
  const dated = head.filter((line) => headDates(line)).length;
  const schools = head.filter((line) => isSchool(line.text)).length;
  const traits = [
    headDates(first) !== null,
    styleOf(first),
    first.cells.length,
    dated > 0,
    isSchool(first.text) || isSeenAsSchool(first),
    findDegree(first.text) !== null,
  ];
  return { traits, seconds: Math.max(0, dated - 1) + Math.max(0, schools - 1) };
}

/** The logarithm of how likely a way to part the lines is: the labeller on each line, and how alike the entries are. */
function likelihood(lines: Line[], starts: number[], beginning: Beginning): number {
  const begins = new Set(starts);
  const each = lines.reduce((sum, line, at) => {
    const p = Math.min(1 - SURE, Math.max(SURE, beginning(line)));
    return at === 0 ? sum : sum + Math.log(begins.has(at) ? p : 1 - p);
  }, 0);
  const entries = starts.map((from, i) => traitsOf(lines.slice(from, starts[i + 1] ?? lines.length)));
  const costs = entries.map(({ traits, seconds }, i) => {
    const before = entries[i - 1]?.traits ?? traits;
    return UNLIKE * traits.filter((trait, k) => trait !== before[k]).length + SECOND * seconds;
  });
  return each - costs.reduce((sum, cost) => sum + cost, 0);
}

/** Below a line of nothing but dates that begins an entry rather than this one does: no entry is a date alone. */
const standsBelowItsDate = (line: Line, date: Line | undefined, begins: Beginning): boolean =>
  isBareDate(date) && !isBareDate(line) && begins(date!) > Math.max(0.5, begins(line));

/**
 * Where entries begin: of what the labeller sees, what the rules see, and what either or both do, the likeliest as a
 * whole. Null for lines that the labeller did not see.
 */
export function labelledEntries(lines: Line[], byRules: number[]): number[] | null {
  if (!isParted(lines)) return null;
  const schools = new Set(
    lines.filter((line, at) => (isWholeSchool(line) && !isBareDate(lines[at - 1])) || isNextSchool(line, lines[0]!)),
  );
  const listed = beginningOf(lines);
  const drawn = [...spacedStarts(lines), ...alikeStarts(lines, byRules)];
  // a school or an employer right above lines that are drawn alike begins what they go on with
  const isBelow = drawn.some((at) => at > 0 && !drawn.includes(at - 1) && listed(lines[at - 1]!) > 0.5);
  const alike = new Set(isBelow ? [] : drawn.map((at) => lines[at]!));
  const employers = new Set(lines.filter((_, at) => opensEmployer(lines, at)));
  const isBelowEmployer = (at: number) => employers.has(lines[at - 1]!) || employers.has(lines[at - 2]!);
  const stays = new Set(
    lines.filter((line, at) => employers.has(line) || (opensStay(lines, at) && !isBelowEmployer(at))),
  );
  const ofEmployer = new Set(lines.filter((line, at) => isBelowEmployer(at) && !stays.has(line)));
  const runOn = new Set(lines.filter((_, at) => goesOnFromBullet(lines, at)));
  // what was taken for the beginning may end a bullet: the line below it is the one
  const meant = new Map(lines.flatMap((line, at) => (runOn.has(line) ? [[lines[at + 1], listed(line)] as const] : [])));
  const dated = new Set(lines.filter((line, at) => standsBelowItsDate(line, lines[at - 1], listed)));
  const asked = new Set(lines.filter((_, at) => standsBelowFacts(lines, at)));
  const beginning: Beginning = (line) => {
    if (runOn.has(line) || dated.has(line) || asked.has(line) || ofEmployer.has(line)) return 0;
    const own = isBullet(line.text) ? listed(line) : Math.max(listed(line), meant.get(line) ?? 0);
    const least = alike.has(line) && !tells(line) ? LIST.begins : 0;
    return stays.has(line) ? TOLD : Math.max(own, least, schools.has(line) ? SCHOOL.begins : 0);
  };
  const seen = above(lines, 0.5, beginning);
  const both = seen.filter((at) => byRules.includes(at));
  const either = [...new Set([...seen, ...byRules])].sort((a, b) => a - b);
  const ways = [seen, above(lines, 0.25, beginning), byRules, both, either].map((starts) => ({
    starts,
    likely: likelihood(lines, starts, beginning),
  }));
  return ways.reduce((a, b) => (b.likely > a.likely ? b : a)).starts;
}

/** An employer by the legal form of its name, in a line of no more than that and its place. */
const LONGEST_EMPLOYER = 90;
const namesCompany = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  !isBullet(text) &&
  text.length <= LONGEST_EMPLOYER &&
  !/[:：;]/.test(text) &&
  leanOf(text.split(', ', 1)[0]!) <= -5;

/** How many lines of an entry are its head by the labeller: those before the first that tells what was done. */
export function labelledHead(lines: Line[]): number | null {
  if (!isParted(lines)) return null;
  const isBody = (line: Line) =>
    tells(line) || (!withoutLabel(line.text.trim()).label && line.cells.every((cell) => cell.says!.body > 0.5));
  // what a job board prints about an employer stands above the post
  const isBetween = (line: Line, next: Line | undefined) =>
    tellsOfEmployer(line) && next !== undefined && !isBullet(next.text) && !isBody(next);
  // `Clerk    2003 – 2009` says no employer: the line below does
  const isEmployer = (line: Line, i: number) => i === 1 && namesCompany(line) && leanOf(lines[0]!.cells[0]!.text) >= 1;
  const at = lines.findIndex(
    (line, i) => i > 0 && isBody(line) && !isBetween(line, lines[i + 1]) && !isEmployer(line, i),
  );
  return at < 0 ? lines.length : at;
}
