import { expect, test } from 'vitest';
import { secondAttempt } from './second-attempt.ts';

const asked = async (code: number, failed: string[], again: number) => {
  const runs: string[][] = [];
  const said: string[] = [];
  const run = async (args: string[]) => {
    runs.push(args);
    return again;
  };
  const result = await secondAttempt(code, failed, run, (text) => said.push(text));
  return { result, runs, said: said.length };
};
const again = [['--last-failed']];

test('one or two that failed are asked once more, and the second answer counts', async () => {
  expect(await asked(1, ['a'], 0)).toEqual({ result: 0, runs: again, said: 1 });
  expect(await asked(1, ['a', 'b'], 1)).toEqual({ result: 1, runs: again, said: 0 });
});

test('what passed, what many tests say, and a run that ended without an answer stand as they are', async () => {
  expect(await asked(0, [], 1)).toEqual({ result: 0, runs: [], said: 0 });
  expect(await asked(1, ['a', 'b', 'c'], 0)).toEqual({ result: 1, runs: [], said: 0 });
  expect(await asked(1, [], 0)).toEqual({ result: 1, runs: [], said: 0 });
});
