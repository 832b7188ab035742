import { people } from '@verdant/testkit/marked-people/read-people';
import { describe, expect, test } from 'vitest';
import { measurePrecision } from '../../testing/measure-precision.ts';

const { tallies } = measurePrecision();

test('there are twenty people of each language at least', () => {
  for (const language of ['en', 'zh'])
    expect(people.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(20);
});

describe.each([...tallies])('%s', (_group, { shown, right, expected, found }) => {
  test('what is shown as a fault is one, 95 times in 100', () => {
    expect(right / shown).toBeGreaterThanOrEqual(0.95);
  });
  test('most faults are found', () => {
    expect(found / expected).toBeGreaterThanOrEqual(0.85);
  });
});
