import { setInterval } from 'node:timers';
import type { Llm } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { sendDueMail } from '@verdant/server/mail';
import { carryOutRefunds, reconcileOrders, remindOfEnds } from '@verdant/server/money';
import { openConsumer, sweep } from '@verdant/server/platform';
import { reconcile } from '@verdant/server/task';
import type { Jobs } from './tasks/define-job.ts';
import { work } from './work.ts';

const CONCURRENCY = 3;
const RECONCILE_MS = 5_000;
const MAIL_MS = 2_000;
const SWEEP_MS = 3_600_000;
const PAY_MS = 2_000;
const REMIND_MS = 600_000;

export type Tools = { llm: Llm | null; reader: Reader };
export type RunningWorker = { stop(): Promise<void> };

/** Takes tasks until stopped; in between it wakes lost tasks, sends due mail, reconciles orders and deletes what has expired. */
export function startWorker(services: Services, jobs: Jobs, tools: Tools): RunningWorker {
  const drain = new AbortController();
  const { log } = services;
  const consumer = openConsumer(
    services.config,
    (taskId) => work({ services, jobs, ...tools, drain: drain.signal }, taskId),
    {
      concurrency: CONCURRENCY,
      onError: (error) => log.warn({ err: error }, 'queue error'),
    },
  );
  const timers = [
    every(RECONCILE_MS, 'reconciler', () => reconcile(services)),
    every(MAIL_MS, 'mail', () => sendDueMail(services, drain.signal)),
    every(SWEEP_MS, 'sweep', () => sweep(services)),
    every(PAY_MS, 'orders', () => reconcileOrders(services)),
    every(PAY_MS, 'refunds', () => carryOutRefunds(services)),
    every(REMIND_MS, 'reminders', () => remindOfEnds(services)),
  ];

  /** Runs one at a time; a round that fails is logged and the next one comes. */
  function every(ms: number, what: string, round: () => Promise<unknown>) {
    let running: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      running ??= round()
        .catch((error) => log.warn({ err: error }, `${what} failed`))
        .finally(() => {
          running = null;
        });
    }, ms);
    const stop = async () => {
      clearInterval(timer);
      await running;
    };
    return { stop };
  }

  return {
    stop: async () => {
      drain.abort();
      // side by side: while a round of mail ends, the queue must hand out nothing more
      await Promise.all([consumer.close(), ...timers.map((timer) => timer.stop())]);
    },
  };
}
