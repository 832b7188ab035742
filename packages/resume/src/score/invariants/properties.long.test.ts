import { expect, test } from 'vitest';
import { analysisOf, everyone, today } from '../../../testing/everyone.ts';
import { testAttacks, testFaults, testPlainPoints, testShownLosses } from '../../../testing/score-properties.ts';
import { analyze } from '../analyze.ts';

test('fifty résumés, in one order and the other: one and the same answer', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(50);
  const answers = everyone.map((one) => JSON.stringify(analysisOf(one)));
  // what was looked at in between is to leave nothing behind
  for (const [at, { content, language, settings }] of [...everyone.entries()].reverse()) {
    const again = analyze(structuredClone({ content, language, today, ...(settings && { settings }) }));
    expect(JSON.stringify(again)).toBe(answers[at]);
  }
}, 120_000);

testShownLosses(1);
testPlainPoints(3);
testFaults(30);
testAttacks(8);
