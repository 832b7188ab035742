/** A place in either list, in both where they belong together. `moved`: others that stayed were passed by it. */
export type Pair = { was: number | null; now: number | null; moved: boolean };

type Options = {
  /** what surely belongs together: places in both lists, each at most once */
  sure?: readonly (readonly [was: number, now: number])[];
  /** how alike two are, from 0 to 1 */
  likeness: (was: number, now: number) => number;
  /** less alike than this they are two */
  least: number;
};

/** Where in `places` the longest run that keeps its order stands (patience sorting, n log n). */
function longestRising(places: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  places.forEach((place, i) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = i;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]!) kept.add(at);
  return kept;
}

/**
 * Which of `now` each of `was` has become: what is sure first, then the most alike, never because of its place. In the
 * order of `now`; what is gone stands behind what it stood behind.
 */
export function pairUp(was: number, now: number, { sure = [], likeness, least }: Options): Pair[] {
  const nowOf = new Map<number, number>(sure);
  const wasOf = new Map<number, number>(sure.map(([a, b]) => [b, a]));
  const candidates: { a: number; b: number; like: number }[] = [];
  for (let a = 0; a < was; a++) {
    if (nowOf.has(a)) continue;
    for (let b = 0; b < now; b++) {
      const like = wasOf.has(b) ? 0 : likeness(a, b);
      if (like >= least) candidates.push({ a, b, like });
    }
  }
  candidates.sort((x, y) => y.like - x.like || Math.abs(x.a - x.b) - Math.abs(y.a - y.b));
  for (const { a, b } of candidates) {
    if (nowOf.has(a) || wasOf.has(b)) continue;
    nowOf.set(a, b);
    wasOf.set(b, a);
  }
  const paired = [...wasOf].sort(([x], [y]) => x - y);
  const stayed = longestRising(paired.map(([, a]) => a));
  const movedNow = new Set(paired.filter((_, i) => !stayed.has(i)).map(([b]) => b));
  const pairs: Pair[] = [];
  let next = 0;
  const gone = (until: number) => {
    for (; next < until; next++) if (!nowOf.has(next)) pairs.push({ was: next, now: null, moved: false });
  };
  // what was gone from the front stands in front
  gone(paired.find(([b]) => !movedNow.has(b))?.[1] ?? was);
  for (let b = 0; b < now; b++) {
    const a = wasOf.get(b) ?? null;
    const moved = movedNow.has(b);
    if (a !== null && !moved) gone(a);
    pairs.push({ was: a, now: b, moved });
  }
  gone(was);
  return pairs;
}
