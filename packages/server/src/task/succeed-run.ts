import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { tasks } from '../platform/db/schema.ts';
import { grouped } from '../platform/grouped.ts';
import type { Services } from '../services.ts';
import type { Run } from './run.ts';

/** Tasks that one transaction ends. */
const TOGETHER = 16;

type End = { run: Run; save(tx: Tx): Promise<unknown> };

const { placeholder } = sql;
const holding = prepared((db) =>
  db
    .select({ id: tasks.id, fence: tasks.fence })
    .from(tasks)
    .where(and(sql`${tasks.id} = any(${placeholder('ids')}::uuid[])`, eq(tasks.status, 'running')))
    // one order for all who end several
    .orderBy(tasks.id)
    .for('no key update')
    .prepare('hold_tasks'),
);

const ending = prepared((db) =>
  db
    .update(tasks)
    .set({
      status: 'succeeded',
      stage: 'done',
      progress: 100,
      result: sql`ended.result`,
      error: null,
      updatedAt: sql`${placeholder('now')}::timestamptz`,
    })
    .from(sql`unnest(${placeholder('ids')}::uuid[], ${placeholder('results')}::jsonb[]) as ended(id, result)`)
    .where(eq(tasks.id, sql`ended.id`))
    .prepare('end_tasks'),
);

/** In one transaction, from which nothing stays when one of them fails. */
function endAll({ db, now }: Services, ends: End[]): Promise<boolean[]> {
  return db.transaction(async (tx) => {
    const limited = ends.length > 1 ? tx.execute(patience).execute() : null;
    const [held] = await Promise.all([holding(tx).execute({ ids: ends.map(({ run }) => run.task.id) }), limited]);
    const fences = new Map(held.map(({ id, fence }) => [id, fence]));
    // whoever ends a task twice at one moment ends it once
    const mine = ends.filter(({ run: { task, fence } }) => fences.get(task.id) === fence && fences.delete(task.id));
    // all of them have come to an end before the transaction does
    const saved = await Promise.allSettled(mine.map(({ save }) => save(tx)));
    const results = saved.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return JSON.stringify(one.value);
    });
    if (mine.length) await ending(tx).execute({ ids: mine.map(({ run }) => run.task.id), results, now: now() });
    return ends.map((end) => mine.includes(end));
  });
}

/** Who ends together with others waits for nobody's lock: then each ends alone. */
const patience = sql`set local lock_timeout = '100ms'`;

const enders = new WeakMap<Services, (end: End) => Promise<boolean>>();

function enderOf(services: Services) {
  const alone = (end: End) => endAll(services, [end]).then(([done]) => done!);
  return grouped(
    async (ends: End[]) => {
      // the fault of one, or a line that broke, must not be another's: each has its own turn then
      if (ends.length > 1) {
        const done = await endAll(services, ends).catch(() => null);
        return done ?? ends.map(alone);
      }
      return [await alone(ends[0]!)];
    },
    { most: TOGETHER },
  );
}

/**
 * Ends a task as succeeded. `save` writes what the task brought in the same transaction, so both are there or neither is, and
 * an attempt that has lost its task writes nothing. Returns whether it was this attempt that ended it. Tasks that end at
 * one moment share a transaction; when that fails `save` is called again, in one of its own.
 */
export function succeedRun<R>(services: Services, run: Run, save: (tx: Tx) => Promise<R>): Promise<boolean> {
  const end = enders.get(services) ?? enderOf(services);
  enders.set(services, end);
  return end({ run, save });
}
