import { describe, expect, test } from 'vitest';
import { type Crf, emissions, marginals, sums, viterbi } from './crf.ts';

const labels = ['a', 'b', 'c'];
/** A field with weights that look like chance and are always the same. */
function fieldOf(seed: number): Crf {
  const wave = (i: number) => Math.fround(2 * Math.sin(seed + 1.7 * i));
  return {
    labels,
    bits: 3,
    weights: Float32Array.from({ length: 8 * 3 }, (_, i) => wave(i)),
    transitions: Float32Array.from({ length: 4 * 3 }, (_, i) => wave(i + 100)),
  };
}
const sequence = [[0, 3], [5], [1, 2, 7], [4]].map((rows) => Int32Array.from(rows));

/** Every way to label the sequence with its score: what the field computes without trying them all. */
function all(field: Crf, scores: Float64Array): { path: number[]; score: number }[] {
  let paths: { path: number[]; score: number }[] = [{ path: [], score: 0 }];
  for (let t = 0; t < scores.length / 3; t++)
    paths = paths.flatMap(({ path, score }) =>
      [0, 1, 2].map((l) => {
        const before = t ? path[t - 1]! + 1 : 0;
        return { path: [...path, l], score: score + scores[t * 3 + l]! + field.transitions[before * 3 + l]! };
      }),
    );
  return paths;
}

describe.each([1, 2, 3, 4, 5])('a field of chance %i', (seed) => {
  const field = fieldOf(seed);
  const scores = emissions(field, sequence);
  const paths = all(field, scores);
  const total = paths.reduce((sum, { score }) => sum + Math.exp(score), 0);

  test('finds the likeliest labels', () => {
    const best = paths.reduce((a, b) => (b.score > a.score ? b : a));
    expect([...viterbi(field, scores)]).toEqual(best.path);
  });

  test('says how likely each label is at each place', () => {
    expect(sums(field, scores).logZ).toBeCloseTo(Math.log(total), 6);
    marginals(field, scores).forEach((likely, i) => {
      const with_ = paths.filter(({ path }) => path[Math.floor(i / 3)] === i % 3);
      expect(likely).toBeCloseTo(with_.reduce((sum, { score }) => sum + Math.exp(score), 0) / total, 6);
    });
  });
});

test('nothing to label gives nothing', () => {
  const field = fieldOf(1);
  expect([...viterbi(field, emissions(field, []))]).toEqual([]);
  expect([...marginals(field, emissions(field, []))]).toEqual([]);
});

test('what many places share counts at each of them', () => {
  const field = fieldOf(2);
  const line = Int32Array.of(1, 4);
  const whole = [[0, 1, 4], [6, 1, 4], [2]].map((rows) => Int32Array.from(rows));
  const own = [[0], [6], [2]].map((rows) => Int32Array.from(rows));
  const scores = emissions(field, own, [[line], [line], []]);
  emissions(field, whole).forEach((score, i) => {
    expect(scores[i]).toBeCloseTo(score, 9);
  });
});
