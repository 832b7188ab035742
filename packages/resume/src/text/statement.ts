import { lineLanguage } from '@verdant/contracts';
import { isPlace } from '@verdant/lexicon/vocabulary';
import { endsLikePost } from './chinese-post.ts';
import { countWords } from './words.ts';

/** So many words hold more than a name, a place or a post. */
const LEAST = { en: 6, zh: 10 };
/** Words without a capital: the names of houses, posts and places have few of them. */
const LEAST_PLAIN = 3;
/** From one time to another: the head of an entry, or a line about a course. */
const SPAN = /(?<!\d)(?:19|20)\d\d(?:[./年-]\d{1,2}月?)?\s?(?:[-–—~～至到]|to\b|until\b)/;
const DEPARTMENT = /(?:部|部门|科室?|处|车间|中心|公司|学院|大学|医院|项目)$/;
/** `墨尔本，维多利亚州，澳大利亚`: a place and those that it lies in. */
const LONGEST_PLACE = 6;
const isPlaceLine = (text: string): boolean => {
  const parts = text.split(/[，,、]\s?/);
  return parts.length > 1 && parts.every((part) => part.length <= LONGEST_PLACE) && parts.some((part) => isPlace(part));
};

/** Whether a text says something as a whole, whatever it begins with: no head of an entry is so long and so plain. */
export function isStatement(text: string): boolean {
  const plain = text.trim().replace(/[.。;；]+$/, '');
  const language = lineLanguage(plain);
  // parted by strokes stand the facts of a head
  if (countWords(plain) < LEAST[language] || SPAN.test(plain) || /\s[|｜]\s/.test(plain)) return false;
  if (language === 'zh') return !DEPARTMENT.test(plain) && !endsLikePost(plain) && !isPlaceLine(plain);
  return (plain.match(/(?<![\p{L}\d])\p{Ll}[\p{Ll}'’-]{2,24}(?![\p{L}\d])/gu)?.length ?? 0) >= LEAST_PLAIN;
}
