/** Where a pattern was found: `text.slice(start, end)` is the pattern with that index. */
export type Match = { pattern: number; start: number; end: number };

/**
 * Aho–Corasick over UTF-16 units (Aho, Corasick: Efficient string matching, CACM 18 (6), 1975): all occurrences of all
 * patterns, overlapping ones too, in one pass. Patterns must be different and not empty.
 */
export function buildAutomaton(patterns: readonly string[]): (text: string) => Match[] {
  const next: Map<number, number>[] = [new Map()];
  const ends: number[] = [-1];
  patterns.forEach((pattern, index) => {
    let state = 0;
    for (let at = 0; at < pattern.length; at += 1) {
      const unit = pattern.charCodeAt(at);
      let target = next[state]!.get(unit);
      if (target === undefined) {
        target = next.push(new Map()) - 1;
        ends.push(-1);
        next[state]!.set(unit, target);
      }
      state = target;
    }
    ends[state] = index;
  });

  /** The longest proper suffix that is also a beginning, and the nearest such one that ends a pattern. */
  const suffix = new Int32Array(next.length);
  const output = new Int32Array(next.length);
  const step = (from: number, unit: number): number => {
    let state = from;
    for (;;) {
      const target = next[state]!.get(unit);
      if (target !== undefined) return target;
      if (state === 0) return 0;
      state = suffix[state]!;
    }
  };
  const queue = [...next[0]!.values()];
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head]!;
    for (const [unit, target] of next[state]!) {
      const fallback = step(suffix[state]!, unit);
      suffix[target] = fallback;
      output[target] = ends[fallback] === -1 ? output[fallback]! : fallback;
      queue.push(target);
    }
  }

  return (text) => {
    const matches: Match[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      state = step(state, text.charCodeAt(at));
      for (let found = ends[state] === -1 ? output[state]! : state; found !== 0; found = output[found]!) {
        const pattern = ends[found]!;
        matches.push({ pattern, start: at + 1 - patterns[pattern]!.length, end: at + 1 });
      }
    }
    return matches;
  };
}
