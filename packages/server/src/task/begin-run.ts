import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { clockShift, timeIn } from '../platform/db/database-time.ts';
import { prepared } from '../platform/db/prepared.ts';
import { tasks } from '../platform/db/schema.ts';
import { grouped } from '../platform/grouped.ts';
import type { Services } from '../services.ts';
import { LEASE_MS, type Run } from './run.ts';

/** Tasks that one statement takes. */
const TOGETHER = 32;

const { placeholder } = sql;
const taking = prepared((db) => {
  const due = and(eq(tasks.status, 'queued'), lte(tasks.aliveAt, timeIn(placeholder('shift'))));
  const lost = and(eq(tasks.status, 'running'), lt(tasks.aliveAt, timeIn(placeholder('lost'))));
  const asked = sql`${tasks.id} = any(${placeholder('ids')}::uuid[])`;
  // what another is at work on at this very moment waits for nobody here: it is asked for again
  const free = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(asked, or(due, lost)))
    .for('no key update', { skipLocked: true });
  return db
    .update(tasks)
    .set({
      status: 'running',
      attempt: sql`${tasks.attempt} + 1`,
      fence: sql`${tasks.fence} + 1`,
      aliveAt: timeIn(placeholder('shift')),
      updatedAt: sql`${placeholder('now')}::timestamptz`,
    })
    .where(inArray(tasks.id, free))
    .returning()
    .prepare('begin_tasks');
});

async function beginAll(services: Services, ids: string[]): Promise<(Run | null)[]> {
  const shift = clockShift(services);
  const given = { ids: [...new Set(ids)], shift, lost: shift - LEASE_MS, now: services.now() };
  const taken = new Map((await taking(services.db).execute(given)).map((task) => [task.id, task]));
  return ids.map((id) => {
    const task = taken.get(id);
    // asked for twice it is the first's
    taken.delete(id);
    return task ? { task, attempt: task.attempt, fence: task.fence } : null;
  });
}

const beginners = new WeakMap<Services, (taskId: string) => Promise<Run | null>>();

/**
 * Takes a task: one that is queued and due, or one whose worker is gone. Null when there is nothing to take: it has
 * ended, somebody else has it, or its time has not come. What is asked for together is taken by one statement.
 */
export function beginRun(services: Services, taskId: string): Promise<Run | null> {
  const begin = beginners.get(services) ?? grouped((ids: string[]) => beginAll(services, ids), { most: TOGETHER });
  beginners.set(services, begin);
  return begin(taskId);
}
