import { minimalPairs } from '@verdant/testkit/gate-cases/minimal/minimal';
import { expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

/** How many of each are accepted: at least so many honest ones, at most so many hostile. */
const HELD = {
  en: { honest: 250, hostile: 2 },
  zh: { honest: 255, hostile: 0 },
  'en-two-to-four': { honest: 205, hostile: 5 },
};

test.each(minimalPairs)('few changes of one line are told from those of its meaning: $set', ({ set, ...pairs }) => {
  const accepted = (all: typeof pairs.honest) => all.filter(({ original, rewrite }) => isAccepted(original, rewrite));
  expect(accepted(pairs.honest).length).toBeGreaterThanOrEqual(HELD[set].honest);
  const lies = accepted(pairs.hostile).map(({ original, rewrite }) => `${original} → ${rewrite}`);
  expect(lies.length, lies.join('\n')).toBeLessThanOrEqual(HELD[set].hostile);
});
