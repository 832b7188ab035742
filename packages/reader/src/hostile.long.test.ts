import { expect, test } from 'vitest';
import { outcome, rectangles, testDamaged, useOwnWatch } from '../testing/hostile-documents.ts';

useOwnWatch();
testDamaged(96);

test('a hundred thousand rectangles', async () => {
  expect(['read', 'damaged']).toContain(await outcome(rectangles(100_000)));
}, 60_000);
