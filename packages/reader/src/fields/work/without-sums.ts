import { isFactCell, namesEmployerFact } from '../../entries/employer-facts.ts';
import { headDates } from '../../entries/heads/head-lines.ts';
import type { Line } from '../../types.ts';

/** `车工 9 年`, `9~10 年`: how long, with no year of a calendar before it. */
const HOW_LONG = /(?<!\d)\d{1,2}(?:\.\d)?(?:\s?[~–-]\s?\d{1,2})?\s?年(?!\d|级|月)/gu;
/** What stands around it in a line that says no more than that: `總年資 8~9年工作經驗`. */
const AROUND = /以上|左右|(?:的)?(?:相关)?(?:工作)?(?:经验|经历)/gu;
function isExperience(text: string): boolean {
  const told = text.replace(HOW_LONG, ' ');
  const rest = told.replace(AROUND, ' ').trim();
  return told !== text && (rest === '' || namesEmployerFact(rest));
}
/** `Total experience 12 years`, `5 Years 11 Months of work experience`. */
const KIND = '(?:(?:total|overall|combined|relevant|work|working|professional|industry) )*';
const YEARS =
  '(?:about |over |more than )?\\d{1,2}(?:\\.\\d)?\\+? ?(?:years?|yrs?)\\.?(?:,? (?:and )?\\d{1,2} ?(?:months?|mos?)\\.?)?';
const IN_ENGLISH = new RegExp(`^(?:${KIND}experience ?[:–-]? ?${YEARS}|${YEARS} (?:of )?${KIND}experience)\\.?$`, 'i');
/** One post may have lasted long, a sum names several. */
const SEVERAL = 2;

/** `累计年资：17 年`, `车工 9 年、质检员 6 年`: of all jobs together. */
const sumsUp = (line: Line): boolean =>
  headDates(line) === null &&
  (isFactCell(line.text) ||
    isExperience(line.text) ||
    IN_ENGLISH.test(line.text.replace(/\s+/g, ' ').trim()) ||
    [...line.text.matchAll(HOW_LONG)].length >= SEVERAL);

/** The lines of a section without those above its first job that say how long somebody worked in all. */
export function withoutSums(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => !sumsUp(line));
  return first > 0 ? lines.slice(first) : lines;
}
