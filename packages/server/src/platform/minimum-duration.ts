import { setTimeout as wait } from 'node:timers/promises';

/** Does the work and answers after `ms`, or later where the work took longer: how long it took says nothing then. */
export async function takeAtLeast<R>(ms: number, work: () => Promise<R>): Promise<R> {
  const [done] = await Promise.allSettled([work(), wait(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
