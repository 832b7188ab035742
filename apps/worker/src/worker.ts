import { type TaskLane, taskLanes } from '@verdant/contracts';
import type { Llm } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { openConsumer } from '@verdant/server/platform';
import { type Places, takeTurns } from './lane.ts';
import { runRecurring } from './recurring.ts';
import type { Jobs } from './tasks/define-job.ts';
import { work } from './work.ts';

/** Reading waits for its processes: its places are many, so that scans, which wait for one of their own, fill them not. */
const PLACES: Record<TaskLane, Places> = {
  read: { places: 8, perPerson: 2 },
  advise: { places: 12, perPerson: 2 },
};
/** Wake-ups that a worker holds of a lane, to choose among them whose turn it is. */
const HELD = 48;

export type Tools = { llm: Llm | null; reader: Reader };
export type RunningWorker = { stop(): Promise<void> };

/** Takes tasks until stopped, each lane by itself, and does the recurring jobs in between. */
export function startWorker(services: Services, jobs: Jobs, tools: Tools): RunningWorker {
  const drain = new AbortController();
  const { log } = services;
  const consumers = taskLanes.map((lane) => {
    const run = (taskId: string) => work({ services, jobs, ...tools, drain: drain.signal }, taskId);
    const handle = takeTurns(services, run, { ...PLACES[lane], held: HELD, drain: drain.signal });
    const onError = (error: Error) => log.warn({ err: error, lane }, 'queue error');
    return openConsumer(services.config, handle, { lane, concurrency: HELD, onError });
  });
  const recurring = runRecurring(services, drain.signal);
  return {
    stop: async () => {
      drain.abort();
      // side by side: while a round of mail ends, the queue must hand out nothing more
      await Promise.all([...consumers.map((consumer) => consumer.close()), recurring]);
    },
  };
}
