import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

/** Answers each number with its double, odd ones with a fault, when it is let go. */
function doubling(most: number) {
  const groups: number[][] = [];
  const waiting: (() => void)[] = [];
  const double = grouped<number, number>(
    async (items) => {
      groups.push(items);
      await new Promise<void>((go) => waiting.push(go));
      if (items.includes(0)) throw new Error('all of it');
      return items.map((n) => (n % 2 ? Promise.reject(new Error(`${n} is odd`)) : 2 * n));
    },
    { most },
  );
  return { groups, double, go: () => waiting.shift()!() };
}

it('does together what comes in one turn or while the group before is under way, at most so many', async () => {
  const { groups, double, go } = doubling(2);
  const first = [double(2)];
  await turn();
  expect(groups).toEqual([[2]]);
  const rest = [double(4), double(6), double(8)];
  await turn();
  expect(groups).toEqual([[2]]);
  for (const count of [2, 3]) {
    go();
    await turn();
    expect(groups).toHaveLength(count);
  }
  go();
  expect(await Promise.all([...first, ...rest])).toEqual([4, 8, 12, 16]);
  expect(groups).toEqual([[2], [4, 6], [8]]);
});

it('gives each its own answer; what breaks for all is said to all, and the next are done', async () => {
  const { double, go } = doubling(9);
  const both = Promise.allSettled([double(2), double(3)]);
  await turn();
  go();
  expect(await both).toMatchObject([{ value: 4 }, { reason: { message: '3 is odd' } }]);
  const broken = Promise.allSettled([double(0), double(2)]);
  await turn();
  go();
  expect(await broken).toMatchObject([{ reason: { message: 'all of it' } }, { reason: { message: 'all of it' } }]);
  const next = double(2);
  await turn();
  go();
  expect(await next).toBe(4);
});

it('waits for a group that hangs no longer than a moment', async () => {
  const { groups, double, go } = doubling(9);
  const hangs = double(2);
  await turn();
  const next = double(4);
  await expect.poll(() => groups).toEqual([[2], [4]]);
  go();
  go();
  expect(await Promise.all([hangs, next])).toEqual([4, 8]);
});
