import { anyOf, hasTitleWord, isReferencesHeading, voluntaryWords } from '@verdant/lexicon/vocabulary';
import { isBodyLabel } from '../../entries/body-labels.ts';
import { headDates, isDuration } from '../../entries/heads/head-lines.ts';
import { kindOfTitles } from '../../entries/table.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findEmail, findPhone } from '../../values/contacts.ts';
import { isPlaceOfLearning } from '../../values/degrees.ts';
import { endsTheLineAbove, type Heading, isAlone } from '../headings.ts';
import type { Kind } from '../kind.ts';
import { knownKinds, plainHeading } from '../known.ts';
import { isCaps } from '../styles.ts';
import { numberedHeadings } from './numbered-headings.ts';

/**
 * How sure the labeller must be that a line is a heading, or is none, against what the rules say of it: nothing, nothing
 * though it is drawn as a heading that they know, that its type is one's, that its words are.
 */
const HEADING = { unknown: 0.75, drawnAlike: 0.45, byType: 0.3, known: 0.08 };
const MAX_LENGTH = { one: 40, bilingual: 80 };

/** Kinds that the labeller tells apart and a résumé here does not. */
export const KINDS: Readonly<Record<string, Kind>> = {
  activities: 'work',
  publications: 'custom',
  interests: 'custom',
  references: 'custom',
  custom: 'custom',
};

/** How many lines below a heading are asked what it heads, and how much its own words count beside one of them. */
const [BELOW, OWN] = [8, 2];

const VOLUNTARY = anyOf(voluntaryWords);

type Seen = { kind: Kind; p: number };

/** Offices, talks and voluntary work under a heading of its own, where the jobs stand under theirs: no jobs beside them. */
const besideJobs = (name: string, below: readonly Line[]): Kind | null => {
  if (name !== 'activities') return null;
  return below.some(({ text }) => VOLUNTARY.test(text)) ? 'volunteering' : 'custom';
};

/** The likeliest section that a line heads, by what the labeller makes of it and of the lines below. */
function kindOf(lines: Line[], at: number, isHeading: (at: number) => boolean, hasJobs: boolean): Seen {
  const sums = new Map<string, number>();
  let weights = 0;
  const add = (line: Line, weight: number) => {
    weights += weight;
    for (const [name, p] of Object.entries(line.cells[0]!.says?.kinds ?? {})) {
      const kind = name === 'top.contact' ? 'contact' : name;
      if (!kind.startsWith('top.') && kind !== 'none') sums.set(kind, (sums.get(kind) ?? 0) + weight * p);
    }
  };
  add(lines[at]!, OWN);
  const headed: Line[] = [];
  for (let below = at + 1; below < lines.length && below <= at + BELOW && !isHeading(below); below++)
    headed.push(lines[below]!);
  for (const line of headed) add(line, 1);
  const [best, sum] = [...sums].sort((a, b) => b[1] - a[1])[0] ?? ['custom', 0];
  const beside = hasJobs ? besideJobs(best, headed) : null;
  return { kind: beside ?? KINDS[best] ?? (best as Kind), p: sum / weights };
}

/**
 * Kinds whose lines look like no other's, and how sure the labeller must be of them against known words: certificates
 * stand below `Qualifications`, which others head their skills with.
 */
const UNLIKE = new Set<Kind>(['certifications', 'awards']);
const AGAINST = 0.9;

/** What a heading's words say, unless the labeller is sure of another kind in it and in what stands below. */
const withSeen = (kinds: readonly Kind[], seen: Seen, below: readonly Line[]): readonly Kind[] =>
  !kinds.includes(seen.kind) &&
  UNLIKE.has(seen.kind) &&
  seen.p > AGAINST &&
  !(kinds.includes('education') && areSchools(below))
    ? [seen.kind]
    : kinds;

/** Every third line names a school: lists of degrees look like lists of certificates. */
const areSchools = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => isPlaceOfLearning(text)).length * 3 >= lines.length;

/** A heading in two languages is twice as long. */
const isShort = (text: string): boolean =>
  text.length <= (isCjk(text) && /[A-Za-z]{3}/.test(text) ? MAX_LENGTH.bilingual : MAX_LENGTH.one);

