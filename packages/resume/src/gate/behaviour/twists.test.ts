import { expect, test } from 'vitest';
import { measureTwists } from '../../../testing/twists.ts';

test('an honest rewrite that passes does so no more once it is twisted by machine', () => {
  const { twists, passed } = measureTwists(23);
  expect(twists).toBeGreaterThan(120);
  expect(passed).toEqual([]);
});
