import { expect, test } from 'vitest';
import { lettersOf } from './word-letters.ts';

const letter = (text: string, x0: number, x1: number) => ({ text, bbox: { x0, x1, y0: 0, y1: 20 } });
const bbox = { x0: 100, x1: 160, y0: 0, y1: 20 };

test('letters that rise from left to right stay where they were seen', () => {
  const symbols = [letter('J', 100, 112), letter('u', 115, 128), letter('n', 131, 143), letter('e', 146, 160)];
  expect(lettersOf({ symbols, bbox })).toBe(symbols);
});

test('letters whose places contradict their order share the word, as wide as they are', () => {
  const placed = lettersOf({ symbols: [letter('J', 100, 112), letter('n', 140, 160), letter('u', 120, 130)], bbox });
  expect(placed.map(({ text, bbox: { x0, x1 } }) => [text, x0, x1])).toEqual([
    ['J', 100, 120],
    ['n', 120, 140],
    ['u', 140, 160],
  ]);
  const mixed = lettersOf({ symbols: [letter('表', 130, 160), letter('1', 100, 120)], bbox });
  expect(mixed.map(({ bbox: { x0 } }) => x0)).toEqual([100, 140]);
});
