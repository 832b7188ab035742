import { expect, test } from 'vitest';
import { packTrees, sureness, unpackTrees } from '../../packages/resume/src/match/label/sure/trees.ts';
import { createRandom } from '../read-open/random.ts';
import { growTrees } from './grow-trees.ts';

const random = createRandom(5);
const rows = Array.from({ length: 3_000 }, () => Float64Array.from([random.next(), random.next(), random.next()]));
/** Right where one of two numbers is high and not both: no sum of the two tells that. */
const isRight = ([a, b]: ArrayLike<number> & Iterable<number>) => a! > 0.6 !== b! > 0.3;
const trees = growTrees({ rows, labels: Uint8Array.from(rows, (row) => Number(isRight(row))) });

test('trees learn what no sum of features tells', () => {
  const fresh = Array.from({ length: 500 }, () => Float64Array.from([random.next(), random.next(), random.next()]));
  const wrong = fresh.filter((row) => sureness(trees, row) > 0.5 !== isRight(row));
  expect(wrong.length).toBeLessThan(25);
});

test('packed and unpacked they are as sure as before', () => {
  const again = unpackTrees(packTrees(trees));
  for (const row of rows.slice(0, 50)) expect(sureness(again, row)).toBeCloseTo(sureness(trees, row), 1);
});
