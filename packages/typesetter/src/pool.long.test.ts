import { styleOf } from '@verdant/testkit/generated-content/contents';
import { afterAll, expect, it } from 'vitest';
import { createPool } from './pool.ts';
import { sourceOf } from './render-source.ts';
import { samples } from './samples.ts';

const source = sourceOf({ content: samples.en, language: 'en', style: styleOf('slip') });
const pool = createPool({ processes: 1, timeoutMs: 10_000, queueLimit: 2 });
const pdf = () => pool.run({ source, output: { kind: 'pdf' } });
/** Every child, as the one before may still be there beside the one that works. */
const signalAll = (signal: NodeJS.Signals) => {
  for (const pid of pool.pids()) if (pid) process.kill(pid, signal);
};
afterAll(() => pool.close());

it('says what became of a request in the words of the house', async () => {
  expect((await pdf()).pages).toBe(1);
  const doomed = pdf();
  signalAll('SIGKILL');
  await expect(doomed).rejects.toMatchObject({ error: 'render', retry: true });
  expect((await pdf()).pages).toBe(1);
  signalAll('SIGSTOP');
  await expect(pdf()).rejects.toMatchObject({ error: 'timeout', retry: true });
  const unknown = { ...source, template: 'no-such' };
  await expect(pool.run({ source: unknown, output: { kind: 'pdf' } })).rejects.toMatchObject({
    error: 'render',
    retry: false,
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, pdf));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { error: 'busy' } }]);
});
