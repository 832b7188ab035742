import type { FieldEvidence } from '@verdant/contracts';
import { expect, test } from 'vitest';
import { hardness } from './confidence.ts';

const values = (sure: number, check: number): FieldEvidence[] =>
  Array.from({ length: sure + check }, (_, i) => ({
    path: `custom/x1/items/${i}`,
    quote: 'x',
    boxes: [],
    lines: [],
    confidence: i < sure ? 'sure' : 'check',
    reason: null,
  }));

test('half of the values in doubt make a hard document, a few values do not', () => {
  expect(hardness(values(10, 10), [])).toEqual([{ code: 'hard', count: 10 }]);
  expect(hardness(values(11, 9), [])).toEqual([]);
  expect(hardness(values(0, 7), [])).toEqual([]);
});

test('a picture is said to be one, which is enough', () => {
  expect(hardness(values(0, 20), [{ code: 'ocr' }])).toEqual([]);
});
