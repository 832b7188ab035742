import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { timeLimit } from './time-limit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** As a task has it: the limit among other reasons to stop, known to nobody else. */
const among = (ms: number) => AbortSignal.any([new AbortController().signal, timeLimit(ms).signal]);

it('comes among other signals, whatever memory is given back before', async () => {
  const signal = among(120);
  for (let i = 0; i < 4; i += 1) {
    await wait(10);
    collectGarbage();
  }
  await expect.poll(() => signal.aborted, { timeout: 20_000 }).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('does not come once it is cleared', async () => {
  const { signal, clear } = timeLimit(20);
  clear();
  await wait(60);
  expect(signal.aborted).toBe(false);
});
