import { expect, test } from 'vitest';
import { everyone, today } from '../../../testing/everyone.ts';
import { testAttacks, testFaults, testPlainPoints } from '../../../testing/score-properties.ts';
import { analyze } from '../analyze.ts';

test('fifty résumés, twenty times each: one and the same answer', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(50);
  for (const { content, language, settings } of everyone) {
    const input = { content, language, today, ...(settings && { settings }) };
    const first = JSON.stringify(analyze(input));
    for (let time = 1; time < 20; time += 1) expect(JSON.stringify(analyze(structuredClone(input)))).toBe(first);
  }
}, 120_000);

testPlainPoints(1);
testFaults(300);
testAttacks(1);