/** Where the labeller hardly doubts, a heading may say more: `Institutions attended with qualifications obtained`. */
const DOUBTLESS = { heading: 0.95, inCaps: 0.7, letters: 64 };
const isHeadingOfWords = (line: Line, text: string): boolean =>
  (line.cells[0]?.says?.heading ?? 0) > (isCaps(text) ? DOUBTLESS.inCaps : DOUBTLESS.heading) &&
  text.length <= DOUBTLESS.letters &&
  !/[.;,]$/.test(text);

/** Column titles and their first row: what is drawn as a heading right above them is one. */
const TITLED = 2;

/** A label before its value heads nothing; `Work experience: 7+ years` and `STRENGTHS :-` have none. */
const LABELLED = /[:：][\s–—-]*[^\s–—-]/;
const isLabelled = (text: string): boolean => LABELLED.test(text) && !isDuration(text.slice(text.search(/[:：]/) + 1));

/** Above all headings, words with a job title in them say what the person is or seeks. */
const isHeadline = (text: string, first: boolean): boolean => first && hasTitleWord(text) && !knownKinds(text);

const faceOf = ({ cells: [cell] }: Line): string => `${cell!.size}|${cell!.bold}|${cell!.italic}|${cell!.colour}`;

/** A name is set this much larger than what follows. */
const LARGER = 1.3;
/** Sizes of one look differ by less. */
const SMALLER = 0.95;

