import { expect, test } from 'vitest';
import { buildAutomaton, type Match } from './automaton.ts';

const naive = (patterns: readonly string[], text: string): Match[] =>
  patterns.flatMap((word, pattern) =>
    Array.from({ length: text.length }, (_, start) => start)
      .filter((start) => text.startsWith(word, start))
      .map((start) => ({ pattern, start, end: start + word.length })),
  );
const order = (a: Match, b: Match) => a.end - b.end || a.start - b.start;

test('finds what a plain search finds, overlaps and suffixes included', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const word = (length: number) => Array.from({ length }, () => 'ab微服'[random(4)]).join('');
  for (let round = 0; round < 300; round += 1) {
    const patterns = [...new Set(Array.from({ length: 12 }, () => word(1 + random(5))))];
    const text = word(60);
    expect(buildAutomaton(patterns)(text).sort(order)).toEqual(naive(patterns, text).sort(order));
  }
});

test('nothing to find in nothing', () => {
  expect(buildAutomaton(['a'])('')).toEqual([]);
  expect(buildAutomaton([])('abc')).toEqual([]);
});
