import { expect, test } from 'vitest';
import { measureTwists } from '../../../testing/twists.ts';

test('no honest rewrite that passes does so once it is twisted by machine, all of them', () => {
  const { twists, passed } = measureTwists(1);
  expect(twists).toBeGreaterThan(3000);
  expect(passed).toEqual([]);
}, 240_000);
