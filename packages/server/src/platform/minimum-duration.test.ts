import { expect, it } from 'vitest';
import { takeAtLeast } from './minimum-duration.ts';

it('answers no sooner, whatever comes of the work', async () => {
  const begun = performance.now();
  const failing = takeAtLeast(80, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(performance.now() - begun).toBeGreaterThan(75);
  expect(await takeAtLeast(80, async () => 7)).toBe(7);
  expect(performance.now() - begun).toBeGreaterThan(150);
});
