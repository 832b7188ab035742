import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { degreeAsked } from '../src/match/facts/degree-asked.ts';
import { titleAsked } from '../src/match/facts/title-asked.ts';
import { yearsAsked } from '../src/match/facts/years-asked.ts';
import { requirementsOf } from '../src/match/requirements.ts';

/** Each of these, repeated to the length of the longest posting, is looked at in time. */
export function testEndlessPosting(units: string[]): void {
  test.each(units)('twelve thousand letters of %j take no long time', async (unit) => {
    const text = unit.repeat(12_000 / unit.length);
    const spent = await processorMs(() => {
      for (const look of [requirementsOf, yearsAsked, degreeAsked, titleAsked]) look(text);
    });
    expect(spent).toBeLessThan(6_000);
  });
}
