import { expect, test } from 'vitest';
import { measureTwists } from '../../../testing/twists.ts';

test('an honest rewrite that passes does so no more once it is twisted by machine', () => {
  const { twists, passed } = measureTwists(47);
  expect(twists).toBeGreaterThan(60);
  expect(passed).toEqual([]);
});
