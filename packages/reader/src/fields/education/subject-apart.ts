import { hasStudyWord, saysHowStudied } from '@verdant/lexicon/vocabulary';
import { findDegree, isPlaceOfLearning } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';

/** `B.Tech (Civil Engineering)`, `Bachelor of Education: Foundation Phase`, `Diploma in Tool Making`. */
const FORMS = [
  /^([^()（）]{2,40}?)\s?[(（]([^()（）]{3,60})[)）]$/u,
  /^([^:：()]{2,40}?)\s?[:：]\s+([^:：()]{3,60})$/u,
  /^([^()]{2,40}?)\sin\s(?!progress)([^,()]{3,60})$/iu,
];
/** Words of a name, beyond one: what is in brackets alone may be a short form or a remark. */
const NAME = /^\p{Lu}[\p{L}'’.-]+(?:\s(?:and|of|in|for|the|&|\p{Lu}[\p{L}'’.-]*)){1,6}$/u;

const isSubject = (text: string): boolean =>
  (hasStudyWord(text) || NAME.test(text)) &&
  !saysHowStudied(text) &&
  findDegree(text) === null &&
  !isPlaceOfLearning(text) &&
  !isLocation(text);

/** Where a label says degree: the degree, and what was studied, which is told in a bracket, behind a colon or behind `in`; null where it is not. */
export function subjectApart(text: string): { degree: string; major: string } | null {
  for (const form of FORMS) {
    const [, degree, major] = form.exec(text) ?? [];
    const found = degree && major && isSubject(major) ? findDegree(degree) : null;
    if (found && found.from === 0) return { degree: degree!, major: major! };
  }
  return null;
}
