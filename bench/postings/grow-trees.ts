import { addedBy, type Trees } from '../../packages/resume/src/match/label/sure/trees.ts';
import { createRandom } from '../read-open/random.ts';

/** `rows` of numbers, all as long, and whether each is one of those that are looked for. */
export type Sample = { rows: readonly Float64Array[]; labels: Uint8Array };

/** Chosen on postings of writers from whom nothing had been learned. */
const ROUNDS = 240;
const RATE = 0.04;
const LEAVES = 12;
const LEAST_ROWS = 60;
const SHRINK = 5;
const BINS = 64;
/** What a tree sees of the features and of the rows: trees that saw the same err alike. */
const SEEN = { features: 0.4, rows: 0.7 };

type Leaf = { node: number; rows: Int32Array; sums: Float64Array; split: Split | null };
type Split = { feature: number; bin: number; gain: number };

/** For each feature the numbers at which its bins begin, all but the first. */
function edgesOf(rows: readonly Float64Array[]): Float64Array[] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, feature) => {
    const sorted = Float64Array.from(rows, (row) => row[feature]!).sort();
    const edges = new Set<number>();
    for (let bin = 1; bin < BINS; bin++) {
      const at = Math.floor((bin * sorted.length) / BINS);
      if (sorted[at]! > sorted[0]!) edges.add(sorted[at]!);
    }
    // what few have and most lack is no quantile
    const last = sorted.at(-1)!;
    if (edges.size === 0 && last > sorted[0]!) edges.add(last);
    return Float64Array.from(edges);
  });
}

/** The bin of every feature of every row, row by row. */
function binned(rows: readonly Float64Array[], edges: readonly Float64Array[]): Uint8Array {
  const F = edges.length;
  const bins = new Uint8Array(rows.length * F);
  rows.forEach((row, i) => {
    for (let f = 0; f < F; f++) {
      let bin = 0;
      while (bin < edges[f]!.length && row[f]! >= edges[f]![bin]!) bin += 1;
      bins[i * F + f] = bin;
    }
  });
  return bins;
}

/**
 * Fits boosted trees to the log-likelihood (Friedman 2001, with second derivatives as XGBoost takes them): every round a
 * tree of a few leaves, the leaf that gains most split first, on bins of some of the features and some of the rows.
 */
export function growTrees({ rows, labels }: Sample): Trees {
  const edges = edgesOf(rows);
  const F = edges.length;
  const bins = binned(rows, edges);
  const ones = labels.reduce((sum, label) => sum + label, 0);
  const base = Math.log((ones + 1) / (rows.length - ones + 1));
  const trees: Trees = { base, roots: [], feature: [], from: [], left: [], adds: [] };
  const scores = new Float64Array(rows.length).fill(base);
  const { next } = createRandom(7);
  let open = edges.map(() => true);
  const gradient = new Float64Array(rows.length);
  const curve = new Float64Array(rows.length);
  const add = (): number => {
    trees.feature.push(-1);
    trees.from.push(0);
    trees.left.push(0);
    trees.adds.push(0);
    return trees.feature.length - 1;
  };
  /** Of every bin of every feature: sum of gradients, of curvatures, how many rows. */
  const sumsOf = (own: Int32Array): Float64Array => {
    const sums = new Float64Array(F * BINS * 3);
    for (const i of own)
      for (let f = 0; f < F; f++) {
        const at = (f * BINS + bins[i * F + f]!) * 3;
        sums[at]! += gradient[i]!;
        sums[at + 1]! += curve[i]!;
        sums[at + 2]! += 1;
      }
    return sums;
  };
  const worth = (g: number, h: number) => (g * g) / (h + SHRINK);
  const splitOf = (sums: Float64Array, count: number): Split | null => {
    let [G, H] = [0, 0];
    for (let bin = 0; bin < BINS; bin++) {
      G += sums[bin * 3]!;
      H += sums[bin * 3 + 1]!;
    }
    let best: Split | null = null;
    for (let f = 0; f < F; f++) {
      if (!open[f]) continue;
      let [g, h, n] = [0, 0, 0];
      for (let bin = 0; bin < edges[f]!.length; bin++) {
        const at = (f * BINS + bin) * 3;
        g += sums[at]!;
        h += sums[at + 1]!;
        n += sums[at + 2]!;
        if (n < LEAST_ROWS || count - n < LEAST_ROWS) continue;
        const gain = worth(g, h) + worth(G - g, H - h) - worth(G, H);
        if (gain > 1e-6 && gain > (best?.gain ?? 0)) best = { feature: f, bin, gain };
      }
    }
    return best;
  };
  const all = Int32Array.from(rows, (_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < rows.length; i++) {
      const p = 1 / (1 + Math.exp(-scores[i]!));
      gradient[i] = p - labels[i]!;
      curve[i] = p * (1 - p);
    }
    open = edges.map(() => next() < SEEN.features);
    const seen = all.filter(() => next() < SEEN.rows);
    const root = add();
    trees.roots.push(root);
    const sums = sumsOf(seen);
    const leaves: Leaf[] = [{ node: root, rows: seen, sums, split: splitOf(sums, seen.length) }];
    while (leaves.length < LEAVES) {
      const best = leaves.reduce((top, one) => ((one.split?.gain ?? 0) > (top.split?.gain ?? 0) ? one : top));
      if (!best.split) break;
      const { feature, bin } = best.split;
      const isRight = (i: number) => bins[i * F + feature]! > bin;
      const right = best.rows.filter(isRight);
      const left = best.rows.filter((i) => !isRight(i));
      const small = left.length < right.length ? left : right;
      const few = sumsOf(small);
      const many = best.sums.map((sum, at) => sum - few[at]!);
      const leaf = (own: Int32Array, node: number): Leaf => {
        const sums = own === small ? few : many;
        return { node, rows: own, sums, split: splitOf(sums, own.length) };
      };
      const at = add();
      trees.feature[best.node] = feature;
      trees.from[best.node] = edges[feature]![bin]!;
      trees.left[best.node] = at;
      leaves.splice(leaves.indexOf(best), 1, leaf(left, at), leaf(right, add()));
    }
    for (const { node, rows: own } of leaves) {
      const g = own.reduce((sum, i) => sum + gradient[i]!, 0);
      const h = own.reduce((sum, i) => sum + curve[i]!, 0);
      trees.adds[node] = (-RATE * g) / (h + SHRINK);
    }
    for (const i of all) scores[i]! += addedBy(trees, root, rows[i]!);
  }
  return trees;
}
