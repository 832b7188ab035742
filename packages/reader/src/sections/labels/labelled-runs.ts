import { isReferencesHeading } from '@verdant/lexicon/vocabulary';
import { kindOfTitles } from '../../entries/table.ts';
import { arePrizes } from '../../fields/honours/honour-lists.ts';
import { ranOut } from '../../layout/line-width.ts';
import { labelOf } from '../../parse/contact-labels.ts';
import type { Line } from '../../types.ts';
import { findEmail, findPhone, findUrl } from '../../values/contacts.ts';
import { findSchoolDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import type { Kind } from '../kind.ts';
import { knownKinds, plainHeading } from '../known.ts';
import { saidKind } from '../said-kind.ts';
import type { Section } from '../section.ts';
import { styleOf } from '../styles.ts';
import { headOf } from './headed.ts';
import { KINDS } from './labelled-headings.ts';

/** Kinds whose lines look like no other's wherever they stand, and how sure the labeller must be of every cell. */
const APART = new Set<Kind>(['certifications', 'awards']);
const SURE = 0.9;
/** How sure right beside a line of that kind which opens with a date, or ends in one, as this one does. */
const BESIDE = 0.75;

/** Addresses say by their form whose they are not: those of referees stand among what has no section of ours. */
const hasAddress = ({ text }: Line): boolean => [findEmail, findUrl, findPhone].some((find) => find(text) !== null);

/** Lists of a line each: `通讯地址 | …` among them is a row of the form that they stand in. */
const LISTS = new Set<Kind>(['certifications', 'languages', 'skills', 'awards']);
const asksAddress = ({ cells: [label, value] }: Line): boolean =>
  value !== undefined && labelOf(label!.text.trim()) === 'address';

/** Below a heading that says so, a school with its degree, which looks like a certificate with who gave it. */
const namesSchooling = (text: string): boolean => isPlaceOfLearning(text) && findSchoolDegree(text) !== null;

/** A row of a table of schools, whatever its degree is called. */
const isRowOfSchool = ({ text, cells }: Line): boolean => cells.length > 3 && isPlaceOfLearning(text);

/** How many cells a row of the section has at least, where column titles say that it lists what it is taken for. */
function cellsOfRows({ kinds, lines }: Section): number {
  const isTable = lines.length > 0 && kindOfTitles([...lines]) === kinds[0];
  return isTable ? Math.max(2, lines[0]!.cells.length - 1) : Number.POSITIVE_INFINITY;
}

/** `学历：中专，2004年毕业于…` below the last post: the school and the degree are no part of it. */
const headsSchooling = ({ text }: Line): boolean => {
  const label = headOf(text);
  return label !== null && knownKinds(label)?.[0] === 'education' && namesSchooling(text);
};

/** `**FCAW, Advanced**:`: a name of a group among others, or the first line of one, with nothing behind it. */
const headsGroup = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const isHead = ({ cells, text }: Line) => cells[0]!.bold && /[:：]$/.test(text.trim());
  return isHead(line) || (line.cells[0]!.bold && next !== undefined && isHead(next));
};

/** Lines that head a school themselves, with those that they go on in. */
function schoolingIn(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const goesOn = above !== undefined && found.has(above) && ranOut(above, line) && headOf(line.text) === null;
    if (goesOn || headsSchooling(line)) found.add(line);
  }
  return found;
}

/** `证书：…` and `特长：…` below `学历：…`: what somebody can do, headed like what stands beside it. */
function skillsIn(lines: readonly Line[], schooling: ReadonlySet<Line>): Set<Line> {
  const found = new Set<Line>();
  if (!schooling.size) return found;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const label = headOf(line.text);
    const goesOn = above !== undefined && found.has(above) && !label && ranOut(above, line);
    if (goesOn || (label && knownKinds(label)?.[0] === 'skills')) found.add(line);
  }
  return found;
}

