import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { requirementsOf } from '../src/match/requirements.ts';

/** Each of these, repeated to the length of the longest posting, is looked at in time. */
export function testEndlessPosting(units: string[]): void {
  test.each(units)('twelve thousand letters of %j take no long time', async (unit) => {
    expect(await processorMs(() => requirementsOf(unit.repeat(12_000 / unit.length)))).toBeLessThan(5000);
  });
}
