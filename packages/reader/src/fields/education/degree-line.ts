import { unwrapped } from '../../entries/heads/head-lines.ts';
import { withCells, withText } from '../../entries/reworded.ts';
import { isBullet, withoutBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { type Degree, findDegree, findSchoolDegree } from '../../values/degrees.ts';
import { findDates } from '../../values/parse-dates.ts';

/** A line that may hold a degree below a school, in letters: more where it begins with the degree. */
const LONGEST_DEGREE = { anywhere: 80, first: 160 };
/** `8 GCSEs` */
export const COUNTED = 3;

/** `BSc Physics (First). Editor of a review.`: the degree's own words, and what is told behind them. */
function sentenceOf(text: string, { from, to }: Degree): [string, string] {
  const end = from > COUNTED ? -1 : text.slice(to).search(/(?<=[)）]|\p{Ll}{3})\.(?:\s|$)/u);
  return end < 0 ? [text, ''] : [text.slice(0, to + end), text.slice(to + end + 1).trim()];
}

/** `Physics (BSc), GPA 3.8` on a line of its own below the school, or as its first bullet. */
export function withDegree(head: Line[], body: Line[]): [Line[], Line[]] {
  const [first, ...rest] = unwrapped(body.slice(0, 2), (a) => findDegree(withoutBullet(a.text))?.from === 0).concat(
    body.slice(2),
  );
  if (!first || /。/.test(first.text)) return [head, body];
  const whole = withoutBullet(first.text);
  const degree = findDegree(whole);
  if (!degree || head.some((l) => findDegree(l.text))) return [head, body];
  const [text, more] = sentenceOf(whole, degree);
  const longest = degree.from > COUNTED ? LONGEST_DEGREE.anywhere : LONGEST_DEGREE.first;
  if (text.length > longest || text.endsWith('.')) return [head, body];
  const colon = text.search(/[:：]/);
  if (colon >= 0 && (colon > degree.to + 1 || degree.from > 0)) return [head, body];
  if (isBullet(first.text) && degree.from > 0) return [head, body];
  const subjects = colon < 0 ? '' : text.slice(colon + 1).trim();
  const title = lineOf(first, colon < 0 ? text : text.slice(0, colon));
  const told = [subjects, more].filter(Boolean).map((words) => lineOf(first, words));
  return [
    [...head, title],
    [...told, ...rest],
  ];
}

const lineOf = (line: Line, text: string): Line =>
  text === line.text ? line : withCells(line, [withText(line.cells[0]!, text)]);

/** `NVQ 2 Health and Social Care, 2010` line by line: each begins with what was won and ends in its date, and is one. */
export const areDegreeLines = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.every(({ text, cells }) => {
    const [won, dates] = [findSchoolDegree(text), findDates(text)];
    const isWhole = won !== null && won.from <= COUNTED && dates !== null && dates.from > won.to;
    return isWhole && cells.length === 1 && !isBullet(text) && text.length - dates.to < 2;
  });
