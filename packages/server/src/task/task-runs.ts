import type { ErrorName, TaskStage } from '@verdant/contracts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { returnQuota } from '../money/quota.ts';
import type { Tx } from '../platform/db/client.ts';
import { databaseTime } from '../platform/db/database-time.ts';
import { prepared } from '../platform/db/prepared.ts';
import { tasks } from '../platform/db/schema.ts';
import type { TaskTurn } from '../platform/queue.ts';
import type { Services } from '../services.ts';
import { LEASE_MS, type Run } from './run.ts';
import { turnOf } from './turn-of.ts';

/** Still leased by this attempt: nobody has begun a newer one. */
const mine = (run: Run) => and(eq(tasks.id, run.task.id), eq(tasks.status, 'running'), eq(tasks.fence, run.fence));

const owners = prepared((db) =>
  db
    .select({ userId: tasks.userId, byGuest: tasks.byGuest })
    .from(tasks)
    .where(eq(tasks.id, sql.placeholder('id')))
    .prepare('task_owner'),
);

/** Whose turn a task waits for; null where it is gone. */
export async function turnOfTask(services: Services, taskId: string): Promise<TaskTurn | null> {
  const [row] = await owners(services.db).execute({ id: taskId });
  return row ? turnOf(services, row) : null;
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

type Open = Pick<typeof tasks.$inferSelect, 'id' | 'userId' | 'byGuest' | 'kind'>;

/** Lets every task of somebody that runs be begun anew: its attempt holds it no longer. Answers with all that are open. */
export async function restartRuns(services: Services, tx: Tx, userId: string): Promise<Open[]> {
  const back = {
    status: 'queued',
    stage: 'queued',
    progress: 0,
    attempt: sql`greatest(${tasks.attempt} - 1, 0)`,
    fence: sql`${tasks.fence} + 1`,
    aliveAt: databaseTime(services),
    updatedAt: services.now(),
  } as const;
  const own = eq(tasks.userId, userId);
  await tx
    .update(tasks)
    .set(back)
    .where(and(own, eq(tasks.status, 'running')));
  return tx
    .select()
    .from(tasks)
    .where(and(own, eq(tasks.status, 'queued')));
}

/** Wakes tasks at once, wherever the queue has them. */
export async function wakeNow(services: Services, rows: Open[]): Promise<void> {
  for (const row of rows) await services.queue.wakeNow({ taskId: row.id, ...turnOf(services, row) }, row.kind);
}

/** Wakes every task that the queue has lost: due but not begun for `graceMs`, or begun by a worker that is gone. */
export async function reconcileTasks(services: Services, graceMs = LEASE_MS): Promise<number> {
  const late = lt(tasks.aliveAt, databaseTime(services, -graceMs));
  const waiting = and(inArray(tasks.status, ['queued', 'running']), late);
  const rows = await services.db
    .select({ id: tasks.id, userId: tasks.userId, byGuest: tasks.byGuest, kind: tasks.kind })
    .from(tasks)
    .where(waiting)
    .limit(200);
  await wakeNow(services, rows);
  return rows.length;
}
