import type { Crf } from '@verdant/crf';

/** A field of which only some rows are kept, with all rows and these labels, of which its own are the first. */
export function widen({ labels: own, bits, weights, transitions, rowOf }: Crf, labels: readonly string[]): Crf {
  const [from, to] = [own.length, labels.length];
  const out = {
    labels,
    bits,
    weights: new Float32Array((1 << bits) * to),
    transitions: new Float32Array((to + 1) * to),
  };
  const copy = (values: Float32Array, row: number, into: Float32Array, at: number) =>
    into.set(values.subarray(row * from, (row + 1) * from), at * to);
  for (let row = 0; row < 1 << bits; row++) {
    const kept = rowOf ? rowOf[row]! : row;
    if (kept >= 0) copy(weights, kept, out.weights, row);
  }
  for (let row = 0; row <= from; row++) copy(transitions, row, out.transitions, row);
  return out;
}
