import { expect, it } from 'vitest';
import type { Backend } from './options.ts';
import { runChaos } from './run-chaos.ts';

/** Of both queues together; the full run is `npm run chaos`. */
const STEPS = 40;
const FAULTS = 8;
const SEED = Number(process.env.CHAOS_SEED ?? 1 + Math.floor(Math.random() * 1e6));
const backends: Backend[] = process.env.TEST_REDIS_URL ? ['postgres', 'redis'] : ['postgres'];
const size = { steps: STEPS / backends.length, faults: FAULTS / backends.length };

/** Seeds in a row that are tried until the faults of one leave time for something to get done. */
const MOST_RUNS = 3;

it.each(backends)('every promise is kept while everything breaks, queue on %s', async (backend) => {
  let done = 0;
  for (let run = 0; run < MOST_RUNS && done <= size.steps / 10; run += 1) {
    const seed = SEED + run;
    const { broken, ends, happened, skipped, seconds } = await runChaos(backend, seed, size, () => {});
    process.stdout.write(
      `CHAOS_SEED=${seed}, ${backend}, ${seconds} s: ${JSON.stringify({ ends, happened, skipped })}\n`,
    );
    const again = `npm run chaos -- --seed ${seed} --steps ${size.steps} --faults ${size.faults} --backend ${backend}`;
    expect(broken, again).toBeNull();
    expect(Object.values(happened).reduce((sum, n) => sum + n, 0)).toBe(size.faults);
    done = ends.done ?? 0;
  }
  // or nothing would have been tried
  expect(done).toBeGreaterThan(size.steps / 10);
});
