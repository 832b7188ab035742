import { expect, test } from 'vitest';
import { secondAttempt } from './second-attempt.ts';

const asked = async (code: number, failed: string[], again: number) => {
  const runs: string[][] = [];
  const result = await secondAttempt(code, failed, async (args) => {
    runs.push(args);
    return again;
  });
  return { result, runs };
};
const again = [['--last-failed']];

test('one or two that failed are asked once more, and the second answer counts', async () => {
  expect(await asked(1, ['a'], 0)).toEqual({ result: 0, runs: again });
  expect(await asked(1, ['a', 'b'], 1)).toEqual({ result: 1, runs: again });
});

test('what passed, what many tests say, and a run that ended without an answer stand as they are', async () => {
  expect(await asked(0, [], 1)).toEqual({ result: 0, runs: [] });
  expect(await asked(1, ['a', 'b', 'c'], 0)).toEqual({ result: 1, runs: [] });
  expect(await asked(1, [], 0)).toEqual({ result: 1, runs: [] });
});
