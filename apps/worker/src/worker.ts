import type { Llm } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { openConsumer } from '@verdant/server/platform';
import { runRecurring } from './recurring.ts';
import type { Jobs } from './tasks/define-job.ts';
import { work } from './work.ts';

const CONCURRENCY = 3;

export type Tools = { llm: Llm | null; reader: Reader };
export type RunningWorker = { stop(): Promise<void> };

/** Takes tasks until stopped, and does the recurring jobs in between. */
export function startWorker(services: Services, jobs: Jobs, tools: Tools): RunningWorker {
  const drain = new AbortController();
  const { log } = services;
  const consumer = openConsumer(
    services.config,
    (taskId) => work({ services, jobs, ...tools, drain: drain.signal }, taskId),
    { concurrency: CONCURRENCY, onError: (error) => log.warn({ err: error }, 'queue error') },
  );
  const recurring = runRecurring(services, drain.signal);
  return {
    stop: async () => {
      drain.abort();
      // side by side: while a round of mail ends, the queue must hand out nothing more
      await Promise.all([consumer.close(), recurring]);
    },
  };
}
