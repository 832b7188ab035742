import { setTimeout as wait } from 'node:timers/promises';
import { createServices, type Services } from '@verdant/server';
import { readConfig } from '@verdant/server/platform';
import { addTask, wake } from '@verdant/server/task';
import type pg from 'pg';
import { median, percentile } from '../render/table.ts';
import { type BareQueue, openBareQueue } from './beside/queue.ts';
import type { Person } from './calls.ts';
import type { Place } from './place.ts';
import { productionEnv } from './programs.ts';

/** Analyses a second from the first order to the last result; ms from a wake-up call to the first line of the job. */
export type TaskFigures = { perSecond: number; p50: number; p99: number };

const BATCH = Number(process.env.BENCH_BATCH ?? 300);
const SINGLES = 60;
const BETWEEN_MS = 20;
const LOOK_MS = 20;
const LIMIT_MS = 60_000;
const AT_ONCE = 16;

/** Whose résumé it is stands in the session of a call, so the bench knows it as well. */
type Target = { userId: string; resumeId: string };
/** `order` writes what there is to do and calls; it gives the id of the task and when it called, in ms. */
type Side = { order(target: Target): Promise<{ id: string; calledAt: number }>; done(ids: string[]): Promise<number> };

const now = () => performance.timeOrigin + performance.now();

/** When each task was begun, as its row was taken: by a trigger, so that the product is as it is. */
const WATCH = `
  create table bench_begun (id uuid primary key, begun_at timestamptz not null default clock_timestamp(), ended_at timestamptz);
  create function bench_watch() returns trigger language plpgsql as $$ begin
    if new.status = 'running' and old.status = 'queued' then insert into bench_begun (id) values (new.id) on conflict do nothing;
    elsif new.status = 'succeeded' and old.status = 'running' then update bench_begun set ended_at = clock_timestamp() where id = new.id;
    end if; return null; end $$;
  create trigger bench_watch after update on tasks for each row execute function bench_watch();`;

const productSide = (services: Services, done: Side['done']): Side => ({
  order: async ({ userId, resumeId }) => {
    const task = { kind: 'resume.analyze' as const, userId, resumeId, input: { jobDescription: null } };
    const { taskId } = await services.db.transaction((tx) => addTask(services, tx, task));
    const calledAt = now();
    await wake(services, { taskId, userId, byGuest: false }, task.kind);
    return { id: taskId, calledAt };
  },
  done,
});

const bareSide = (queue: BareQueue, done: Side['done']): Side => ({
  order: async ({ resumeId }) => {
    const calledAt = now();
    return { id: await queue.add(resumeId), calledAt };
  },
  done,
});

async function untilDone({ done }: Side, ids: string[]): Promise<void> {
  for (const until = now() + LIMIT_MS; (await done(ids)) < ids.length; await wait(LOOK_MS))
    if (now() > until) throw new Error(`${ids.length - (await done(ids))} of ${ids.length} tasks do not end`);
}

/** Many at once. */
async function throughput(side: Side, db: pg.Pool, targets: Target[]): Promise<number> {
  const begun = now();
  const ids: string[] = [];
  const rest = [...targets];
  const lane = async () => {
    for (let target = rest.pop(); target; target = rest.pop()) ids.push((await side.order(target)).id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await untilDone(side, ids);
  const { rows } = await db.query('select max(ended_at) as last from bench_begun where id = any($1)', [ids]);
  return (ids.length * 1000) / (rows[0].last.getTime() - begun);
}

/** One after another, each when nothing else is to be done. */
async function pickUps(side: Side, db: pg.Pool, targets: Target[]): Promise<number[]> {
  const called = new Map<string, number>();
  for (const target of targets) {
    const { id, calledAt } = await side.order(target);
    called.set(id, calledAt);
    await untilDone(side, [id]);
    await wait(BETWEEN_MS * Math.random());
  }
  const { rows } = await db.query(
    `select id, (extract(epoch from begun_at) * 1000)::float8 as ms from bench_begun where id = any($1)`,
    [[...called.keys()]],
  );
  return rows.map(({ id, ms }) => ms - called.get(id)!);
}

/** The product's tasks beside the bare queue, in turn, on the same queue backend and with the same rules. */
export async function compareTasks(place: Place, people: Person[], rounds: number): Promise<TaskFigures[]> {
  const services = createServices(readConfig({ ...productionEnv(place, 1), LOG_LEVEL: 'silent' }));
  const db = services.db.$client;
  await db.query(WATCH);
  const queue = openBareQueue(place);
  const done = async (ids: string[]) =>
    Number(
      (await db.query('select count(*) from bench_begun where ended_at is not null and id = any($1)', [ids])).rows[0]
        .count,
    );
  const sides = [productSide(services, done), bareSide(queue, done)];
  const seen = sides.map(() => ({ perSecond: [] as number[], waits: [] as number[] }));
  const asked = people.flatMap((person) => person.resumes.slice(0, 5));
  const { rows: targets } = await db.query<Target>(
    `select user_id as "userId", id as "resumeId" from unnest($1::uuid[]) with ordinality of(id, n)
     join resumes using (id) order by n`,
    [asked],
  );
  let used = 0;
  const next = (count: number) => {
    const some = Array.from({ length: count }, (_, i) => targets[(used + i * 7) % targets.length]!);
    used += count * 7;
    return some;
  };
  for (const side of sides) await throughput(side, db, next(BATCH / 3));
  for (let round = 0; round < rounds; round++)
    for (const [i, side] of sides.entries()) {
      seen[i]!.perSecond.push(await throughput(side, db, next(BATCH)));
      seen[i]!.waits.push(...(await pickUps(side, db, next(SINGLES))));
    }
  await queue.close();
  await services.queue.close();
  await db.end();
  return seen.map(({ perSecond, waits }) => ({
    perSecond: median(perSecond),
    p50: percentile(waits, 50),
    p99: percentile(waits, 99),
  }));
}
