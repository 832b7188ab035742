import { lineLanguage } from '@verdant/contracts';
import { headingKind, isPlace } from '@verdant/lexicon/vocabulary';
import { isWord } from './spelling/dictionary.ts';
import { markerLength } from './words.ts';

const DANGLING =
  /(?:[,，、（(–—/&-]|\s(?:and|or|the|of|to|with|for|in|an?|by|from|at|on|as|that|which|until|till|since|和|与|及))$/i;
/** A mark, or the last letter of a word and then a mark: `统，写过一套补偿框架`. */
const BEGINS_INSIDE = /^(?:[,，.。;；:：、)）\]】]|\p{Script=Han}[，。；、])/u;
/** Letters that a font says nothing about, and blanks where something stood. */
const LOST =
  /\uFFFD|[~|] ?\p{Lu}{4,}|[\uE000-\uF8FF]|\p{Script=Han} {2,}\p{Script=Han}|\s%|(?:\p{Script=Latin}\s){5,}/u;
/** Letters that are drawn as one; a reader that does not know the sign loses them. */
const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'ft', 'tt', 'ti', 'tf'];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isUnbalanced = (text: string) => count(text, /[(（[【]/g) !== count(text, /[)）\]】]/g);

/** Whether a word is one only when the letters of a ligature come back. */
export const lacksLigature = (word: string): boolean =>
  word.length > 2 &&
  !isWord(word) &&
  Array.from({ length: word.length }, (_, at) => at).some((at) =>
    LIGATURES.some((letters) => isWord(word.slice(0, at) + letters + word.slice(at))),
  );

const LONGEST_PLACE = 60;
const MOST_WORDS = 60;
const lowerWords = (text: string) =>
  (text.match(/(?<![\p{L}\d])[a-z]{3,20}(?![\p{L}\d])/gu) ?? []).slice(0, MOST_WORDS);

/** Only a label, a date or a place: no statement, so rather the head of an entry that was read as a point of it. */
const IS_LABEL =
  /^[^\s:：]{1,12}[:：]\s*\S{0,12}$|^\d{4}[^\p{L}]*$|^\p{Lu}[\p{L}.' -]{2,24}\s?, [A-Z]{2}$|^(?:xxx+|n\/a|tbd)$|^[(（][^()（）]*[)）]$/iu;

/**
 * Whether a point looks as if it had been torn from its neighbours on the way from the page: its beginning or end stands
 * elsewhere, letters are lost, or it is no statement at all. `next` is the point behind it in its entry; `lowerCase`:
 * whoever wrote this begins points with a small letter, so that it says nothing.
 */
export function isTorn(text: string, next: string | null = null, lowerCase = false): boolean {
  const plain = text.slice(markerLength(text)).trim();
  if (plain === '') return false;
  if (BEGINS_INSIDE.test(plain) || DANGLING.test(plain) || LOST.test(plain) || IS_LABEL.test(plain)) return true;
  if (isUnbalanced(plain) || headingKind(plain) !== null) return true;
  if (plain.length <= LONGEST_PLACE && plain.split(/[,，、·|]\s*/).every((part) => isPlace(part.trim()))) return true;
  if (lineLanguage(plain) === 'zh') return false;
  if (
    !lowerCase &&
    (/^\p{Ll}/u.test(plain) || (next !== null && /^\p{Ll}/u.test(next.slice(markerLength(next)).trim())))
  )
    return true;
  return lowerWords(plain).some(lacksLigature);
}
