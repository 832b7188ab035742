import { expect, test } from 'vitest';
import { isKindOf, nearnessOf, wordingsIn } from './index.ts';
import { readWordings } from './read-wordings.ts';
import { wordingTables } from './tables.ts';

test('the tables can be read: every form belongs to one wording, every link leads to one', () => {
  expect(readWordings(wordingTables).length).toBeGreaterThan(700);
});

test('a form that two wordings claim, and a link to nothing, are refused', () => {
  expect(() => readWordings(['alpha, beta |\ngamma, beta |'])).toThrow('beta');
  expect(() => readWordings(['alpha | | delta'])).toThrow('delta');
});

test('look-alikes and kinds of one thing are near, a kind is the thing', () => {
  const [first] = wordingsIn('accounts payable');
  const [second] = wordingsIn('应收账款');
  expect(nearnessOf(first!.id, second!.id)).toBe('related');
  const [tool] = wordingsIn('Xero');
  const [thing] = wordingsIn('财务软件');
  expect(nearnessOf(thing!.id, tool!.id)).toBe('same');
  expect(nearnessOf(tool!.id, thing!.id)).toBe('broader');
});

test('kinds that run in a circle come to an end', () => {
  const circle = new Map([
    ['alpha', { broader: ['beta'] }],
    ['beta', { broader: ['alpha'] }],
  ]);
  expect(isKindOf('alpha', 'beta', circle)).toBe(true);
  expect(isKindOf('alpha', 'gamma', circle)).toBe(false);
});
