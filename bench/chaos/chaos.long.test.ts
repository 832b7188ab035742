import { expect, it } from 'vitest';
import type { Backend } from './options.ts';
import { runChaos } from './run-chaos.ts';

/** Of both queues together; the full run is `npm run chaos`. */
const STEPS = 40;
const FAULTS = 8;
const SEED = Number(process.env.CHAOS_SEED ?? 1 + Math.floor(Math.random() * 1e6));
const backends: Backend[] = process.env.TEST_REDIS_URL ? ['postgres', 'redis'] : ['postgres'];
const size = { steps: STEPS / backends.length, faults: FAULTS / backends.length };

it.each(backends)('every promise is kept while everything breaks, queue on %s', async (backend) => {
  const { broken, ends, happened, skipped, seconds } = await runChaos(backend, SEED, size, () => {});
  process.stdout.write(
    `CHAOS_SEED=${SEED}, ${backend}, ${seconds} s: ${JSON.stringify({ ends, happened, skipped })}\n`,
  );
  const again = `npm run chaos -- --seed ${SEED} --steps ${size.steps} --faults ${size.faults} --backend ${backend}`;
  expect(broken, again).toBeNull();
  // or nothing would have been tried; on a slow machine the faults leave little time between them
  expect(Object.values(happened).reduce((sum, n) => sum + n, 0)).toBe(size.faults);
  expect(ends.done).toBeGreaterThan(size.steps / 10);
});
