import { packCrf, unpackCrf } from '@verdant/crf';
import { expect, test } from 'vitest';
import { createRandom } from '../read-open/random.ts';
import { accuracyOf } from './evaluate.ts';
import { type Example, trainCrf } from './train-crf.ts';
import { widen } from './widen.ts';

const random = createRandom(3);
/** Rain and sun in spells, told by what people carry, which is right four times of five. */
function days(count: number): Example {
  const features: Int32Array[] = [];
  const labels = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    labels[i] = i && random.chance(0.9) ? labels[i - 1]! : random.int(0, 1);
    features.push(Int32Array.of(0, random.chance(0.8) ? 1 + labels[i]! : 2 - labels[i]!));
  }
  return { features, labels };
}

test('a trained field learns what speaks for a label and what follows what', () => {
  const losses: number[] = [];
  const field = trainCrf(
    ['rain', 'sun'],
    2,
    Array.from({ length: 200 }, () => days(20)),
    {
      epochs: 5,
      rate: 0.1,
      shrink: 0.0001,
      random: random.next,
      onEpoch: (_, loss) => losses.push(loss),
    },
  );
  expect(losses.at(-1)).toBeLessThan(losses[0]!);
  const held = Array.from({ length: 100 }, () => days(20));
  // what people carry is right in 80 % alone; the spells add to it
  expect(accuracyOf(field, held).right).toBeGreaterThan(0.86);
  // the row that holds always says nothing
  expect(Math.abs(field.weights[0]! - field.weights[1]!)).toBeLessThan(0.5);
});

test('a field that is gone on from keeps what it knew, and learns a label more', () => {
  const way = { epochs: 4, rate: 0.1, shrink: 0.0001, random: random.next };
  const many = Array.from({ length: 200 }, () => days(20));
  const kept = unpackCrf(packCrf(trainCrf(['rain', 'sun'], 2, many, way)));
  const from = widen(kept, ['rain', 'sun', 'snow']);
  const held = Array.from({ length: 100 }, () => days(20));
  const before = accuracyOf(kept, held).right;
  expect(accuracyOf(from, held).right).toBeGreaterThan(before - 0.05);
  const snow: Example = {
    features: Array.from({ length: 10 }, () => Int32Array.of(3)),
    labels: new Int32Array(10).fill(2),
  };
  const goOn = { ...way, from, before: 3, mean: true };
  const field = trainCrf(
    ['rain', 'sun', 'snow'],
    2,
    [...Array.from({ length: 5 }, () => snow), ...many.slice(0, 5)],
    goOn,
  );
  expect(accuracyOf(field, held).right).toBeGreaterThan(before - 0.05);
  expect(accuracyOf(field, [snow]).right).toBe(1);
});