/** The kind apart that the labeller is sure of in every cell of a line, null where there is none. */
function kindApart(line: Line, least = SURE): Kind | null {
  const kinds = line.cells
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ says }) => {
      const [best] = Object.entries(says?.kinds ?? {}).filter(([, p]) => p > least);
      if (!best) return null;
      return best[0] === 'top.contact' ? 'contact' : (KINDS[best[0]] ?? (best[0] as Kind));
    });
  const [kind] = kinds;
  if (!kind || !kinds.every((one) => one === kind)) return null;
  return APART.has(kind) || (kind === 'contact' && hasAddress(line)) ? kind : null;
}

/** The kind of a dated line from the one of its neighbours that is made like it. */
function kindBeside(lines: readonly Line[], at: number): Kind | null {
  const line = lines[at]!;
  const kind = kindApart(line, BESIDE);
  const opens = ({ text }: Line) => (findDates(text)?.from ?? 1) === 0;
  const closes = ({ cells }: Line) => cells.length > 1 && looksLikeDate(cells.at(-1)!.text);
  const isLike = (other: Line | undefined) =>
    other !== undefined &&
    ((opens(line) && opens(other)) || (closes(line) && closes(other))) &&
    kindApart(other) === kind &&
    styleOf(other) === styleOf(line);
  return kind && [lines[at - 1], lines[at + 1]].some(isLike) ? kind : null;
}

/** A row of a table has so many cells. */
const TABLED = 3;

/** The rows of a table below a heading of its own (a form's list of a family) are of one kind. */
function withWholeTables({ kinds, lines }: Section, apart: readonly (Kind | null)[]): (Kind | null)[] {
  const isRow = (at: number) => kinds.includes('custom') && lines[at]!.cells.length >= TABLED;
  const isMixed = new Set(apart.filter((_, at) => isRow(at))).size > 1;
  return apart.map((kind, at) => (isMixed && isRow(at) ? null : kind));
}

/**
 * Certificates, awards and addresses in a section of something else, as `证书：…` below the last post without a heading:
 * sections of their own. Others as they are.
 */
export function withLabelledRunsApart(section: Section): Section[] {
  // the labeller was taught no publications: to it their titles look like certificates; the employers of referees are
  // no prizes of somebody
  if (section.kinds.includes('publications') || isReferencesHeading(plainHeading(section.title))) return [section];
  const headed = ['work', 'education'].includes(section.kinds[0] ?? '') ? schoolingIn(section.lines) : new Set<Line>();
  const schooling = section.kinds[0] === 'work' ? headed : new Set<Line>();
  const skills = skillsIn(section.lines, headed);
  const rows = cellsOfRows(section);
  const taken = section.lines.map((line, at): Kind | null => {
    if (line.cells.length >= rows) return null;
    if (LISTS.has(section.kinds[0]!) && asksAddress(line)) return 'contact';
    if (schooling.has(line)) return 'education';
    if (skills.has(line)) return 'skills';
    const isOfPrizes = section.kinds.includes('custom') && line.cells.length === 1 && arePrizes(line.text);
    const kind = isOfPrizes ? 'awards' : (kindApart(line) ?? kindBeside(section.lines, at));
    const stays =
      (section.kinds.includes('skills') && headsGroup(section.lines, at)) ||
      (kind === 'contact' && section.kinds.includes('custom')) ||
      (kind !== null && saidKind(line) !== null && saidKind(line) === section.kinds[0]) ||
      (section.kinds.includes('education') && (namesSchooling(line.text) || isRowOfSchool(line)));
    return kind && !stays && !section.kinds.includes(kind) ? kind : null;
  });
  const apart = withWholeTables(section, taken);
  if (!section.kinds.length || apart.every((kind) => !kind)) return [section];
  const out: Section[] = [{ ...section, lines: section.lines.filter((_, at) => !apart[at]) }];
  for (const [at, line] of section.lines.entries()) {
    const kind = apart[at];
    if (!kind) continue;
    const known = out.find(({ kinds }, i) => i > 0 && kinds[0] === kind);
    if (known) known.lines.push(line);
    else out.push({ title: '', kinds: [kind], lines: [line], typeOnly: true });
  }
  return out.filter(({ lines }) => lines.length > 0);
}
