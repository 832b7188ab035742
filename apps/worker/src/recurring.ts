import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '@verdant/server';
import { remindOfApplications } from '@verdant/server/applications';
import { sendDueMail } from '@verdant/server/mail';
import { executeRefunds, reconcileOrders, remindOfExpiry } from '@verdant/server/money';
import { removeExpired } from '@verdant/server/remove-expired';
import { reconcileTasks } from '@verdant/server/task';

const MINUTE_MS = 60_000;

type Recurring = { name: string; everyMs: number; round(services: Services, signal: AbortSignal): Promise<unknown> };

/**
 * What a worker does beside its tasks. Each takes its rows by lock or lease, so that workers may do it side by side. None
 * goes through the queue: it may be away or emptied, which is what the first of them repairs.
 */
const recurring: readonly Recurring[] = [
  { name: 'reconcile tasks', everyMs: 5_000, round: (services) => reconcileTasks(services) },
  { name: 'send mail', everyMs: 2_000, round: sendDueMail },
  { name: 'reconcile orders', everyMs: 2_000, round: reconcileOrders },
  { name: 'execute refunds', everyMs: 2_000, round: (services) => executeRefunds(services) },
  { name: 'remind of expiry', everyMs: 10 * MINUTE_MS, round: (services) => remindOfExpiry(services) },
  { name: 'remind of applications', everyMs: 15_000, round: (services) => remindOfApplications(services) },
  { name: 'remove expired data', everyMs: 60 * MINUTE_MS, round: removeExpired },
];

/** Runs every recurring job until the signal aborts; resolves when the last round has ended. */
export async function runRecurring(services: Services, signal: AbortSignal): Promise<void> {
  await Promise.all(recurring.map((job) => repeat(job, services, signal)));
}

/** One round at a time. A round that fails is logged, and the next one comes. */
async function repeat({ name, everyMs, round }: Recurring, services: Services, signal: AbortSignal): Promise<void> {
  while (await pause(everyMs, true, { signal }).catch(() => false)) {
    await round(services, signal).catch((err) => {
      services.log.warn({ err, job: name }, 'recurring job failed');
      services.metrics.jobFailed(name);
    });
  }
}
