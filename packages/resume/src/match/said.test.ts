import { expect, test } from 'vitest';
import { isSeldomWritten, sayingOf } from './said.ts';

test('a letter counts where it is a word, not inside another one', () => {
  expect(sayingOf('会调机')('给外派同事订机票')).toBeLessThan(0.5);
  expect(sayingOf('调机')('换线与调机')).toBe(1);
});

test('the number of a standard says what is meant', () => {
  expect(sayingOf('AS9102 first article')('Filled in AS9102 forms')).toBe(1);
  expect(sayingOf('AS9102 first article')('Filled in AS9100 forms')).toBeLessThan(0.5);
});

test.each(['年满18周岁', '护照有效期两年', 'valid passport', '服从轮岗'])('hardly anybody writes down: %s', (asked) => {
  expect(isSeldomWritten(asked)).toBe(true);
});
