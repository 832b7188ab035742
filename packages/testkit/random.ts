/** Numbers that look random and are the same for a seed, everywhere: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Dice = {
  random: () => number;
  /** 0 to `n` − 1 */
  below: (n: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
};

export function diceFrom(seed: number): Dice {
  const random = randomFrom(seed);
  const below = (n: number) => Math.floor(random() * n);
  return { random, below, pick: (list) => list[below(list.length)]!, chance: (share) => random() < share };
}
