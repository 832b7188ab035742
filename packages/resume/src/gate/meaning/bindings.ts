import type { Quantity } from '../../text/quantities.ts';
import { normal, sameSize } from '../figure-size.ts';
import { chineseWords, isPlainChinese } from './chinese-words.ts';
import { englishTokens, sayTheSame, type Token } from './english-words.ts';
import { type Compared, type Placed, placedIn } from './figure-place.ts';

const COUNTER = /^\s*(?:余|多|来|[+])?\s*(?:[个名位项条份篇场台件张款种套只节座辆部笔起])?/;
const lettersOf = (text: string) => Array.from(text.matchAll(/\p{Script=Han}/gu), ([letter]) => letter);

const pairsOf = (text: string) => {
  const letters = lettersOf(text);
  return new Set(letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]));
};
const contentOf = (text: string) => englishTokens(text).filter(({ free }) => !free);

type Surroundings = {
  letters: string[];
  first: Token | undefined;
  pairs: Set<string>;
  words: readonly Token[];
  unit: string;
};
const surroundings = new WeakMap<Placed, Surroundings>();
/** What stands around a figure, read once: a text of many figures compares each with each. */
function around(figure: Placed): Surroundings {
  const known = surroundings.get(figure);
  if (known) return known;
  const tail = figure.after.replace(COUNTER, '');
  const all = `${figure.before} ${figure.after}`;
  const own = {
    letters: lettersOf(tail),
    first: contentOf(tail)[0],
    pairs: pairsOf(all),
    words: contentOf(all),
    unit: normal(figure).unit,
  };
  surroundings.set(figure, own);
  return own;
}

/** How alike two places are: what follows at once weighs most. */
function alike(a: Placed, b: Placed): number {
  let score = 0;
  const [mine, theirs] = [around(a), around(b)];
  const [hanA, hanB] = [mine.letters, theirs.letters];
  if (hanA[0] !== undefined && hanA[0] === hanB[0]) score += hanA[1] !== undefined && hanA[1] === hanB[1] ? 4 : 3;
  if (mine.first && theirs.first && sayTheSame(mine.first, theirs.first)) score += 3;
  for (const pair of mine.pairs) if (theirs.pairs.has(pair)) score += 1;
  for (const word of mine.words) if (theirs.words.some((other) => sayTheSame(word, other))) score += 1;
  if (mine.unit === theirs.unit && mine.unit !== '') score += 1;
  if (a.role === b.role && a.role !== '') score += 3;
  if (a.year !== null && b.year !== null) score += a.year === b.year ? 8 : -4;
  if (a.extreme === b.extreme && a.extreme !== null) score += 2;
  if (a.beside.next !== null && a.beside.next === b.beside.next) score += 3;
  if (a.beside.last !== null && a.beside.last === b.beside.last) score += 1;
  return score;
}

const SPANS = new Set(['h', 'd', 'week', 'month', 'year']);
const MARGIN = 2;
/** What may be said of a figure that the person has put so: less certain is allowed, more is not. */
const MAY_BECOME: Record<Compared, readonly Compared[]> = {
  exact: ['exact', 'about'],
  about: ['about'],
  over: ['over', 'least'],
  least: ['least', 'over'],
  nearly: ['nearly', 'about'],
  most: ['most'],
};

const spoken = (text: string, { from, to }: Quantity) => text.slice(from, to);
const nearest = (figure: Placed, all: readonly Placed[]) =>
  all.map((other) => ({ other, score: alike(figure, other) })).sort((a, b) => b.score - a.score)[0];

/** Figures that stand where the original has another one: two that have changed places, or one that took a place. */
export function crossedFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  const after = placedIn(rewrite);
  return after.flatMap((figure) => {
    const own = nearest(
      figure,
      before.filter((other) => sameSize(figure, other)),
    );
    if (!own) return [];
    const crossed = before.some((other) => {
      if (sameSize(figure, other) || normal(figure).unit !== normal(other).unit) return false;
      const there = alike(figure, other);
      const partner = nearest(
        other,
        after.filter((one) => sameSize(one, other)),
      )?.other;
      if (!partner) return there >= own.score + MARGIN;
      return there + alike(partner, own.other) > own.score + alike(partner, other) + 1;
    });
    return crossed ? [spoken(rewrite, figure)] : [];
  });
}

/** How it changed belongs to every figure of the change. */
const CHANGE = /^(?:减少|增加|下降|上升|提高|提升|降低|增长|缩短|压缩)$/;

