/** Pairs of two lists, the most alike first, each used once: the place in `b` by the place in `a`. 0 is no pair. */
export function paired<A, B>(a: readonly A[], b: readonly B[], alike: (a: A, b: B) => number): Map<number, number> {
  const ranked = a
    .flatMap((one, i) => b.map((other, j) => ({ i, j, score: alike(one, other) })))
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score || Math.abs(x.i - x.j) - Math.abs(y.i - y.j));
  const out = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of ranked) {
    if (out.has(i) || taken.has(j)) continue;
    out.set(i, j);
    taken.add(j);
  }
  return out;
}
