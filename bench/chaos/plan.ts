import { type Dice, diceFrom } from '@verdant/testkit/random';

/** One thing that a person does, and with what luck. */
export type Step<S extends string> = { n: number; slot: number; kind: S; dice: Dice };
/** One thing that goes wrong, when step `at` begins, for so long. */
export type PlannedFault<F extends string> = { at: number; kind: F; ms: number; dice: Dice };
export type Plan<S extends string, F extends string> = { steps: Step<S>[]; faults: PlannedFault<F>[] };

type Weights<K extends string> = Record<K, number>;

function pickWeighted<K extends string>(dice: Dice, weights: Weights<K>): K {
  const all = Object.entries(weights) as [K, number][];
  let left = dice.random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of all) {
    left -= weight;
    if (left < 0) return kind;
  }
  return all.at(-1)![0];
}

/** How long a fault lasts: mostly a moment, sometimes longer than leases and patience are. */
const durationMs = (dice: Dice) => Math.round(dice.chance(0.12) ? 4_000 + dice.below(8_000) : 100 + dice.below(1_500));

/** All that is going to happen: the same for the same seed, sizes and kinds. */
export function planFrom<S extends string, F extends string>(
  seed: number,
  size: { steps: number; faults: number; people: number },
  kinds: { steps: Weights<S>; faults: Weights<F> },
): Plan<S, F> {
  const dice = diceFrom(seed);
  const own = () => diceFrom(dice.below(2 ** 31));
  const steps = Array.from({ length: size.steps }, (_, n) => {
    return { n, slot: dice.below(size.people), kind: pickWeighted(dice, kinds.steps), dice: own() };
  });
  const faults = Array.from({ length: size.faults }, () => {
    return { at: dice.below(size.steps), kind: pickWeighted(dice, kinds.faults), ms: durationMs(dice), dice: own() };
  });
  return { steps, faults: faults.sort((a, b) => a.at - b.at) };
}
