import { chineseNeutralVerbs, chineseVerbAt, englishNeutralVerbs, findEnglishVerb } from '@verdant/lexicon';
import { once } from '../../text/once.ts';
import { isLightDeed } from '../ownership.ts';
import { chineseWords, hasLikeMeaning, saidIn } from './chinese-words.ts';
import { baseOf, englishTokens, isIrregularForm, verbOf } from './english-words.ts';
import { items } from './word-lists.ts';

const english = once(() => new Set(items(englishNeutralVerbs, /\s+/).map(baseOf)));
const chinese = new Set(items(chineseNeutralVerbs, /\s+/));

/** Sauce and grill sections: the name of a thing looks like a deed in its base form, unless the line is told in such forms. */
function isToldAsDeed(word: string, text: string): boolean {
  if (VERB_LIKE.test(word) || isIrregularForm(word)) return true;
  const [first = ''] = text.match(/[\p{Script=Latin}'’-]+/u) ?? [];
  return first === word || ((isDeed(first) || /s$/.test(first)) && baseOf(first) === first.toLowerCase());
}

const isNeutral = (word: string, text: string): boolean =>
  chinese.has(word) ||
  (english().has(baseOf(word)) && isToldAsDeed(word, text)) ||
  isLightDeed(word, text.slice(text.indexOf(word) + word.length));
const VERB_LIKE = /^[a-z]{3,}(?:ed|ing)$/i;
const isDeed = (word: string) => findEnglishVerb(word) !== undefined || english().has(baseOf(word));

/** Verbs that only carry the deed that their object names. */
const MAKERS = once(
  () =>
    new Set(
      items(
        'produce prepare make create issue give provide offer perform undertake do place conduct write keep draw put take',
        /\s+/,
      ).map(baseOf),
    ),
);
const NEAR = 4;
const MOST_BEFORE = 20;
/** Produced estimates, where the original says that somebody estimated. */
export function makesDeed(word: string, original: string, rewrite: string): boolean {
  if (!MAKERS().has(baseOf(word))) return false;
  const told = englishTokens(rewrite);
  const at = told.findIndex(({ text }) => text === word);
  const own = englishTokens(original).filter(
    ({ text }) => isDeed(text) || VERB_LIKE.test(text) || isIrregularForm(text),
  );
  return told
    .slice(at + 1, at + 1 + NEAR)
    .some((noun) =>
      own.some(
        ({ text, keys }) => text !== noun.text && (keys[1] === noun.keys[1] || keys[0] === verbOf(noun.keys[0]!)),
      ),
    );
}

/** For glazed doors: behind a preposition stands what a thing is like, not what was done. */
const BEHIND_PREPOSITION =
  /\b(?:for|of|in|at|on|to|from|with|across|into|between|among|around|throughout|within)\s(?:(?:the|an?|my|our|its|their)\s)?$/i;

/** Sorted and …, 跟进并…: a further deed of the same things, joined to one that the original tells. */
function isJoinedDeed(before: string, original: string): boolean {
  const [, word = '', chinese = ''] =
    /([a-z]{3,})(?:,| and|, and| or)\s$|(\p{Script=Han}{2})[并和与及、]$/iu.exec(before) ?? [];
  if (chinese !== '')
    return (
      (original.includes(chinese) || hasLikeMeaning(chinese, saidIn(original))) &&
      chineseVerbAt(chinese, 0)?.verb === chinese
    );
  const isPast = VERB_LIKE.test(word) || isIrregularForm(word);
  return isPast && isDeed(word) && englishTokens(original).some(({ text }) => baseOf(text) === baseOf(word));
}

/** The walking shop, 清扫修补: a trait of a thing, or a deed right beside another one. */
function isBeside(word: string, text: string, original: string): boolean {
  const at = text.indexOf(word);
  const isPast = /ed$/i.test(word) || isIrregularForm(word);
  if (isPast && BEHIND_PREPOSITION.test(text.slice(Math.max(0, at - MOST_BEFORE), at))) return true;
  if (isJoinedDeed(text.slice(Math.max(0, at - MOST_BEFORE), at), original)) return true;
  if (/\p{Script=Latin}/u.test(word)) return /ing$/i.test(word) && /\b(?:the|an?|my|our)\s$/i.test(text.slice(0, at));
  const isVerb = (other: string) =>
    other.length === 2 && (chinese.has(other) || chineseVerbAt(other, 0)?.verb === other);
  return isVerb(text.slice(Math.max(0, at - 2), at)) || isVerb(text.slice(at + word.length, at + word.length + 2));
}

const PIECE = /[,;:.()，、；。：（）]|\s(?:and|plus|&|with)\s|[和与及]/;
/** Items that only name a thing, where nothing says what was done with it: payroll for 34, minutes of the board. */
const namedOnly = (original: string): number =>
  original.split(PIECE).filter((piece) => {
    const words = englishTokens(piece).filter(({ free }) => !free);
    const letters = chineseWords(piece);
    if (words.length === 0 && letters.length === 0) return false;
    const [first] = words;
    const opens = first !== undefined && isDeed(first.text) && !/s$/i.test(first.text);
    if (opens || words.some(({ text }) => isIrregularForm(text) || /^[a-z]{3,}ed$/i.test(text))) return false;
    if (first && /ing$/i.test(first.text)) return false;
    return !letters.some(
      ({ text }) => /^[做搞弄办][了过]?$/.test(text) || chinese.has(text) || chineseVerbAt(text, 0)?.verb === text,
    );
  }).length;

/** New words without those neutral verbs that stand with a thing of which the original says no deed. */
export function withoutExchanged(fresh: readonly string[], original: string, rewrite: string): string[] {
  const unmade = fresh.filter((word) => !makesDeed(word, original, rewrite));
  const neutral = unmade.filter((word) => isNeutral(word, rewrite) && !isBeside(word, rewrite, original));
  return neutral.length > 0 && neutral.length <= namedOnly(original)
    ? unmade.filter((word) => !neutral.includes(word))
    : unmade;
}