const besides = new WeakMap<Placed, string[]>();
function wordsAround(figure: Placed): string[] {
  const known = besides.get(figure);
  if (known) return known;
  const own = wordsBeside(figure);
  besides.set(figure, own);
  return own;
}
const wordsBeside = ({ before, after }: Placed): string[] => [
  ...contentOf(`${before} ${after}`).map(({ keys }) => keys[1]!),
  ...chineseWords(`${before} ${after}`).flatMap(({ text }) =>
    text.length > 1 && !isPlainChinese(text) && !CHANGE.test(text) ? [text] : [],
  ),
];

/**
 * Figures that stand with words which the original has beside another one: that one is gone, so its words went over; or
 * both have taken words of each other.
 */
export function movedFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  const after = placedIn(rewrite);
  return after.flatMap((figure) => {
    const own = before.find((other) => sameSize(figure, other));
    if (!own) return [];
    const [mine, ours] = [wordsAround(figure), wordsAround(own)];
    const moved = before.some((other) => {
      if (sameSize(own, other) || normal(own).unit !== normal(other).unit) return false;
      const theirs = wordsAround(other);
      const taken = mine.filter((word) => theirs.includes(word) && !ours.includes(word));
      const partner = after.find((one) => sameSize(one, other));
      if (taken.length === 0) return false;
      if (!partner) return !ours.some((word) => mine.includes(word) && !theirs.includes(word)) || taken.length > 1;
      const isBeside = figure.beside.next === partner.value || figure.beside.last === partner.value;
      const given = wordsAround(partner).filter((word) => ours.includes(word) && !theirs.includes(word));
      return !isBeside && given.length > 0;
    });
    return moved ? [spoken(rewrite, figure)] : [];
  });
}

/** Figures that count another thing of the original, while what they have counted is not said any more. */
export function recountedFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  const words = contentOf(rewrite);
  const source = contentOf(original);
  return placedIn(rewrite).flatMap((figure) => {
    const own = before.find((other) => sameSize(figure, other));
    const [mine] = contentOf(figure.after);
    const theirWords = own ? contentOf(own.after) : [];
    const [theirs] = theirWords;
    if (!own || !mine || !theirs || normal(own).unit !== '' || sayTheSame(mine, theirs)) return [];
    if (theirWords.slice(0, 3).some((word) => sayTheSame(word, mine))) return [];
    const isKept = words.some((word) => sayTheSame(word, theirs));
    const isMoved = source.some((word) => sayTheSame(word, mine));
    return !isKept && isMoved ? [spoken(rewrite, figure)] : [];
  });
}

/** 12 人 are no 12 家: counters that name what they count. */
const NO_PEOPLE = new Set(['家', '台', '篇', '页']);
const isOfPeople = (unit: string, other: string): boolean => unit === '人' && NO_PEOPLE.has(other);

const isTop = ({ compared, extreme }: Placed): boolean => compared === 'most' || extreme === 'peak';

/** Figures of the rewrite that stand with another measure of time or another certainty than in the original. */
export function looseFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  return placedIn(rewrite).flatMap((figure) => {
    const equal = before.filter((other) => sameSize(figure, other));
    if (equal.length === 0) return [];
    // in five weeks, over five weeks: the time that it took
    const certain = equal.some(
      ({ compared, unit, extreme }) =>
        MAY_BECOME[compared].includes(figure.compared) ||
        (compared === 'over' && figure.compared === 'exact' && SPANS.has(unit)) ||
        // 单日最高 1.2 万, 峰值 1.2 万
        (compared === 'most' && figure.extreme === 'peak') ||
        (compared === 'exact' && extreme === 'peak' && figure.compared === 'most') ||
        // 半年内: within the time that it took
        (compared === 'exact' &&
          figure.compared === 'most' &&
          SPANS.has(unit) &&
          /^之?内/.test(rewrite.slice(figure.to))),
    );
    const measured = equal.some(
      (other) =>
        other.periods.every((period) => figure.reachable.has(period)) &&
        figure.periods.every((period) => other.reachable.has(period)),
    );
    const counts = equal.some(({ isLabel }) => isLabel === figure.isLabel);
    const asHigh = equal.some((other) => isTop(other) === isTop(figure));
    const sameKind = equal.some(({ unit }) => !isOfPeople(unit, figure.unit) && !isOfPeople(figure.unit, unit));
    return certain && measured && counts && asHigh && sameKind ? [] : [spoken(rewrite, figure)];
  });
}