/** Above all headings, a word right below one of its own look and of larger letters than what follows ends the name. */
const endsName = (lines: Line[], at: number, first: boolean): boolean => {
  const [above, line, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  const isWord = ({ text }: Line) => /^\p{Lu}[\p{L}'’-]+$/u.test(text.trim());
  if (!first || !above || knownKinds(line.text) || ![above, line].every(isWord)) return false;
  return faceOf(above) === faceOf(line) && (below === undefined || below.size * LARGER < line.size);
};

/** Words of their own in smaller type than any heading by the rules, right above a date: they head an entry. */
const headsEntry = (lines: Line[], at: number, least: number): boolean => {
  const below = lines[at + 1];
  // a heading beyond doubt above the first row of a table
  const headsRows = (below?.cells.length ?? 0) > 2 && isHeadingOfWords(lines[at]!, lines[at]!.text);
  return lines[at]!.size < least * SMALLER && below !== undefined && headDates(below) !== null && !headsRows;
};

/** How many lines of values may stand between a referee's name and the way to reach them. */
const REACHED_WITHIN = 3;
/** Below a heading for referees, words of their own right above a way to reach somebody are a name, however they look. */
const isReferee = (lines: Line[], at: number, above: string): boolean =>
  isReferencesHeading(plainHeading(above)) &&
  knownKinds(lines[at]!.text) === null &&
  lines.slice(at + 1, at + 1 + REACHED_WITHIN).some(({ text }) => findEmail(text) !== null || findPhone(text) !== null);

/** Of a face that headings have alone, this many are sure ones, each may bear one that is not. */
const SURE = { heading: 0.9, least: 3 };
const MOST_UNSURE = 20;

/**
 * Lines that are drawn as the sure headings of the document are and as nothing else is (`八、软件` among numbered ones):
 * headings, whatever the labeller makes of their words.
 */
function drawnAsHeadings(lines: readonly Line[]): Set<number> {
  const faces = new Map<string, { sure: number; unsure: number[]; isElse: boolean }>();
  const heading = (at: number) => lines[at]!.cells[0]!.says?.heading ?? 0;
  const first = lines.findIndex((_, at) => heading(at) > SURE.heading);
  for (const [at, line] of lines.entries()) {
    if (at < first) continue;
    const face = faces.get(faceOf(line)) ?? { sure: 0, unsure: [], isElse: false };
    faces.set(faceOf(line), face);
    const text = line.text.trim();
    if (heading(at) > SURE.heading) face.sure++;
    else if (
      isAlone(line) &&
      text.length <= MOST_UNSURE * (isCjk(text) ? 1 : 2) &&
      (line.cells[0]!.says?.begin ?? 0) < 0.5 &&
      headDates(line) === null &&
      !isLabelled(text) &&
      !findEmail(text) &&
      !findPhone(text)
    )
      face.unsure.push(at);
    else face.isElse = true;
  }
  const only = [...faces.values()].filter((f) => !f.isElse && f.sure >= SURE.least && f.unsure.length * 2 <= f.sure);
  return new Set(only.flatMap(({ unsure }) => unsure));
}

/** How unsure of a heading the labeller must be where its words may tell of a project. */
const LABELS_PROJECT = 0.5;
/** Lines of one entry stand about as far apart. */
const LITTLE = 1.1;
/** Within a section of projects whose own heading is drawn otherwise, or right between the name of one and its dates. */
function isBelowProjects(lines: readonly Line[], at: number, headings: ReadonlyMap<number, Heading>): boolean {
  const [above, heading] = [...headings].at(-1) ?? [];
  // right below it stands the same in another language
  if (above === undefined || above > at - 2 || heading?.kinds[0] !== 'projects') return false;
  const [line, next] = [lines[at]!, lines[at + 1]];
  const isUnsure = (line.cells[0]!.says?.heading ?? 1) < LABELS_PROJECT;
  const isAboveDates = next !== undefined && line.gap <= next.gap * LITTLE && headDates(next) !== null;
  return isAboveDates || (isUnsure && faceOf(lines[above]!) !== faceOf(line));
}

/** Headings by the rules, and those that only the labeller sees; less what it is sure to be none. */
export function withLabelledHeadings(lines: Line[], byRules: Map<number, Heading>): Map<number, Heading> {
  if (!lines.some((line) => line.cells[0]?.says)) return byRules;
  const out = new Map<number, Heading>();
  const known = new Set([...byRules].flatMap(([at, rule]) => (rule.typeOnly ? [] : [faceOf(lines[at]!)])));
  const smallest = byRules.size === 0 ? 0 : Math.min(...[...byRules.keys()].map((at) => lines[at]!.size));
  const hasJobs = [...byRules.values()].some(({ kinds, typeOnly }) => kinds[0] === 'work' && !typeOnly);
  const least = (line: Line) => (known.has(faceOf(line)) ? HEADING.drawnAlike : HEADING.unknown);
  const numbered = numberedHeadings(
    lines,
    [...byRules].flatMap(([at, rule]) => (rule.typeOnly ? [] : [at])),
  );
  const headsTable = (at: number): boolean =>
    known.has(faceOf(lines[at]!)) && kindOfTitles(lines.slice(at + 1, at + 1 + TITLED)) !== null;
  const isHeading = (at: number): boolean =>
    numbered.has(at) || byRules.has(at) || (lines[at]!.cells[0]?.says?.heading ?? 0) > least(lines[at]!);
  const kindsOf = (rule: Heading, at: number): readonly Kind[] => {
    if (!lines[at]!.cells[0]?.says) return rule.kinds;
    const seen = kindOf(lines, at, isHeading, hasJobs);
    const end = lines.findIndex((_, below) => below > at && (below > at + BELOW || isHeading(below)));
    return rule.typeOnly ? [seen.kind] : withSeen(rule.kinds, seen, lines.slice(at + 1, end < 0 ? undefined : end));
  };
  const drawn = drawnAsHeadings(lines);
  let above = '';
  for (const [at, line] of lines.entries()) {
    const says = line.cells[0]?.says;
    const rule = byRules.get(at);
    const text = line.text.trim();
    if ((!rule || rule.typeOnly) && isReferee(lines, at, above)) continue;
    // `Final year project` below the name of one says which it was
    if ((rule?.kinds ?? knownKinds(line.text.trim()))?.[0] === 'projects' && isBelowProjects(lines, at, out)) continue;
    if (rule) {
      if (
        says &&
        !drawn.has(at) &&
        !numbered.has(at) &&
        !headsTable(at) &&
        says.heading < (rule.typeOnly ? HEADING.byType : HEADING.known)
      )
        continue;
      out.set(at, { ...rule, kinds: kindsOf(rule, at) });
      above = rule.title;
    } else if (
      says &&
      at > 0 &&
      (numbered.has(at) ||
        ((drawn.has(at) || headsTable(at) || says.heading > least(line)) &&
          (isShort(text) || isHeadingOfWords(line, text)) &&
          !isLabelled(text))) &&
      isAlone(line) &&
      !endsTheLineAbove(lines, at) &&
      !isBodyLabel(text) &&
      !isHeadline(text, out.size === 0) &&
      !endsName(lines, at, out.size === 0) &&
      // words of their own that head nothing are no heading
      (knownKinds(text) !== null || (at + 1 < lines.length && !isHeading(at + 1) && !headsEntry(lines, at, smallest)))
    ) {
      above = text;
      out.set(at, {
        title: text,
        kinds: knownKinds(text) ?? [kindOf(lines, at, isHeading, hasJobs).kind],
        typeOnly: !knownKinds(text),
      });
    }
  }
  return out;
}
