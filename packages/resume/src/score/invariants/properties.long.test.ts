import { expect, test } from 'vitest';
import { everyone, today } from '../../../testing/everyone.ts';
import { testAttacks, testFaults, testPlainPoints } from '../../../testing/score-properties.ts';
import { analyze } from '../analyze.ts';

test('fifty résumés, three times each, in one order and the other: one and the same answer', () => {
  expect(everyone.length).toBeGreaterThanOrEqual(50);
  const inputs = everyone.map(({ content, language, settings }) => ({
    ...{ content, language, today },
    ...(settings && { settings }),
  }));
  const answers = inputs.map((input) => JSON.stringify(analyze(input)));
  // what was looked at in between is to leave nothing behind
  for (const [at, input] of [...inputs.entries()].reverse())
    for (let time = 1; time < 3; time += 1) expect(JSON.stringify(analyze(structuredClone(input)))).toBe(answers[at]);
}, 120_000);

testPlainPoints(1);
testFaults(300);
testAttacks(1);
