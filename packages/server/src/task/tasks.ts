import {
  errors,
  Failure,
  type Page,
  type Paged,
  type Task,
  type TaskKind,
  type TaskMap,
  type TaskRef,
  taskDefinition,
} from '@verdant/contracts';
import { type AnyColumn, and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { clockShift, databaseTime, timeIn } from '../platform/db/database-time.ts';
import { prepared } from '../platform/db/prepared.ts';
import { resumes, tasks, users } from '../platform/db/schema.ts';
import { violatesUnique } from '../platform/db/unique-violation.ts';
import type { Services } from '../services.ts';
import { charge, openAccount, settle } from './charges.ts';
import { turnOf } from './turn-of.ts';

export type TaskRow = typeof tasks.$inferSelect;
type NewTask<K extends TaskKind> = { kind: K; userId: string; resumeId: string; input: TaskMap[K]['input'] };

const { placeholder } = sql;
/** Whether somebody has no account. */
const isGuest = (userId: unknown) => sql<boolean>`(select guest_until is not null from ${users} where id = ${userId})`;
const adding = prepared((db) =>
  db
    .insert(tasks)
    .values({
      kind: placeholder('kind'),
      userId: placeholder('userId'),
      resumeId: placeholder('resumeId'),
      input: placeholder('input'),
      aliveAt: timeIn(placeholder('shift')),
      byGuest: isGuest(placeholder('userId')),
      trace: placeholder('trace'),
      createdAt: placeholder('now'),
      updatedAt: placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ id: tasks.id, byGuest: tasks.byGuest })
    .prepare('add_task'),
);

/** What was written, and whether it waits among visitors. */
type Added = TaskRef & { byGuest: boolean };

/** Of a task whose place another one of its kind gives up at the same moment. */
const TRIES = 5;

/**
 * Writes the row; the caller wakes the queue after its transaction. One task of a kind runs on a résumé at a time:
 * asking for the same again gives the open one, asking for another is Failure 'wrongState'. What it costs is taken here.
 */
export async function addTask<K extends TaskKind>(services: Services, tx: Tx, task: NewTask<K>): Promise<Added> {
  const row = { ...task, shift: clockShift(services), now: services.now(), trace: services.traces.here() };
  for (let tries = 1; ; tries++) {
    const [[added], account] = await Promise.all([adding(tx).execute(row), openAccount(services, tx, task.userId)]);
    if (added) {
      await settle(services, tx, { ...task, id: added.id }, account);
      return { taskId: added.id, byGuest: added.byGuest };
    }
    const [open] = await tx
      .select({
        id: tasks.id,
        byGuest: tasks.byGuest,
        same: sql<boolean>`${tasks.input} = ${JSON.stringify(task.input)}::jsonb`,
      })
      .from(tasks)
      .where(
        and(eq(tasks.resumeId, task.resumeId), eq(tasks.kind, task.kind), inArray(tasks.status, ['queued', 'running'])),
      );
    if (open?.same) return { taskId: open.id, byGuest: open.byGuest };
    // none: the one that was open has ended since, and its place is free
    if (open || tries === TRIES) throw new Failure('wrongState', { retry: true });
  }
}

type Woken = Added & { userId: string };

/** The wake-up call. A queue that is away costs time, never the task: the reconciler wakes it later. */
export async function wake(services: Services, { taskId, ...whose }: Woken, kind: TaskKind): Promise<void> {
  const { queue, log } = services;
  await queue
    .wake({ taskId, ...turnOf(services, whose) }, kind)
    .catch((error) => log.warn({ err: error, taskId }, 'queue unreachable; the reconciler will wake the task'));
}

/** Row first, then the queue. */
export async function startTask<K extends TaskKind>(services: Services, task: NewTask<K>): Promise<TaskRef> {
  const added = await services.db.transaction((tx) => addTask(services, tx, task));
  await wake(services, { ...added, userId: task.userId }, task.kind);
  return { taskId: added.taskId };
}

/** Says a failed task's error in the language of a request; given by the edge. */
export type Sentence = (error: keyof typeof errors) => string;

export function showTask(row: TaskRow & { resumeName: string }, sentence: Sentence): Task {
  const shared = {
    id: row.id,
    kind: row.kind,
    resumeId: row.resumeId,
    resumeName: row.resumeName,
    stage: row.stage,
    progress: row.progress,
    attempt: row.attempt,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
  if (row.status === 'succeeded') return { ...shared, status: 'succeeded', result: row.result } as Task;
  if (row.status !== 'failed') return { ...shared, status: row.status } as Task;
  const name = row.error ?? 'internal';
  return { ...shared, status: 'failed', error: { name, code: errors[name].code, errMsg: sentence(name) } } as Task;
}

const withName = (db: DbOrTx) =>
  db
    .select({ task: tasks, resumeName: resumes.name })
    .from(tasks)
    .innerJoin(resumes, eq(resumes.id, tasks.resumeId))
    .$dynamic();

const flat = ({ task, resumeName }: { task: TaskRow; resumeName: string }) => ({ ...task, resumeName });

export async function taskDetail({ db }: Services, userId: string, id: string, sentence: Sentence): Promise<Task> {
  const [row] = await withName(db).where(and(eq(tasks.id, id), eq(tasks.userId, userId)));
  if (!row) throw new Failure('notFound');
  return showTask(flat(row), sentence);
}

export async function listTasks(
  { db }: Services,
  userId: string,
  { page, size }: Paged,
  sentence: Sentence,
): Promise<Page<Task>> {
  const own = eq(tasks.userId, userId);
  const rows = await withName(db)
    .where(own)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await db.select({ n: count() }).from(tasks).where(own);
  return { items: rows.map((row) => showTask(flat(row), sentence)), total: total!.n };
}

/** The newest task on a résumé unless it went well: what runs, waits or failed. */
export const openTaskOf = (db: DbOrTx, resumeId: AnyColumn) => {
  const newest = db.select().from(tasks).where(eq(tasks.resumeId, resumeId)).orderBy(desc(tasks.createdAt)).limit(1);
  const last = newest.as('last');
  return db.select().from(last).where(ne(last.status, 'succeeded'));
};

/** A failed task runs again from its beginning, under its own id. Failure 'wrongState' for any other. */
export async function retryTask(services: Services, userId: string, id: string): Promise<TaskRef> {
  const { db, now } = services;
  const [own] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId)));
  if (!own) throw new Failure('notFound');
  const run = db.transaction(async (tx) => {
    const again = {
      status: 'queued' as const,
      stage: 'queued' as const,
      progress: 0,
      attempt: 0,
      error: null,
      byGuest: isGuest(userId),
      trace: services.traces.here(),
      aliveAt: databaseTime(services),
      updatedAt: now(),
    };
    // an open task of the same kind holds the place
    const open = sql`not exists (select 1 from ${tasks} o where o.resume_id = ${own.resumeId} and o.kind = ${own.kind} and o.status in ('queued', 'running'))`;
    const done = await tx
      .update(tasks)
      .set(again)
      .where(and(eq(tasks.id, id), eq(tasks.status, 'failed'), open))
      .returning({ byGuest: tasks.byGuest });
    if (!done[0]) throw new Failure('wrongState');
    // its quota was returned when it failed
    await charge(services, tx, { id, userId, kind: own.kind, input: own.input as TaskMap[TaskKind]['input'] });
    if (taskDefinition(own.kind).fillsResume)
      await tx.update(resumes).set({ status: 'processing' }).where(eq(resumes.id, own.resumeId));
    return done[0].byGuest;
  });
  const byGuest = await run.catch((error) => {
    // another of its kind was begun at this very moment, which the look above could not see yet
    throw violatesUnique(error, 'tasks_one_open') ? new Failure('wrongState') : error;
  });
  await wake(services, { taskId: id, userId, byGuest }, own.kind);
  return { taskId: id };
}

const KEPT_MS = 180 * 86_400_000;

/** What ended long ago; what it brought stays. */
export async function removeOldTasks({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  await db.delete(tasks).where(and(inArray(tasks.status, ['succeeded', 'failed']), lt(tasks.updatedAt, old)));
}
