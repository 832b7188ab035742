import { expect, test } from 'vitest';
import { measureTwists } from '../../../testing/twists.ts';

test('no honest rewrite that passes does so once it is twisted by machine, every fourth twist of all', () => {
  const { twists, passed } = measureTwists(1, 4);
  expect(twists).toBeGreaterThan(750);
  expect(passed).toEqual([]);
}, 240_000);
