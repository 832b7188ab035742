import { emptyContent } from '@verdant/resume';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, queueBackends, type TestServices } from '../../testing/services.ts';
import { grantMembership } from '../money/membership.ts';
import { users } from '../platform/db/schema.ts';
import { openConsumer } from '../platform/queue.ts';
import { addResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { beginRun } from './begin-run.ts';
import { LEASE_MS } from './run.ts';
import { succeedRun } from './succeed-run.ts';
import { failRun, nextTry, postponeRun, reconcileTasks, sendHeartbeat } from './task-runs.ts';
import { listTasks, retryTask, startTask, taskDetail } from './tasks.ts';

/** The database counts in millionths; a time to come is rounded up. */
const ROUNDED_MS = 1;

const sentence = (error: string) => error;

describe.each(queueBackends())('tasks on $name', ({ env }) => {
  let test: TestServices;
  let services: Services;
  let userId: string;
  let resumeId: string;
  let clockMs = 0;
  beforeAll(async () => {
    test = await createTestServices(env, { now: () => new Date(Date.now() + clockMs) });
    services = test.services;
    const values = { email: 'q@example.com', emailKey: 'q', passwordHash: 'x' };
    userId = (await services.db.insert(users).values(values).returning())[0]!.id;
    // each test has a résumé of its own, more than the free level gives
    const grant = { userId, vipCode: 'YEAR', days: 1, orderNo: null, actor: 'test' } as const;
    await services.db.transaction((tx) => grantMembership(services, tx, grant));
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    ({ resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() }));
  });
  const start = (jobDescription: string | null = null) =>
    startTask(services, { kind: 'resume.analyze', userId, resumeId, input: { jobDescription } });
  const detail = (id: string) => taskDetail(services, userId, id, sentence);

  it('gives the open task to one who asks for the same again, and refuses another', async () => {
    const { taskId } = await start();
    expect(await start()).toEqual({ taskId });
    await expect(start('A job')).rejects.toMatchObject({ error: 'wrongState' });
  });

  it('lets one of many begin, and writes only for the attempt that holds it', async () => {
    const { taskId } = await start();
    const runs = (await Promise.all(Array.from({ length: 6 }, () => beginRun(services, taskId)))).filter(
      (run) => run !== null,
    );
    expect(runs).toHaveLength(1);
    clockMs += LEASE_MS + 1;
    const second = (await beginRun(services, taskId))!;
    expect(second.attempt).toBe(2);
    let written = 0;
    const save = async () => ({ written: ++written });
    expect(await sendHeartbeat(services, runs[0]!)).toBe(false);
    expect(await succeedRun(services, runs[0]!, save)).toBe(false);
    expect(await succeedRun(services, second, save)).toBe(true);
    expect(await succeedRun(services, second, save)).toBe(false);
    expect(written).toBe(1);
    expect(await detail(taskId)).toMatchObject({ status: 'succeeded', result: { written: 1 }, progress: 100 });
    expect(await nextTry(services, taskId)).toBeNull();
  });

  it('postpones, fails, and runs again when asked to', async () => {
    const { taskId } = await start();
    const first = (await beginRun(services, taskId))!;
    await postponeRun(services, first, 5_000);
    expect(await beginRun(services, taskId)).toBeNull();
    expect(await nextTry(services, taskId)).toBeGreaterThan(4_000);
    clockMs += 6_000;
    const second = (await beginRun(services, taskId))!;
    await failRun(services, second, 'encrypted', async () => {});
    expect(await detail(taskId)).toMatchObject({ status: 'failed', error: { code: 108, errMsg: 'encrypted' } });
    expect(await retryTask(services, userId, taskId)).toEqual({ taskId });
    await expect(retryTask(services, userId, taskId)).rejects.toMatchObject({ error: 'wrongState' });
    expect(await detail(taskId)).toMatchObject({ status: 'queued', attempt: 0 });
  });

  it('retries one of two that failed, however close together both are asked for', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { taskId } = await start();
      await failRun(services, (await beginRun(services, taskId))!, 'internal', async () => {});
      ids.push(taskId);
    }
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.allSettled(ids.map((id) => retryTask(services, userId, id)));
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]!.reason).toMatchObject({ error: 'wrongState' });
      const won = ids[answers.findIndex(({ status }) => status === 'fulfilled')]!;
      await failRun(services, (await beginRun(services, won))!, 'internal', async () => {});
    }
  });

  it('measures a lease by the database, not by a machine whose clock is wrong', async () => {
    const { taskId } = await start();
    const run = (await beginRun(services, taskId))!;
    await sendHeartbeat(services, run);
    // the row holds the database's time, to the second, whatever this process thinks
    const { rows } = await services.db.execute<{ off: number }>(
      `select extract(epoch from now() - alive_at)::float8 as off from tasks where id = '${taskId}'`,
    );
    expect(Math.abs(rows[0]!.off - -clockMs / 1000)).toBeLessThan(2);
    const real = Date.now;
    try {
      // a machine that is a minute ahead has no injected clock: both of its times are wrong together
      Date.now = () => real() + 60_000;
      expect(await beginRun(services, taskId), 'the lease still holds').toBeNull();
      expect(await nextTry(services, taskId)).toBeLessThanOrEqual(LEASE_MS + ROUNDED_MS);
      await sendHeartbeat(services, run);
    } finally {
      Date.now = real;
    }
    expect(await nextTry(services, taskId)).toBeLessThanOrEqual(LEASE_MS + ROUNDED_MS);
  });

  it('lets an attempt from before a retry end nothing', async () => {
    const { taskId } = await start();
    const stalled = (await beginRun(services, taskId))!;
    clockMs += LEASE_MS + 1;
    await failRun(services, (await beginRun(services, taskId))!, 'timeout', async () => {});
    await retryTask(services, userId, taskId);
    const again = (await beginRun(services, taskId))!;
    expect(again.attempt).toBe(stalled.attempt);
    expect(await succeedRun(services, stalled, async () => ({}))).toBe(false);
    expect(await succeedRun(services, again, async () => ({}))).toBe(true);
  });

  it('hands every task to a consumer, those that the queue has lost as well', async () => {
    const { taskId: known } = await start();
    const { resumeId: second } = await addResume(services, userId, { name: 'S', language: 'en' });
    const broken = {
      ...services,
      queue: { ...services.queue, wake: async () => Promise.reject(new Error('queue is away')) },
    };
    const { taskId: lost } = await startTask(broken, {
      kind: 'resume.analyze',
      userId,
      resumeId: second,
      input: { jobDescription: null },
    });
    const seen: string[] = [];
    let calls = 0;
    const consumer = openConsumer(
      test.config,
      async (id) => {
        // the first call of the known task asks to be called again
        if (id === known && calls++ === 0) return 300;
        seen.push(id);
        return null;
      },
      { lane: 'advise', concurrency: 2, onError: () => {} },
    );
    clockMs += LEASE_MS + 1;
    await reconcileTasks(services);
    await expect
      .poll(() => [...seen].sort(), { timeout: 20_000 })
      .toEqual(expect.arrayContaining([known, lost].sort()));
    expect(calls).toBeGreaterThan(1);
    await consumer.close();
  }, 30_000);

  it('hands out a task whose wake-up was put off by a clock that was wrong', async () => {
    const away = async () => Promise.reject(new Error('queue is away'));
    const broken = { ...services, queue: { ...services.queue, wake: away } };
    const { taskId } = await startTask(broken, {
      kind: 'resume.analyze',
      userId,
      resumeId,
      input: { jobDescription: null },
    });
    // a worker whose clock stood a day ahead has said when to be called again
    await services.queue.wake({ taskId, person: userId }, 'resume.analyze', 26 * 3_600_000);
    const seen: string[] = [];
    const handle = async (id: string) => {
      seen.push(id);
      return null;
    };
    const consumer = openConsumer(test.config, handle, { lane: 'advise', concurrency: 2, onError: () => {} });
    clockMs += LEASE_MS + 1;
    await reconcileTasks(services);
    await expect.poll(() => seen, { timeout: 10_000 }).toContain(taskId);
    await consumer.close();
  }, 30_000);

  it('hands out a task whose wake-up is held by one who does nothing with it', async () => {
    let letGo = () => {};
    const held: string[] = [];
    const hold = async (id: string) => {
      held.push(id);
      await new Promise<void>((done) => {
        letGo = done;
      });
      return null;
    };
    const options = { lane: 'advise', concurrency: 1, onError: () => {} } as const;
    const gone = openConsumer(test.config, hold, options);
    const { taskId } = await start();
    await expect.poll(() => held, { timeout: 10_000 }).toEqual([taskId]);
    const seen: string[] = [];
    const handle = async (id: string) => {
      seen.push(id);
      return null;
    };
    const consumer = openConsumer(test.config, handle, options);
    clockMs += LEASE_MS + 1;
    await reconcileTasks(services);
    await expect.poll(() => seen, { timeout: 10_000 }).toContain(taskId);
    letGo();
    await Promise.all([gone.close(), consumer.close()]);
  }, 30_000);

  it('shows nobody the tasks of another', async () => {
    const { taskId } = await start();
    const stranger = (
      await services.db
        .insert(users)
        .values({ email: 's', emailKey: `s${Math.random()}`, passwordHash: 'x' })
        .returning()
    )[0]!.id;
    await expect(taskDetail(services, stranger, taskId, sentence)).rejects.toMatchObject({ error: 'notFound' });
    await expect(retryTask(services, stranger, taskId)).rejects.toMatchObject({ error: 'notFound' });
    expect((await listTasks(services, stranger, { page: 1, size: 20 }, sentence)).total).toBe(0);
    await services.db.delete(users).where(eq(users.id, stranger));
  });
});
