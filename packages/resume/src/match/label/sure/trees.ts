import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/**
 * Boosted decision trees: where each begins among the nodes, and of every node the feature that it asks for (-1 where it
 * is a leaf), the number from which on it goes right, where its left one stands (the right one is next to it), and of a
 * leaf what it adds to the log-odds. `base` is what is added before any tree.
 */
export type Trees = {
  base: number;
  roots: number[];
  feature: number[];
  from: number[];
  left: number[];
  adds: number[];
};

/** What the tree that begins at a node adds for a row of features. */
export function addedBy({ feature, from, left, adds }: Trees, root: number, row: ArrayLike<number>): number {
  let at = root;
  while (feature[at]! >= 0) at = left[at]! + Number(row[feature[at]!]! >= from[at]!);
  return adds[at]!;
}

/** 0 to 1: how sure the trees are of a row of features. */
export const sureness = (trees: Trees, row: ArrayLike<number>): number =>
  1 / (1 + Math.exp(-trees.roots.reduce((sum, root) => sum + addedBy(trees, root, row), trees.base)));

const DIGITS = 1e4;
const rounded = (numbers: readonly number[]): number[] => numbers.map((one) => Math.round(one * DIGITS) / DIGITS);

/** Trees as bytes: JSON, numbers to four digits, compressed by Brotli. */
export const packTrees = (trees: Trees): Buffer =>
  brotliCompressSync(JSON.stringify({ ...trees, from: rounded(trees.from), adds: rounded(trees.adds) }));

/** The trees of packed bytes. Throws where they are none. */
export const unpackTrees = (packed: Uint8Array): Trees =>
  JSON.parse(brotliDecompressSync(packed).toString('utf8')) as Trees;
