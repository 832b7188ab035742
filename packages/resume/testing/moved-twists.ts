import { chineseNeutralVerbs, chineseVerbAt, findEnglishVerb } from '@verdant/lexicon';
import { chineseWords, isPlainChinese, likeWords, saidIn } from '../src/gate/meaning/chinese-words.ts';
import { englishTokens, isIrregularForm } from '../src/gate/meaning/english-words.ts';
import { knownFrom, unsupported } from '../src/gate/meaning/unsupported.ts';
import { hasHan } from '../src/text/words.ts';

/** A rewrite with its original; a twist says what was done to it, and what else stands in its entry. */
export type Told = { original: string; rewrite: string };
export type Twist = Told & { kind: string; beside?: string };

export type Word = { text: string; from: number; to: number };
/** Nouns and verbs of a text that a rewrite has to account for, in their order. */
export function contentWords(text: string): Word[] {
  const words = hasHan(text)
    ? chineseWords(text).filter((word) => word.text.length > 1)
    : englishTokens(text).filter((word) => !word.free && /^[a-z]{4,}$/.test(word.text));
  return words.filter((word) => unsupported(word.text, knownFrom([''])).length > 0);
}

const put = (text: string, { from, to }: Word, word: string) => text.slice(0, from) + word + text.slice(to);
const isDeed = ({ text }: Word) =>
  /(?:ed|ing)$/.test(text) || isIrregularForm(text) || findEnglishVerb(text) !== undefined || isVerb(text);
const neutral = new Set(chineseNeutralVerbs.trim().split(/\s+/));
const isVerb = (word: string) => neutral.has(word) || chineseVerbAt(word, 0)?.verb === word;

const CLAUSE = /[,，;；]/;
/** Two things of two clauses, each of which says something else of its thing, exchanged. */
function exchangedThings({ original, rewrite }: Told): Twist[] {
  const words = contentWords(rewrite);
  const clauseOf = ({ from }: Word) => rewrite.slice(0, from).split(CLAUSE).length;
  const hasOthers = (one: Word) => words.filter((other) => clauseOf(other) === clauseOf(one)).length > 1;
  const clauseIn = (word: Word) => original.slice(0, original.indexOf(word.text)).split(CLAUSE).length;
  const isOnce = ({ text }: Word) => rewrite.split(text).length === 2 && original.split(text).length === 2;
  const things = words.filter((word) => !isDeed(word) && hasOthers(word) && isOnce(word));
  const [first] = things;
  const second = things.find(
    (other) => first && clauseOf(other) > clauseOf(first) && clauseIn(other) !== clauseIn(first),
  );
  if (!first || !second) return [];
  const text = put(put(rewrite, second, first.text), first, second.text);
  return [{ kind: 'two things exchanged', original, rewrite: text }];
}

const ENDS = /^(?:$|[\s]?[,;.]| (?:and|for|of|from|in|at|on|to|with|by)\b)/;
/** The first word of a compound as a thing before the second. */
function takenApart({ original, rewrite }: Told): Twist[] {
  const words = contentWords(rewrite);
  return words.flatMap((word, at) => {
    const head = words[at + 1];
    if (!head || isDeed(word) || isDeed(head) || !original.includes(rewrite.slice(word.from, head.to))) return [];
    const inChinese = hasHan(rewrite);
    if (
      inChinese
        ? word.to !== head.from
        : rewrite.slice(word.to, head.from) !== ' ' || !ENDS.test(rewrite.slice(head.to))
    )
      return [];
    const several = inChinese ? `${word.text}、` : `${word.text.replace(/y$/, 'ie').replace(/s?$/, 's')}, `;
    const text = rewrite.slice(0, word.from) + several + rewrite.slice(head.from);
    return [{ kind: 'a compound taken apart', original, rewrite: text }];
  });
}

export const movedWords = (told: Told): Twist[] => [...exchangedThings(told), ...takenApart(told)];

/** How many, how long and how much are no things. */
const AMOUNT = /^[一二三四五六七八九十百千]+$|^全|主要/;
/** A thing of another line of the entry as the scope of this one, and a deed of it as a further one of the same things. */
export function lentWords({ original, rewrite }: Told, next: Told): Twist[] {
  if (/[【[]/.test(rewrite)) return [];
  const beside = next.original;
  const same = new Set(englishTokens(`${original} ${rewrite}`).flatMap(({ keys }) => keys));
  const isOwn = ({ text }: Word) =>
    (original + rewrite).includes(text) || englishTokens(text).some(({ keys }) => keys.some((key) => same.has(key)));
  const said = saidIn(original);
  const lent = contentWords(beside).filter(
    (word) =>
      !isOwn(word) && !isPlainChinese(word.text) && !AMOUNT.test(word.text) && likeWords(word.text, said).length === 0,
  );
  const thing = lent.find((word) => !isDeed(word))?.text;
  const deed = lent.find((word) => (hasHan(beside) ? isVerb(word.text) : /ed$/.test(word.text)))?.text;
  const opening = hasHan(rewrite) ? chineseVerbAt(rewrite, 0)?.verb : /^[A-Z][a-z]+ed\b/.exec(rewrite)?.[0];
  const twist = (kind: string, text: string): Twist => ({ kind, original, rewrite: text, beside });
  const end = /[,;.，；。]|$/.exec(rewrite)!.index;
  const scoped = hasHan(rewrite)
    ? `为${thing}${rewrite}`
    : `${rewrite.slice(0, end)} for ${thing}${rewrite.slice(end)}`;
  const joint = hasHan(rewrite) ? '并' : ' and ';
  return [
    ...(thing === undefined ? [] : [twist('a scope of another line', scoped)]),
    ...(deed === undefined || opening === undefined
      ? []
      : [twist('a deed of another line', `${opening}${joint}${deed}${rewrite.slice(opening.length)}`)]),
  ];
}
