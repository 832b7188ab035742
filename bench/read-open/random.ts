/** A seeded source of chance: the same seed gives the same documents on every machine. */
export type Random = {
  /** in [0, 1) */
  next(): number;
  /** an integer, both ends included */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** one of the keys, as often as its weight says */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** `count` different entries in random order, or all where there are fewer */
  some<T>(list: readonly T[], count: number): T[];
};

/** mulberry32 (public domain, Tommy Ettinger): 32 bits of state, enough for sampling layouts. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return entries.at(-1)![0];
    },
    some: (list, count) => {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length) taken.push(...rest.splice(int(0, rest.length - 1), 1));
      return taken;
    },
  };
}
