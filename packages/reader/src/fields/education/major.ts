import {
  alternation,
  anyOf,
  diplomas,
  generalDegrees,
  hasStudyWord,
  kindsOfSchools,
  saysHowStudied,
} from '@verdant/lexicon/vocabulary';
import type { Line } from '../../types.ts';
import { findDegree, findSchoolDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { isStage, unbracketed } from './beside-degree.ts';

type Named = { school: string; degree: string; major: string };

/** `园艺专业，获`: the words that led to the degree. */
const WON = /(?:在职)?(?:学习)?[,，]?(?:获得?|取得|授予|攻读)$/u;

/** `园艺系园艺专业`: the department before its major. */
const OF_DEPARTMENT = /^\p{Script=Han}{1,10}系(?=\p{Script=Han}{2,12}专业$)/u;

/** `农学专业学生`: what somebody was there, as forms ask for a post beside each stay. */
const STUDENT = /(?<=\p{Script=Han}{2})(?:专业)?(?:在校)?(?:本科|专科|大学)?(?:学生|學生)$/u;

/** What schools are called that have no name: `School`, `高中`. */
export const isKind = anyOf(kindsOfSchools, { at: 'whole' });

/** What a school is called, or what kind of school it is, was taken for what was studied there. */
function isOfSchool(major: string, school: string): boolean {
  const name = major.replace(/\s{0,4}[（(].*$/u, '');
  if (name === school || isKind.test(name)) return true;
  return !hasStudyWord(name) && (isPlaceOfLearning(name) || school.includes(name));
}

/** `函授），` before a major: the end of a bracket that the degree before it opened. */
const CLOSING = /^([^（()）]{1,12})[)）]\s*[,，、]?\s*/u;

/** `(Second Class Upper)`, `(Merit)` behind a major. */
const HOW_WELL = /\s[（(]([^（()）]{4,40})[)）]$/u;

/** `BA Contemporary Dance` below `Vale Contemporary Dance School`: beside its degree a subject is one, whatever the school is called. */
const standsByDegree = (major: string, { degree, school }: Named, head: readonly Line[]): boolean =>
  degree !== '' &&
  !isKind.test(major) &&
  head.some(({ text }) => [degree, major].every((value) => text.includes(value)) && !text.includes(school));

/** `会计文凭`, `农学学士`: the subject stands before the word for the paper. */
const SUBJECT_FIRST = /^(\p{Script=Han}{2,12}?)(?:高级文凭|高級文憑|文凭|文憑|学士|學士|硕士|碩士)(?:学位|學位)?$/u;
const isGeneral = anyOf(generalDegrees, { at: 'whole' });
const HONOURS = new RegExp(`\\s\\(?${alternation(diplomas.behind)}\\)?$`, 'u');
/** `Bachelor of Paramedic Science (Hons)`: a degree named for one subject says what was studied. */
export function subjectOf(degree: string): string {
  const chinese = SUBJECT_FIRST.exec(degree)?.[1] ?? '';
  if (chinese && hasStudyWord(chinese) && !saysHowStudied(chinese)) return chinese;
  const subject =
    /^(?:Bachelor|Master|Doctor)\sof\s(\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+){0,2})$/u.exec(
      degree.replace(HONOURS, ''),
    )?.[1] ?? '';
  return subject && !isGeneral.test(subject) ? subject : '';
}

/** `MS, Physics` and `(BA), History` behind the degree that the letters stand for. */
const SAID_BRIEFLY = /^[（(]?(\p{Lu}[\p{L}.]{1,7})[)）]?,\s+(?=\p{Lu})/u;
const isBriefly = (letters: string, degree: string): boolean => {
  const initials = (degree.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  const isKnown = letters.startsWith(initials[0] ?? ' ') && findDegree(letters)?.from === 0;
  return degree.includes(' ') && (letters.replace(/[^\p{Lu}]/gu, '') === initials || isKnown);
};

/** The major by itself: a year of school is none, nor is how one studied, nor are the brackets around one. */
export function majorOf(named: Named, head: readonly Line[]): string {
  const { major, school } = named;
  const text = unbracketed(major)
    .replace(/^攻读/u, '')
    .replace(SAID_BRIEFLY, (all, letters) => (isBriefly(letters, named.degree) ? '' : all))
    .replace(WON, '')
    .replace(OF_DEPARTMENT, '')
    .replace(STUDENT, '')
    .replace(CLOSING, (all, inside) => (saysHowStudied(inside) ? '' : all))
    .replace(HOW_WELL, (all, inside) => (saysHowStudied(inside) ? '' : all));
  if (saysHowStudied(text) || /^(?:毕业|结业|学习)[。.]?$/u.test(text)) return '';
  const isYear = !isStage.test(text) && !findDegree(text) && findSchoolDegree(text)?.degree === text;
  return isYear || (isOfSchool(text, school) && !standsByDegree(text, named, head)) ? '' : text;
}
