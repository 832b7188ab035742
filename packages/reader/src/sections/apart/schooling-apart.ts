import { fieldLabelOf } from '../../entries/field-labels.ts';
import type { Line } from '../../types.ts';
import type { DateSpan } from '../../values/date-span.ts';
import { findDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import type { Section } from '../section.ts';
import { isBullet } from '../styles.ts';

/** A course is shorter than a school, in months. */
const SCHOOL = 9;
/** Lines of one entry stand no further apart, in letter sizes. */
const CLOSE = 1.9;
/** Papers that somebody gets for a course of days as well. */
const PAPER = /^(?:certificate|licence|degree|associate)$/i;

const monthOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};

/** From one year to another, or as many months as a school takes. */
function isLong({ start, end, single }: DateSpan): boolean {
  if (single || end === null) return !single;
  return end.length === 4 ? end > start.slice(0, 4) : monthOf(end) - monthOf(start) >= SCHOOL;
}

/** A school of everybody, in a cell of its own beside a date. */
const isVisited = ({ cells, text }: Line): boolean =>
  cells.length > 1 && findDates(text) !== null && cells.some((cell) => /[中小]学$/u.test(cell.text.trim()));

/** How sure the labeller must be of what all lines below a heading are, or one of them. */
const SURE = 0.9;
const says = (line: Line, kind: string): number => line.cells[0]?.says?.kinds[kind] ?? 0;
const isTitleRow = ({ cells }: Line): boolean =>
  cells.some(({ text }) => fieldLabelOf(text.replace(/[^\p{L} ]/gu, '').trim()) !== null);

/** `Training` above schools alone: the labeller sees nothing else there. */
const areSchools = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  !isTitleRow(lines[0]!) &&
  lines.every((line) => line.cells.length < 3 && says(line, 'education') > SURE) &&
  lines.some(({ text }) => isPlaceOfLearning(text));

/** A school or training centre with a degree of its own, or for as long as schools are visited. */
function tellsSchooling(text: string): boolean {
  if (!isPlaceOfLearning(text)) return false;
  const degree = findDegree(text)?.degree;
  const dates = findDates(text);
  return (degree !== undefined && !PAPER.test(degree)) || (dates !== null && isLong(dates));
}

/** Name and school of one entry in two lines, of which one at most has the date. */
const isPair = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  next.gap > 0 &&
  next.gap < CLOSE &&
  ![line, next].some(({ text }) => isBullet(text) || tellsSchooling(text)) &&
  [line, next].filter(({ text }) => findDates(text)).length < 2 &&
  tellsSchooling(`${line.text}  ${next.text}`);

/** What was learned, where, and when: for as long as schools are visited. */
function isApprenticeship(line: Line, next: Line | undefined, last: Line | undefined): boolean {
  const degree = findDegree(line.text)?.degree;
  const dates = last && looksLikeDate(last.text) ? findDates(last.text) : null;
  if (!degree || !next || !dates || PAPER.test(degree) || [line, next].some(({ text }) => isBullet(text))) return false;
  return isLong(dates) && [next, last].every((one) => one!.gap > 0 && one!.gap < CLOSE) && !findDates(next.text);
}

/**
 * Schools among certificates and courses, as people write them below `Training`: a section of their own. Others as they
 * are.
 */
export function withSchoolingApart(section: Section): Section[] {
  if (section.kinds[0] !== 'certifications') return [section];
  if (areSchools(section.lines)) return [{ ...section, kinds: ['education'] }];
  const schools = new Set<Line>();
  section.lines.forEach((line, at) => {
    const [next, last] = [section.lines[at + 1], section.lines[at + 2]];
    if (schools.has(line)) return;
    const dates = findDates(line.text);
    // a member of an institute is no pupil there
    if (says(line, 'certifications') > SURE && !(dates && isLong(dates))) return;
    if (tellsSchooling(line.text) || isVisited(line)) schools.add(line);
    else if (isPair(line, next)) schools.add(line).add(next!);
    else if (isApprenticeship(line, next, last)) schools.add(line).add(next!).add(last!);
    else if (at > 0 && schools.has(section.lines[at - 1]!) && looksLikeDate(line.text)) schools.add(line);
  });
  if (!schools.size) return [section];
  const parts = [section.lines.filter((line) => !schools.has(line)), [...schools]] as [Line[], Line[]];
  return [
    { ...section, lines: parts[0] },
    { ...section, kinds: ['education' as const], lines: parts[1] },
  ].filter(({ lines }) => lines.length > 0);
}
