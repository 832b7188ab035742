import { hasStudyWord, saysHowStudied } from '@verdant/lexicon/vocabulary';
import { type Degree, findDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';
import { DETAIL } from './beside-degree.ts';

/** The comma that ends what a degree is called, and the subjects behind it. */
const SUBJECTS_BEHIND = /^(?<behind>(?:\s?\([^()]{2,30}\)|[^,，()（）]){0,60})[,，]\s*(?<subjects>\p{L}.{0,80})$/u;
const IN_BRACKETS = /^\([^()]{2,30}\)$/;
/** `Doctor of Philosophy (PhD)`: the same in short letters. */
const SHORT = /^\(\S{2,8}\)$/;
const LEADS = /^(?:in|of|for|from|at|with)\s/i;
/** `Executive MBA`, `New Zealand Certificate`: words before a degree that are a part of what it is called. */
const BEFORE = /^(?:\p{Lu}[\p{L}’'-]*\s){1,3}$/u;
const MOST_WORDS = 3;
/** `本科（成人高等教育）`, `高级工班`: a bracket that says how one studied, or the class, and nothing else behind. */
const HOW = /^[（(]([^（()）]{2,16})[)）]$/u;
const CLASS = /^班$/u;

/** `7 GCSEs`: how many papers there were. */
const COUNT = /^\s*\d{1,2}\s+$/;
const MANY = /(?:[a-z]s|levels)$/i;

const isSubject = (text: string): boolean =>
  !DETAIL.test(text) && !isLocation(text) && !isPlaceOfLearning(text) && findDegree(text) === null;
const isOtherWord = (text: string): boolean => !hasStudyWord(text) && !DETAIL.test(text) && !isPlaceOfLearning(text);

/** What stands between a degree and the comma before its subjects is its own: a remark in brackets, a second degree, its name. */
function isOwnBehind(behind: string, subjects: string): boolean {
  if (behind === '') return true;
  if (IN_BRACKETS.test(behind)) return !SHORT.test(behind) || findDegree(behind) === null;
  const second = findDegree(behind);
  if (second?.from === 0 && second.to === behind.length) return true;
  const isName = behind.split(/\s+/).length <= MOST_WORDS && !LEADS.test(behind) && !/[()]/.test(behind);
  return isName && isOtherWord(behind) && hasStudyWord(subjects);
}

/** A degree with the words around it that are a part of what it is called: `Bachelor of Education (Science), Mathematics`. */
export function withOwn(text: string, found: Degree | null): Degree | null {
  if (!found) return null;
  const [before, after] = [text.slice(0, found.from), text.slice(found.to)];
  if (COUNT.test(before) && MANY.test(found.degree))
    return { degree: `${before.trim()} ${found.degree}`, from: 0, to: found.to };
  const groups = SUBJECTS_BEHIND.exec(after)?.groups;
  if (groups && isSubject(groups.subjects!) && isOwnBehind(groups.behind!.trim(), groups.subjects!)) {
    const from = BEFORE.test(before) && isOtherWord(before.trim()) ? 0 : found.from;
    const to = found.to + groups.behind!.length;
    return from === found.from && /^\s*$/.test(groups.behind!)
      ? found
      : { degree: text.slice(from, to).trim(), from, to };
  }
  const how = HOW.exec(after.trim())?.[1];
  const isHow = (how !== undefined && saysHowStudied(how)) || CLASS.test(after);
  if (before !== '' && !saysHowStudied(before)) return found;
  const to = isHow ? text.length : found.to;
  return after === '' || isHow ? { degree: text.slice(0, to).trim(), from: 0, to } : found;
}
