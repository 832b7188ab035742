import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { planFrom } from './plan.ts';

const kinds = { steps: { save: 3, read: 1 }, faults: { kill: 1, never: 0 } };
const size = { steps: 400, faults: 40, people: 5 };
const drawn = (seed: number) => {
  const { steps, faults } = planFrom(seed, size, kinds);
  return [
    steps.map(({ dice, ...step }) => ({ ...step, first: dice.random() })),
    faults.map(({ dice, ...fault }) => ({ ...fault, first: dice.random() })),
  ] as const;
};

it('plans the same for the same seed, and something else for another', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(8)).not.toEqual(drawn(7));
});

it('draws by weight, nothing that can not happen, and faults in the order of steps', () => {
  const [steps, faults] = drawn(7);
  expect(steps.map(({ n }) => n)).toEqual(steps.map((_, n) => n));
  const saves = steps.filter(({ kind }) => kind === 'save').length;
  expect(saves).toBeGreaterThan(250);
  expect(saves).toBeLessThan(350);
  expect(faults.every(({ kind, at }) => kind === 'kill' && at < size.steps)).toBe(true);
  expect(faults.map(({ at }) => at)).toEqual(faults.map(({ at }) => at).sort((a, b) => a - b));
});

it('reads its options', () => {
  expect(readOptions(['--', '--seed', '5'], true)).toEqual({
    seed: 5,
    steps: 3_000,
    faults: 300,
    backends: ['postgres', 'redis'],
  });
  expect(readOptions(['--steps', '9', '--faults', '0'], false)).toMatchObject({
    steps: 9,
    faults: 0,
    backends: ['postgres'],
  });
  expect(() => readOptions(['--steps', 'x'], true)).toThrow('--steps');
  expect(() => readOptions(['--backend', 'redis'], false)).toThrow('redis-server');
});
