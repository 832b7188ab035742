import { expect, test } from 'vitest';
import { acrossBrackets } from './slots.ts';

const joined = (text: string, ...parts: string[]): string[] =>
  acrossBrackets(
    text,
    parts.map((part) => ({ slot: 'company', text: part, p: 0.9 })),
  ).map((slot) => slot.text);

test('the point of a word in short ends no name', () => {
  expect(joined('Moor Forge Pvt. Ltd., Vale', 'Moor Forge Pvt', 'Ltd')).toEqual(['Moor Forge Pvt. Ltd']);
  expect(joined('St. Anne Hospice', 'St', 'Anne Hospice')).toEqual(['St. Anne Hospice']);
});

test('the point of a sentence does', () => {
  expect(joined('Moor Bakery. Vale Foods', 'Moor Bakery', 'Vale Foods')).toEqual(['Moor Bakery', 'Vale Foods']);
});
