import type { Quantity } from '../../text/quantities.ts';
import { normal, sameSize } from '../figure-size.ts';

import { informal } from '../fold.ts';
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

/** 团队为 95%: no way has led there. */
const isOnWay = ({ role, before }: Placed): boolean =>
  role !== '' && !(role === 'to' && /(?:^|[^升增降减变改调缩提加转换])为\s*$/.test(before));

const AIM = /目标|指标|定额|\b(?:targets?|goals?|quotas?)\b/i;
/** A figure that was to be reached, not one that was. */
const isAim = ({ before, after, value, unit }: Placed): boolean =>
  !(unit === '' && value >= 1950 && value < 2050) &&
  (AIM.test(before) || /^\s*(?:的|[a-z]+\s)?(?:目标|指标|定额|targets?\b|goals?\b|quotas?\b)/i.test(after));

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
  if (a.role === b.role && isOnWay(a) && isOnWay(b)) score += 3;
  if (a.year !== null && b.year !== null) score += a.year === b.year ? 8 : -4;
  if (isAim(a) && isAim(b)) score += 6;
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
  about: ['about', 'nearly'],
  over: ['over', 'least'],
  least: ['least', 'over'],
  nearly: ['nearly', 'about'],
  most: ['most'],
};

const spoken = (text: string, { from, to }: Quantity) => text.slice(from, to);
const nearest = (figure: Placed, all: readonly Placed[]) =>
  all.map((other) => ({ other, score: alike(figure, other) })).sort((a, b) => b.score - a.score)[0];

const COUNTERS = new Set(['人', '家', '台', '页', '篇']);
/** 32页, still of pages, took no place of 2位. */
const isCountedApart = (figure: Placed, own: Placed, other: Placed): boolean =>
  figure.unit === own.unit && figure.unit !== other.unit && COUNTERS.has(figure.unit) && COUNTERS.has(other.unit);

/** Figures that stand where the original has another one: two that have changed places, or one that took a place. */
export function crossedFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  const after = placedIn(rewrite);
  return after.flatMap((figure) => {
    const own = nearest(
      figure,
      before.filter((other) => sameSize(figure, other) && other.isLabel === figure.isLabel),
    );
    if (!own) return [];
    const crossed = before.some((other) => {
      if (sameSize(figure, other) || normal(figure).unit !== normal(other).unit) return false;
      if (figure.isLabel !== other.isLabel || isCountedApart(figure, own.other, other)) return false;
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

const wordsBeside = (figure: Placed): ReadonlySet<string> =>
  new Set([...around(figure).pairs, ...around(figure).words.map(({ keys }) => keys[1]!)]);

/** `trees and shrubs`: two items of one list, which may be told in another order. */
const JOINT = /^\s*(?:,|&|\/|,?\s*(?:and|or))\s*$/i;
function isOneList(a: string, b: string, text: string): boolean {
  const tokens = englishTokens(text).filter(({ keys }) => keys[1] === a || keys[1] === b);
  return tokens.slice(1).some((token, at) => {
    const last = tokens[at]!;
    return last.keys[1] !== token.keys[1] && JOINT.test(text.slice(last.to, token.from));
  });
}

/** Two figures of which each stands with a word that only the other one had. */
export function exchangedFigures(original: string, rewrite: string): string[] {
  const after = placedIn(rewrite);
  const both = placedIn(original).flatMap((figure) => {
    if (figure.isLabel) return [];
    const told = after.find((other) => sameSize(other, figure));
    return told ? [{ figure, own: wordsBeside(figure), now: wordsBeside(told) }] : [];
  });
  const crosses = (a: (typeof both)[number], b: (typeof both)[number]) =>
    [...a.own].filter((word) => !b.own.has(word) && b.now.has(word) && !a.now.has(word));
  const isExchange = (a: (typeof both)[number], b: (typeof both)[number]) => {
    const there = crosses(a, b);
    const back = crosses(b, a);
    return there.length > 0 && back.length > 0 && !isOneList(there[0]!, back[0]!, original);
  };
  const crossed = both.flatMap((one, at) =>
    both.slice(at + 1).flatMap((other) => (isExchange(one, other) ? [one.figure] : [])),
  );
  return crossed.map((figure) => spoken(informal(original), figure));
}

/** 12 人 are no 12 家: counters that name what they count. */
const OTHER_COUNTS: Record<string, ReadonlySet<string>> = {
  人: new Set(['家', '台', '篇', '页']),
  页: new Set(['单', '篇', '个', '家', '台', '次']),
  次: new Set(['家', '台', '页']),
};
const isOtherCount = (unit: string, other: string): boolean => OTHER_COUNTS[unit]?.has(other) ?? false;

/** 24个月内: within the time that it took. */
const isWithin = (text: string, { unit, to }: Pick<Placed, 'unit' | 'to'>): boolean =>
  SPANS.has(unit) && /^\s?之?内/.test(text.slice(to));

const isTop = ({ compared, extreme }: Placed): boolean => compared === 'most' || extreme === 'peak';

/** Figures of the rewrite that stand with another measure of time or another certainty than in the original. */
export function looseFigures(original: string, rewrite: string): string[] {
  const before = placedIn(original);
  return placedIn(rewrite).flatMap((figure) => {
    const equal = before.filter((other) => sameSize(figure, other));
    if (equal.length === 0) return [];
    // in five weeks, over five weeks: the time that it took
    const certain = equal.some(
      ({ compared, unit, extreme, to }) =>
        MAY_BECOME[compared].includes(figure.compared) ||
        (compared === 'over' && figure.compared === 'exact' && SPANS.has(unit)) ||
        (compared === 'most' && figure.compared === 'exact' && isWithin(original, { unit, to })) ||
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
    const asHigh = equal.some(
      (other) => isTop(other) === isTop(figure) || isWithin(rewrite, figure) || isWithin(original, other),
    );
    const sameKind = equal.some(({ unit }) => !isOtherCount(unit, figure.unit) && !isOtherCount(figure.unit, unit));
    return certain && measured && counts && asHigh && sameKind ? [] : [spoken(rewrite, figure)];
  });
}
