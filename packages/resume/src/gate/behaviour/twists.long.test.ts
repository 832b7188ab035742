import { expect, test } from 'vitest';
import { measureTwists } from '../../../testing/twists.ts';

test('no honest rewrite that passes does so once it is twisted by machine, every second twist of all', () => {
  const { twists, passed } = measureTwists(1, 2);
  expect(twists).toBeGreaterThan(1500);
  expect(passed).toEqual([]);
}, 240_000);
