import {
  alternation,
  anyOf,
  entrySource,
  hasStudyWord,
  majorLabels,
  saysHowStudied,
  schoolDetails,
  schoolStages,
  subjectsFollow,
} from '@verdant/lexicon/vocabulary';
import { trimEdges } from '../../entries/pieces.ts';
import type { Line } from '../../types.ts';
import { findDegree, findSchoolDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { mayBePlace } from '../../values/locations.ts';

export const MAJOR_LABEL = new RegExp(`^${entrySource(majorLabels)}\\s*[:：]?\\s*`, 'iu');
const GRADE = `\\b${alternation(schoolDetails.grades)}\\b`;
export const DETAIL = new RegExp(
  `^${alternation(schoolDetails.start)}|${GRADE}|${alternation(schoolDetails.anywhere)}|^[12]:[12]$|^(?:1st|first)$|^前\\s*\\d|^top\\s*\\d|^[\\d./\\s()（）%]+$|^[\\p{L}\\s:–-]{0,16}\\d[\\d.]{0,5}\\s?%`,
  'iu',
);
export const BEFORE_GRADE = new RegExp(`\\s*[,，]\\s*(?![^（(]{0,60}[)）])|\\s*(?=${GRADE}|绩点)`, 'iu');
export const LEAD = /^(?:\s*(?:degree|candidate|student)?\s*(?:in|of|for)(?:\s+|$)|\s*[,，:：·|–-]\s*|[（(]\s*|的)/i;

/** `GCSEs including Maths, Art`: subjects that a paper was won in, no major. */
export const SUBJECTS = new RegExp(`^${alternation(subjectsFollow)}\\s`, 'iu');

export const unbracketed = (text: string): string => text.replace(/^[（(]([^（()）]*)[)）]$/u, '$1');

export const isStage = anyOf(schoolStages, { at: 'whole' });
const BRACKET_FIRST = /^\s*[（(]([^（()）]{2,16})[)）]\s*[,，]?\s*(.*)$/u;

/** `（金融）`, `(part time) Physics`, `(MSc)` behind a degree: a bracket by itself names what was studied, unless it is a degree or tells how. */
function withoutBracket(behind: string): string {
  const [, inside, rest] = BRACKET_FIRST.exec(behind) ?? [];
  if (inside === undefined || rest === undefined) return behind;
  const isLevel = findSchoolDegree(inside) !== null && !isStage.test(inside);
  if (findDegree(inside) || saysHowStudied(inside) || isLevel) return rest;
  return rest === '' ? inside : behind;
}

/** What stands around the degree is the major: `BSc in Physics`, `学士学位，主修物理`, `物理（本科）`. */
export function majorBeside(text: string, from: number, to: number): string {
  const after = trimEdges(
    withoutBracket(text.slice(to))
      .replace(/^[)）]/, '')
      .replace(LEAD, '')
      .replace(LEAD, ''),
  );
  const before = trimEdges(text.slice(0, from));
  // `B.Eng. 本科`: the same paper in the other language
  const said = !isStage.test(after) && findSchoolDegree(after)?.degree === after ? '' : after;
  const beside = (said.replace(/[)）]$/, '').length > 1 ? said : before).replace(MAJOR_LABEL, '').trim();
  // `6 GCSEs`
  return /\p{L}/u.test(beside) ? unbracketed(beside) : '';
}

/** `Vale College, Tarn Bay`: what stands right behind a school and is nothing to study is where it is. */
export const isTownOf = (text: string, school: string, head: readonly Line[]): boolean =>
  school !== '' &&
  mayBePlace(text) &&
  !hasStudyWord(text) &&
  findSchoolDegree(text) === null &&
  head.some(({ text: whole, cells }) => {
    const hasCell = (one: string) => cells.some((cell) => cell.text.trim() === one);
    // `Vale University    Tarn Bay, NZ`: in a cell of its own, with the land behind the town
    return whole.includes(`${school}, ${text}`) || (/, /.test(text) && hasCell(school) && hasCell(text));
  });

/** What the lines of a head say of the major beside its degree. */
export function majorIn(head: readonly Line[], degree: string): string {
  for (const { cells } of head)
    for (const { text } of cells) {
      const at = text.indexOf(degree);
      const parts = at < 0 ? [] : text.slice(at + degree.length).split(/,\s|\s[–—|-]\s/);
      const major = trimEdges((parts[0] ?? '').replace(LEAD, '').replace(LEAD, ''));
      const isSubject = hasStudyWord(major) && !SUBJECTS.test(`${major} `) && !isPlaceOfLearning(major);
      if (isSubject && major.length > 2 && !/[()（）\d]/.test(major) && !DETAIL.test(major)) return major;
    }
  return '';
}
