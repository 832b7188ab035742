import { chineseVerbAt, findEnglishVerb } from '@verdant/lexicon';
import { escaped } from '../../../text/escaped.ts';
import { isPerson, TITLES } from '../posts.ts';
import { isOfMeasure } from './slight.ts';

const LATIN = /^[a-z]{4,}$/;
const HAN = /^\p{Script=Han}{2,4}$/u;
/** Two letters of a deed, a rank, a size or a place are more than the name of a thing. */
const WEIGHTY =
  /[主首独最全总领创超冠获奖优胜升降增减新老重大高长师员家级]|负责|管理|项目|客户|部门|公司|团队|系统|全国|海外/u;

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[\\d.,]*\\d';
const COUNTED = new RegExp(`\\b(?:${COUNT})\\s$`, 'i');
const OBJECT = /\b([a-z]{3,})\s(?:(?:the|an?|my|our)\s)?$/i;
/** Behind it stands no other thing, whose kind it would be, and no further one. */
const ENDS =
  /^(?=$|[.,;)]|\s(?:at|in|on|for|from|during|each|every|per|twice|once|by|with|\d|one|two|three|four|five|six|seven)\b)/i;

/** What was counted or treated: right behind a figure or a deed, and nothing else hangs on it. */
function isObject(word: string, rewrite: string, original: string): boolean {
  const at = rewrite.indexOf(word);
  const before = rewrite.slice(0, at);
  const behind = rewrite.slice(at + word.length);
  if (!/\p{Script=Han}/u.test(word)) {
    if (!ENDS.test(behind)) return false;
    if (COUNTED.test(before)) return true;
    const deed = OBJECT.exec(before)?.[1] ?? '';
    return findEnglishVerb(deed) !== undefined && original.toLowerCase().includes(deed.toLowerCase());
  }
  const deed = before.slice(-2);
  return /^(?:$|[，,。；;）)])/.test(behind) && original.includes(deed) && chineseVerbAt(deed, 0)?.verb === deed;
}

/** People who are no more than counted may be named; whoever has a title or stands by himself may not. */
const isAnotherPerson = (word: string, rewrite: string): boolean =>
  word.match(TITLES) !== null ||
  (isPerson(word.replace(/s$/, '')) && !COUNTED.test(rewrite.slice(0, rewrite.indexOf(word))));

/**
 * The name of a thing that another line of the same entry has too, where this line only counts or treats it without its
 * name: groups of five, told as groups of five children. No deed, no person, no further item.
 */
export function isNamedInEntry(word: string, rewrite: string, original: string, others: readonly string[]): boolean {
  if (!isObject(word, rewrite, original)) return false;
  if (LATIN.test(word)) {
    if (
      findEnglishVerb(word) ||
      isOfMeasure(word) ||
      isAnotherPerson(word, rewrite) ||
      /(?:ed|ing|ly|al|ive|ful)$/.test(word)
    )
      return false;
    const bare = new RegExp(`\\b${escaped(word.replace(/s$/, ''))}s?\\b`, 'i');
    return others.some((line) => bare.test(line));
  }
  if (!HAN.test(word) || WEIGHTY.test(word) || chineseVerbAt(word, 0)) return false;
  return others.some((line) => line.includes(word));
}
