import { chineseWords, isPlainChinese } from '../chinese-words.ts';
import { englishTokens, isIrregularForm } from '../english-words.ts';

const CLAUSE = /[，,；;。、:：()（）]|\.(?=\s|$)|\s(?:and|but|while|whilst)\s|[和与及并]/i;
/** A text of more words is no bullet, and each would be held against each. */
const MOST_WORDS = 120;

/** A word with those of its clause; `beside` are those next to it, which may be a part of its name. */
type Placed = { word: string; around: ReadonlySet<string>; beside: ReadonlySet<string> };

/** Says nothing of what was done, and yet who did it. */
const ONE_SELF = /^(?:myself|alone|own|自己|本人|独自)$/i;

const placedWords = (text: string): { word: string; from: number; to: number }[] => [
  ...englishTokens(text).flatMap(({ text: word, keys, free, from, to }) =>
    free && !/^\p{Lu}/u.test(word) && !ONE_SELF.test(word) ? [] : [{ word: keys[1]!, from, to }],
  ),
  ...chineseWords(text).flatMap(({ text: word, from, to }) =>
    isPlainChinese(word) && !ONE_SELF.test(word) ? [] : [{ word, from, to }],
  ),
];

/** Every word that a text has once, with the words of its clause. */
function placesOf(text: string): ReadonlyMap<string, Placed> {
  const clauses = text.split(CLAUSE).map((clause) => placedWords(clause).map(({ word }) => word));
  const all = clauses.flat();
  if (all.length > MOST_WORDS) return new Map();
  const places = clauses.flatMap((words) =>
    words.map((word, at) => ({
      word,
      around: new Set(words.filter((other) => other !== word)),
      beside: new Set(words.slice(Math.max(0, at - 1), at + 2)),
    })),
  );
  return new Map(
    places.flatMap((place) =>
      all.indexOf(place.word) === all.lastIndexOf(place.word) ? [[place.word, place] as const] : [],
    ),
  );
}

type Moved = { word: string; before: Placed; now: Placed };

/** What stood with the first alone and now stands with the second alone. */
const passedOver = (a: Moved, b: Moved): string[] =>
  [...a.before.around].filter(
    (word) => word !== b.word && !b.before.around.has(word) && b.now.around.has(word) && !a.now.around.has(word),
  );
/** The word with what stands right beside it in both texts: `first aid`. */
const kept = ({ before, now }: Moved): string[] => [...before.beside].filter((word) => now.beside.has(word));

/** Whether nothing that stood with the one alone stands with it still, but for what moves along as a part of its name. */
const hasLeft = (a: Moved, b: Moved): boolean =>
  [...a.before.around].every(
    (word) => word === b.word || b.before.around.has(word) || !a.now.around.has(word) || kept(a).includes(word),
  );

const JOINT = /^\s?(?:,|&|\/|、|和|与|及|,?\s?(?:and|or))\s?$/i;
/** `trees and shrubs`: items of one list, which may be told in another order. */
function listedIn(text: string): (a: string, b: string) => boolean {
  const words = placedWords(text);
  // jars and labelled bags: behind the joint another clause opens
  const deed = /^\s*\p{L}+ing\b/u.test(text) ? /ing$/i : /ed$/i;
  const isDeed = ({ from, to }: { from: number; to: number }) =>
    deed.test(text.slice(from, to)) || isIrregularForm(text.slice(from, to));
  const pairs = new Set(
    words.slice(1).flatMap((next, at) => {
      const last = words[at]!;
      return isDeed(last) === isDeed(next) && JOINT.test(text.slice(last.to, next.from))
        ? [`${last.word} ${next.word}`]
        : [];
    }),
  );
  return (a, b) => pairs.has(`${a} ${b}`) || pairs.has(`${b} ${a}`);
}

/** A word as the text has it. */
function spokenIn(text: string, word: string): string {
  const place = placedWords(text).find((other) => other.word === word);
  return place ? text.slice(place.from, place.to) : word;
}

/**
 * Two words of different clauses that change places while what stands round each stays: letters in English, talks in
 * French. A clause that moves as a whole takes its words along.
 */
export function exchangedWords(original: string, rewrite: string): string[] {
  const after = placesOf(rewrite);
  const moved = [...placesOf(original).values()].flatMap((before): Moved[] => {
    const now = after.get(before.word);
    return now && [...before.around].some((other) => !now.around.has(other))
      ? [{ word: before.word, before, now }]
      : [];
  });
  if (moved.length < 2) return [];
  const isListed = listedIn(original);
  const isExchange = (a: Moved, b: Moved) => {
    if (a.before.around.has(b.word) || kept(a).some((word) => kept(b).some((other) => isListed(word, other))))
      return false;
    const there = passedOver(a, b);
    const back = passedOver(b, a);
    if (there.length === 0 || back.length === 0 || !hasLeft(a, b) || !hasLeft(b, a)) return false;
    return !there.some((word) => back.some((other) => isListed(word, other)));
  };
  for (const [at, one] of moved.entries()) {
    const other = moved.slice(at + 1).find((next) => isExchange(one, next));
    if (other) return [one, other].map(({ word }) => spokenIn(rewrite, word));
  }
  return [];
}
