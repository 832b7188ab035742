import type { Education } from '@verdant/contracts';
import {
  alternation,
  courseLabels,
  entrySource,
  gradeLabels,
  labelsWithinEntries,
  thesisLabels,
} from '@verdant/lexicon/vocabulary';
import { splitKeywords } from '../fields/skills.ts';
import type { Draft } from './draft.ts';

const behind = (label: string): RegExp => new RegExp(`^${label}\\s*[:：]\\s*(?<value>\\S.*)$`, 'iu');
const COURSES = behind(entrySource(courseLabels));
const THESIS = behind(entrySource(thesisLabels));
/** `GPA: 3.8`, `Grade: First Class Honours`: the words behind the label are the grade. */
const OURS = new RegExp(`^${alternation(gradeLabels.ours)}\\s*[:：]\\s*(?<value>\\S.*)$`, 'iu');
/** `GPA 3.8/4.0`, `CGPA 8.7/10`, `均分 88`: these name it themselves. */
const OTHERS = new RegExp(
  `^(?<value>(?:${alternation(gradeLabels.ours)}\\s+|${alternation(gradeLabels.others)}\\s*[:：]?\\s*)\\d.*)$`,
  'iu',
);
/** A grade is short; what is longer tells more. */
const GRADE_MOST = 40;

const ASKED = new RegExp(`^${alternation(labelsWithinEntries)}\\s*[:：]`, 'iu');

/** Whether a line begins what is told under one of these labels. */
export const beginsDetail = (text: string): boolean =>
  [COURSES, THESIS, OURS, OTHERS, ASKED].some((label) => label.test(text));

/** Takes what one of the patterns says out of lines that it is the whole of; a second one stays where it is. */
function taken(lines: string[], patterns: RegExp[], most = Number.POSITIVE_INFINITY): [value: string, rest: string[]] {
  const found = lines.flatMap((line, at) => {
    if (line.length > most) return [];
    const value = patterns.map((pattern) => pattern.exec(line.trim())?.groups?.value).find(Boolean);
    return value ? [{ value, at }] : [];
  });
  const [first] = found;
  return first ? [first.value, lines.filter((_, at) => at !== first.at)] : ['', lines];
}

/** A school with grade, thesis and courses in fields of their own, where a line of what is told of it says them. */
export function withSchoolDetails(item: Draft<Education>): Draft<Education> {
  const lines = item.description.split('\n');
  const [gpa, graded] = taken(lines, [OURS, OTHERS], GRADE_MOST);
  const [thesis, titled] = taken(graded, [THESIS]);
  const [courses, rest] = taken(titled, [COURSES]);
  return {
    ...item,
    ...(gpa && { gpa }),
    ...(thesis && { thesis }),
    ...(courses && { courses: splitKeywords(courses) }),
    description: rest.join('\n'),
  };
}
