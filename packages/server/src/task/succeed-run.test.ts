import { emptyContent } from '@verdant/resume';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../testing/services.ts';
import type { Tx } from '../platform/db/client.ts';
import { resumes } from '../platform/db/schema.ts';
import { addResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { beginRun } from './begin-run.ts';
import { LEASE_MS, type Run } from './run.ts';
import { succeedRun } from './succeed-run.ts';
import { postponeRun } from './task-runs.ts';
import { startTask } from './tasks.ts';

let test: TestServices;
let services: Services;
let runs: Run[];
let clockMs = 0;
let people = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + clockMs) });
  services = test.services;
  await services.db.execute(sql`create table brought (task_id uuid not null, word text not null)`);
}, 60_000);
afterAll(() => test.close());

async function begun(): Promise<Run> {
  const { id: userId } = await addPerson(services, `ends-${people++}@example.com`, 'bamboo-slips-1');
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
  const { taskId } = await startTask(services, {
    kind: 'resume.analyze',
    userId,
    resumeId,
    input: { jobDescription: null },
  });
  return (await beginRun(services, taskId))!;
}
beforeEach(async () => {
  runs = await Promise.all([begun(), begun(), begun()]);
});

/** Brings `word` and says so. */
const bring = (run: Run, word: string) => async (tx: Tx) => {
  await tx.execute(sql`insert into brought values (${run.task.id}, ${word})`);
  return { word };
};

/** What stands of each task: its state, its result, the words that were written, and which transaction wrote it. */
async function standing() {
  const { rows } = await services.db.execute<{
    status: string;
    word: string | null;
    words: string[];
    wrote: string;
  }>(sql`
    select status, result->>'word' as word, tasks.xmin::text as wrote,
      array(select b.word from brought b where b.task_id = tasks.id) as words
    from tasks join unnest(${sql.param(runs.map(({ task }) => task.id))}::uuid[]) with ordinality as of(id, n) using (id)
    order by n`);
  return rows;
}
const states = async () => (await standing()).map(({ status, word, words }) => [status, word, words]);
const done = (word: string) => ['succeeded', word, [word]];
const open = ['running', null, []];

it('tasks that end at one moment share a transaction, and each has what is its own', async () => {
  expect(await Promise.all(runs.map((run, i) => succeedRun(services, run, bring(run, `w${i}`))))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await states()).toEqual([done('w0'), done('w1'), done('w2')]);
  expect(new Set((await standing()).map(({ wrote }) => wrote)).size).toBe(1);
});

it('the fault of one is its own, and nothing of it stays', async () => {
  const [good, bad, other] = runs as [Run, Run, Run];
  const fails = async (tx: Tx) => {
    await bring(bad, 'half')(tx);
    throw new Error('no good');
  };
  const ends = await Promise.allSettled([
    succeedRun(services, good, bring(good, 'a')),
    succeedRun(services, bad, fails),
    succeedRun(services, other, bring(other, 'b')),
  ]);
  expect(ends).toMatchObject([
    { status: 'fulfilled', value: true },
    { status: 'rejected', reason: { message: 'no good' } },
    { status: 'fulfilled', value: true },
  ]);
  expect(await states()).toEqual([done('a'), open, done('b')]);
});

it('an attempt that has lost its task writes nothing, beside others that have not', async () => {
  const [lost, good] = runs as [Run, Run];
  clockMs += LEASE_MS + 1;
  const newer = (await beginRun(services, lost.task.id))!;
  const ends = [
    succeedRun(services, lost, bring(lost, 'old')),
    succeedRun(services, good, bring(good, 'a')),
    succeedRun(services, newer, bring(newer, 'new')),
  ];
  expect(await Promise.all(ends)).toEqual([false, true, true]);
  expect((await states()).slice(0, 2)).toEqual([done('new'), done('a')]);
});

it('asked for twice at one moment a task ends once', async () => {
  const [run] = runs as [Run];
  const ends = await Promise.all(['a', 'b'].map((word) => succeedRun(services, run, bring(run, word))));
  expect(ends).toEqual([true, false]);
  expect((await states())[0]).toEqual(done('a'));
});

it('a line that breaks in the midst leaves nothing half done, and each ends once', async () => {
  let breaks = 1;
  const ends = runs.map((run, i) =>
    succeedRun(services, run, async (tx) => {
      const answer = await bring(run, `w${i}`)(tx);
      if (i === 1 && breaks-- > 0) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return answer;
    }),
  );
  expect(await Promise.all(ends)).toEqual([true, true, true]);
  expect(await states()).toEqual([done('w0'), done('w1'), done('w2')]);
});

it('who has to wait for a lock is waited for by nobody else', async () => {
  const [waits, ...others] = runs as [Run, Run, Run];
  const own = eq(resumes.id, waits.task.resumeId);
  let letGo = () => {};
  const release = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holder = services.db.transaction(async (tx) => {
    await tx.select().from(resumes).where(own).for('update');
    isHeld();
    await release;
  });
  await held;
  const late = succeedRun(services, waits, async (tx) => {
    await tx.select().from(resumes).where(own).for('update');
    return bring(waits, 'late')(tx);
  });
  const ends = others.map((run) => succeedRun(services, run, bring(run, 'now')));
  expect(await Promise.race([Promise.all(ends), late])).toEqual([true, true]);
  const alone = await begun();
  expect(await Promise.race([succeedRun(services, alone, async () => ({})), late.then(() => 'after')])).toBe(true);
  expect(await states()).toEqual([open, done('now'), done('now')]);
  letGo();
  await holder;
  expect(await late).toBe(true);
  expect((await states())[0]).toEqual(done('late'));
});

it('what is asked for at one moment is taken at one moment, each task by one', async () => {
  await Promise.all(runs.map((run) => postponeRun(services, run, 0, true)));
  const ids = runs.map(({ task }) => task.id);
  const taken = await Promise.all([...ids, ids[0]!].map((id) => beginRun(services, id)));
  expect(taken.map((run) => run?.task.id ?? null)).toEqual([...ids, null]);
  expect(new Set((await standing()).map(({ wrote }) => wrote)).size).toBe(1);
});
