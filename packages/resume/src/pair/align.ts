import { bigramsOf, dice } from '@verdant/contracts';

/** The pairs of two rows of things, none crossing another, that have the highest sum of scores; 0 and less never pair. */
export function alignInOrder(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): [number, number][] {
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const scores = Array.from({ length: rows }, (_, i) => Float64Array.from({ length: columns }, (_, j) => score(i, j)));
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      const skip = Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
      const taken = scores[i]![j]! > 0 ? scores[i]![j]! + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(skip, taken);
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (scores[i]![j]! > 0 && best[i]![j] === scores[i]![j]! + best[i + 1]![j + 1]!) pairs.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]) i++;
    else j++;
  }
  return pairs;
}

/** Texts that are less alike than this are two. */
const LEAST = 0.4;

/**
 * What became of the members of a list: for each member now that is not blank, the place of what it was, −1 where it is
 * new. '' in `was` is no member.
 */
export function matchLists(was: readonly string[], now: readonly string[]): Map<number, number> {
  const [olds, news] = [places(was), places(now)];
  const of = new Map(news.map((at) => [at, -1]));
  const anchors = alignInOrder(olds.length, news.length, (i, j) => (was[olds[i]!] === now[news[j]!] ? 1 : 0));
  const left = new Set(olds);
  const take = (at: number, from: number) => {
    of.set(at, from);
    left.delete(from);
  };
  const anchored = new Set<number>();
  for (const [i, j] of anchors) {
    take(news[j]!, olds[i]!);
    anchored.add(olds[i]!);
  }
  // the same words at another place: moved
  for (const at of news) {
    const from = of.get(at) === -1 ? [...left].find((old) => was[old] === now[at]) : undefined;
    if (from !== undefined) take(at, from);
  }
  // between two that stayed, what is left has become what is new there
  for (const edge of [-1, ...anchored]) {
    const next = olds.find((old) => old > edge && anchored.has(old)) ?? Number.POSITIVE_INFINITY;
    const gone = olds.filter((old) => left.has(old) && old > edge && old < next);
    const begin = edge < 0 ? -1 : news.findIndex((at) => of.get(at) === edge);
    const end = news.findIndex((at, i) => i > begin && anchored.has(of.get(at)!) && of.get(at)! > edge);
    const come = news.slice(begin + 1, end < 0 ? undefined : end).filter((at) => of.get(at) === -1);
    if (gone.length === 1 && come.length === 1) take(come[0]!, gone[0]!);
    else {
      const [lettersThen, lettersNow] = [
        gone.map((old) => bigramsOf(was[old]!)),
        come.map((at) => bigramsOf(now[at]!)),
      ];
      const alike = alignInOrder(gone.length, come.length, (i, j) => {
        const score = dice(lettersThen[i]!, lettersNow[j]!);
        return score < LEAST ? 0 : score;
      });
      for (const [i, j] of alike) take(come[j]!, gone[i]!);
    }
  }
  return of;
}

const places = (list: readonly string[]): number[] => list.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
