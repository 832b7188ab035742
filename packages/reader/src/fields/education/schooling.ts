import type { Education } from '@verdant/contracts';
import { bareLine } from '../../entries/reworded.ts';
import type { Contact } from '../../parse/contact.ts';
import type { Draft } from '../../parse/draft.ts';
import type { Drafts } from '../../parse/limits.ts';
import { isBareDegree } from '../../parse/spaced-facts.ts';
import type { Line } from '../../types.ts';
import { findDegree, isSchool } from '../../values/degrees.ts';
import { findDates } from '../../values/parse-dates.ts';
import { parseEducation } from './education.ts';

/** Lines of a contact block that name a school and a span or a degree: an education entry on one line. */
export const isSchooling = (line: Line): boolean =>
  isSchool(line.text) &&
  (findDates(line.text)?.single === false || findDegree(line.text) !== null) &&
  !/[。.]$/.test(line.text.trim());

/** Education that stands among the personal data, in lines or behind labels. */
export function schoolingOf(lines: Line[], { schooling }: Contact): Draft<Education>[] {
  const entries = lines.filter(isSchooling).flatMap((line) => parseEducation([bareLine(line)]));
  if (entries.length || !schooling.school) return entries;
  const { school, graduated } = schooling;
  return [{ school, ...degreeAndMajor(schooling), start: '', end: graduated, description: '' }];
}

/** `本科（物理）` behind the label of the degree holds the major too. */
function degreeAndMajor({ degree, major }: Contact['schooling']): { degree: string; major: string } {
  const inParens = degree.match(/^(.+?)[（(](.+?)[)）]$/);
  return inParens && !major ? { degree: inParens[1]!.trim(), major: inParens[2]!.trim() } : { degree, major };
}

/** A degree or major that stands only among the personal data belongs to the one school. */
export function completeSchooling({ education, custom }: Drafts, { schooling, rest }: Contact): void {
  const only = education.length === 1 ? education[0] : undefined;
  // `男 28岁 大专`: without a label, and the only one that is told
  const bare = only && !only.degree && !schooling.degree ? rest.filter(isBareDegree) : [];
  if (only && bare.length === 1) {
    only.degree = bare[0]!;
    rest.splice(rest.indexOf(bare[0]!), 1);
  }
  if (only && !only.start && !only.end) only.end = schooling.graduated;
  for (const key of ['school', 'degree', 'major'] as const) {
    const value = schooling[key];
    if (!value || education.some((e) => e.school.includes(value) || `${e.degree}${e.major}`.includes(value))) continue;
    if (only && !only[key]) only[key] = value;
    else custom.push({ title: value, items: [] });
  }
}
