import type { Crf } from '@verdant/crf';
import type { Trees } from '../../packages/resume/src/match/label/sure/trees.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A field whose scores are the mean of those of fields with the same labels and bits, in all rows. */
export function meanField(fields: readonly Crf[]): Crf {
  const { labels, bits, transitions } = fields[0]!;
  const L = labels.length;
  const weights = new Float32Array((1 << bits) * L);
  for (const { weights: own, rowOf } of fields)
    for (let row = 0; row < 1 << bits; row++) {
      const kept = rowOf ? rowOf[row]! : row;
      for (let l = 0; kept >= 0 && l < L; l++) weights[row * L + l]! += own[kept * L + l]! / fields.length;
    }
  return {
    labels,
    bits,
    weights,
    transitions: transitions.map((_, i) => sum(fields.map((field) => field.transitions[i]!)) / fields.length),
  };
}

/** Trees whose log-odds are the mean of those of several. */
export function meanTrees(all: readonly Trees[]): Trees {
  const mean: Trees = { base: sum(all.map(({ base }) => base)) / all.length, roots: [], feature: [], from: [], left: [], adds: [] }; // biome-ignore format: one line says it
  for (const { roots, feature, from, left, adds } of all) {
    const first = mean.feature.length;
    mean.roots.push(...roots.map((root) => root + first));
    mean.feature.push(...feature);
    mean.from.push(...from);
    mean.left.push(...left.map((node) => node + first));
    mean.adds.push(...adds.map((add) => add / all.length));
  }
  return mean;
}
