import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import type { Services } from '@verdant/server';
import { grantMembership } from '@verdant/server/money';
import {
  addJob,
  addResume,
  listRevisions,
  listSiblings,
  newestAnalysis,
  ownResume,
  startImport,
  startSibling,
} from '@verdant/server/resume';
import { startTask, taskDetail } from '@verdant/server/task';
import { createTestServices, queueBackends, type TestServices } from '@verdant/server/testing';
import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { createTypesetter, samples } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../testing/processes.ts';

/** Of each queue; chaos kills workers as well. */
const KILLS = Number(process.env.KILLS ?? 1);
/** Two places of a lane are one person's: what waits for them is open, and that is limited. */
const MOST_OPEN = 10;

const startWorkerProcess = (env: Record<string, string>) => startProgram('worker', env, 'ignore');

describe.each(queueBackends(3))('a worker killed at random moments, queue on $name', ({ env }) => {
  let test: TestServices;
  let services: Services;
  let userId: string;
  let model: Awaited<ReturnType<typeof startScriptedModel>>;
  let workerEnv: Record<string, string>;
  let pdf: Uint8Array;

  beforeAll(async () => {
    // slow and of no use: the point is to be killed while it is asked
    model = await startScriptedModel(async () => {
      await sleep(400);
      return { kind: 'text', text: 'no json here' };
    });
    const llm = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_API_KEY: 'k' };
    test = await createTestServices({ ...env, ...llm });
    services = test.services;
    workerEnv = {
      ...env,
      ...llm,
      DATABASE_URL: test.config.databaseUrl,
      DATA_DIR: test.config.dataDir,
      LOG_LEVEL: 'silent',
    };
    const { users } = await import('../../../packages/server/src/platform/db/schema.ts');
    const values = { email: 'kill@example.com', emailKey: 'kill@example.com', passwordHash: 'x' };
    userId = (await services.db.insert(users).values(values).returning())[0]!.id;
    // so many tasks and résumés are beyond the free level
    const grant = { userId, vipCode: 'YEAR', days: 1, orderNo: null, actor: 'test' } as const;
    await services.db.transaction((tx) => grantMembership(services, tx, grant));
    const typesetter = createTypesetter({ processes: 1 });
    pdf = (await typesetter.pdf({ content: samples.en, language: 'en', style: defaultStyle('en') })).bytes;
    await typesetter.close();
  }, 120_000);
  afterAll(async () => {
    await model.close();
    await test.close();
  });

  const one = async (id: string) => taskDetail(services, userId, id, (error) => error);
  const ended = async (ids: string[], timeoutMs: number): Promise<Task[]> => {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const all = await Promise.all(ids.map(one));
      if (all.every((task) => task.status !== 'queued' && task.status !== 'running')) return all;
      if (Date.now() > until)
        throw new Error(`still open: ${all.map((task) => `${task.kind} ${task.status} ${task.attempt}`)}`);
      await sleep(250);
    }
  };

  /** A résumé with an analysis to fix, one to analyse and to write for a job, and one to import. */
  async function startOneOfEach(adviceId: string, fixable: string): Promise<string[]> {
    const blank = { name: 'R', language: 'en' as const, content: samples.en };
    const { resumeId } = await addResume(services, userId, blank);
    const imported = await startImport(
      services,
      userId,
      { name: 'cv.pdf', mime: 'application/pdf', bytes: pdf, title: null },
      'en',
    );
    const analysis = await startTask(services, {
      kind: 'resume.analyze',
      userId,
      resumeId,
      input: { jobDescription: null },
    });
    const input = { adviceIds: [adviceId], jobDescription: null };
    const fix = await startTask(services, { kind: 'fix.generate', userId, resumeId: fixable, input });
    const text = 'Operations analyst\nRequirements:\nExcel and SQL';
    const job = await addJob(services, userId, { id: fixable, text }, 'en');
    const version = await startSibling(services, userId, { id: fixable, mode: 'tailor', jobId: job.id });
    return [imported.taskId, analysis.taskId, fix.taskId, version.taskId];
  }

  /** Until one of them runs, or all have ended: a worker that is still starting has nothing to lose. */
  async function begun(refs: string[]): Promise<void> {
    for (;;) {
      const all = await Promise.all(refs.map(one));
      if (all.some((task) => task.status === 'running') || all.every((task) => task.status === 'succeeded')) return;
      await sleep(20);
    }
  }

  /** Until so few of them are open that the person may start four more. */
  async function fewOpen(ids: string[]): Promise<void> {
    for (;;) {
      const all = await Promise.all(ids.map(one));
      if (all.filter(({ status }) => status === 'queued' || status === 'running').length <= MOST_OPEN) return;
      await sleep(100);
    }
  }

  it(`ends ${KILLS * 4} tasks of all kinds well through ${KILLS} kills, none twice applied`, async () => {
    let worker = startWorkerProcess(workerEnv);
    const fixable: string[] = [];
    for (let i = 0; i < KILLS; i++) {
      const { resumeId } = await addResume(services, userId, { name: 'F', language: 'en', content: samples.en });
      fixable.push(resumeId);
    }
    const first = await Promise.all(
      fixable.map((resumeId) =>
        startTask(services, { kind: 'resume.analyze', userId, resumeId, input: { jobDescription: null } }),
      ),
    );
    await ended(
      first.map((ref) => ref.taskId),
      180_000,
    );
    const advice = (await newestAnalysis(services.db, fixable[0]!))!.data.advice.find((item) => item.rewrite !== null)!;

    const ids: string[] = [];
    for (const resumeId of fixable) {
      await fewOpen(ids);
      const four = await startOneOfEach(advice.id, resumeId);
      ids.push(...four);
      await begun(four);
      await sleep(Math.random() * 400);
      const gone = once(worker, 'exit');
      worker.kill('SIGKILL');
      await gone;
      worker = startWorkerProcess(workerEnv);
    }
    const tasks = await ended(ids, 300_000);
    worker.kill('SIGTERM');
    await once(worker, 'exit');

    // a failure tells its kind and its error
    expect(tasks.filter((task) => task.status !== 'succeeded')).toEqual([]);
    const attempts = tasks.map((task) => task.attempt);
    expect(Math.max(...attempts), 'some kill must have hit a running task').toBeGreaterThan(1);
    for (const task of tasks.filter((item) => item.kind === 'resume.import')) {
      const row = await ownResume(services.db, userId, task.resumeId);
      expect([row.status, row.revision, row.content.basics.name]).toEqual(['saved', 1, samples.en.basics.name]);
      expect(await listRevisions(services, userId, row.id)).toHaveLength(1);
    }
    const versions = tasks.flatMap((task) =>
      task.kind === 'resume.generate' && task.status === 'succeeded' ? [task] : [],
    );
    expect(versions).toHaveLength(KILLS);
    for (const { resumeId, result } of versions) {
      expect((await listSiblings(services, userId, resumeId)).map(({ id }) => id)).toEqual([result.resumeId]);
    }
    const { rows } = await services.db.execute<{ n: number }>(
      'select count(*)::int as n from (select task_id from analyses where task_id is not null union all select task_id from fixes) t',
    );
    // one result a task: the first analyses, as many more, as many fixes
    expect(rows[0]!.n).toBe(KILLS * 3);
  }, 600_000);
});
