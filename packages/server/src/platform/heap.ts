import { performance } from 'node:perf_hooks';
import { setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** Share of the time in which something ran, below which a program counts as idle. */
const IDLE = 0.05;

/**
 * Lets the heap grow by a third between two full collections where V8 would let it double: tables that stay make up
 * most of it, so that what is left lying costs more memory than collecting it costs time (`npm run bench:api`).
 * What a burst of work left is given back in the first 10 seconds that are quiet; V8 alone leaves it for minutes.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=35');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let last = performance.eventLoopUtilization();
  let worked = false;
  const look = () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    if (worked && utilization < IDLE) collect();
    worked = utilization >= IDLE;
  };
  setInterval(look, LOOK_MS).unref();
}
