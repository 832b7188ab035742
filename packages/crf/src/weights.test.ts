import { expect, test } from 'vitest';
import { type Crf, emissions } from './crf.ts';
import { packCrf, unpackCrf } from './weights.ts';

const bits = 17;
const field: Crf = {
  labels: ['work.begin', 'heading.技能', 'none'],
  bits,
  weights: new Float32Array((1 << bits) * 3),
  transitions: Float32Array.from({ length: 12 }, (_, i) => i / 7 - 1),
};
// the first and the last row, and two with more between them than one step of the file reaches
for (const [row, label, weight] of [
  [0, 2, -3.5],
  [5, 0, 1.25],
  [70_001, 1, 0.5],
  [131_071, 1, 9],
  [131_070, 0, 0.004],
] as const)
  field.weights[row * 3 + label] = weight;

test('a packed field says what it said before, to the step of a weight', () => {
  const again = unpackCrf(packCrf(field));
  expect(again.labels).toEqual(field.labels);
  expect([...again.transitions]).toEqual([...field.transitions]);
  const rows = [[0], [5], [70_001], [131_071], [131_070], [77], [0, 5, 70_001]].map((list) => Int32Array.from(list));
  const [before, after] = [emissions(field, rows), emissions(again, rows)];
  after.forEach((score, i) => {
    expect(Math.abs(score - Math.max(-4, Math.min(127 / 32, before[i]!)))).toBeLessThan(1 / 32);
  });
  expect(again.weights.length).toBe(4 * 3);
});

test('what is no field is refused', () => {
  expect(() => unpackCrf(Buffer.from('no field'))).toThrow();
});
