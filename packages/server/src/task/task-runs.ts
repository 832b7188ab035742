import type { ErrorName, TaskStage } from '@verdant/contracts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { returnQuota } from '../money/quota.ts';
import type { Tx } from '../platform/db/client.ts';
import { databaseTime } from '../platform/db/database-time.ts';
import { prepared } from '../platform/db/prepared.ts';
import { tasks } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { LEASE_MS, type Run } from './run.ts';
import { turnOf } from './turn-of.ts';

/** Still leased by this attempt: nobody has begun a newer one. */
const mine = (run: Run) => and(eq(tasks.id, run.task.id), eq(tasks.status, 'running'), eq(tasks.fence, run.fence));

const owners = prepared((db) =>
  db
    .select({ userId: tasks.userId })
    .from(tasks)
    .where(eq(tasks.id, sql.placeholder('id')))
    .prepare('task_owner'),
);

/** Whose turn a task waits for; null where it is gone. */
export async function turnOfTask(services: Services, taskId: string): Promise<string | null> {
  const [row] = await owners(services.db).execute({ id: taskId });
  return row ? turnOf(services, row.userId) : null;
}

/** In how many ms a task that could not be begun may be: null when it has ended or is gone. */
export async function nextTry(services: Services, taskId: string): Promise<number | null> {
  const inMs = sql<number>`(extract(epoch from ${tasks.aliveAt} - ${databaseTime(services)}) * 1000)::float8`;
  const [row] = await services.db.select({ status: tasks.status, inMs }).from(tasks).where(eq(tasks.id, taskId));
  if (!row || row.status === 'succeeded' || row.status === 'failed') return null;
  return Math.max(250, Math.ceil(row.inMs) + (row.status === 'running' ? LEASE_MS : 0));
}

/** Renews the lease; false when the task is no longer this attempt's. */
export async function sendHeartbeat(
  services: Services,
  run: Run,
  what: { stage?: TaskStage; progress?: number } = {},
): Promise<boolean> {
  const rows = await services.db
    .update(tasks)
    .set({ ...what, aliveAt: databaseTime(services), updatedAt: services.now() })
    .where(mine(run))
    .returning({ id: tasks.id });
  return rows.length === 1;
}

/** Puts a task back to be tried again after `delayMs`. A `free` return, as when a worker stops, costs no attempt. */
export async function postponeRun(services: Services, run: Run, delayMs: number, free = false): Promise<boolean> {
  const back = {
    status: 'queued',
    stage: 'retrying',
    progress: 0,
    attempt: run.attempt - (free ? 1 : 0),
    aliveAt: databaseTime(services, delayMs),
    updatedAt: services.now(),
  } as const;
  const rows = await services.db.update(tasks).set(back).where(mine(run)).returning({ id: tasks.id });
  return rows.length === 1;
}

/** Ends a task as failed and returns its quota. `also` runs in the same transaction. */
export async function failRun(
  services: Services,
  run: Run,
  error: ErrorName,
  also: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const over = { status: 'failed', error, updatedAt: now() } as const;
    const rows = await tx.update(tasks).set(over).where(mine(run)).returning({ id: tasks.id });
    if (!rows.length) return false;
    await returnQuota(services, tx, run.task.id);
    await also(tx);
    return true;
  });
}

/** Wakes every task that the queue has lost: due but not begun for `graceMs`, or begun by a worker that is gone. */
export async function reconcileTasks(services: Services, graceMs = LEASE_MS): Promise<number> {
  const { db, queue } = services;
  const late = lt(tasks.aliveAt, databaseTime(services, -graceMs));
  const waiting = and(inArray(tasks.status, ['queued', 'running']), late);
  const rows = await db
    .select({ id: tasks.id, userId: tasks.userId, kind: tasks.kind })
    .from(tasks)
    .where(waiting)
    .limit(200);
  for (const row of rows) await queue.wakeNow({ taskId: row.id, person: turnOf(services, row.userId) }, row.kind);
  return rows.length;
}
