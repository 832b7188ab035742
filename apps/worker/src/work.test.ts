import { Failure, type StoredAnalysis } from '@verdant/contracts';
import { createReader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { register } from '@verdant/server/people';
import { addResume, newestAnalysis, ownResume, startImport } from '@verdant/server/resume';
import { startTask, taskDetail } from '@verdant/server/task';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineJob, type Jobs, nothingToUndo, type Run } from './tasks/define-job.ts';
import { jobs } from './tasks/jobs.ts';
import type { Analyzed } from './tasks/resume-analyze/run.ts';
import { saveAnalysis } from './tasks/resume-analyze/save.ts';
import { work } from './work.ts';

let test: TestServices;
let services: Services;
let userId: string;
let resumeId: string;
let taskId: string;
let clockMs = 0;

beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + clockMs) });
  services = test.services;
  await register(services, { email: 'work@example.com', password: 'bamboo-slips-1' }, 'en');
  userId = (await services.db.query.users.findFirst())!.id;
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  ({ resumeId } = await addResume(services, userId, { name: 'R', language: 'en' }));
  ({ taskId } = await startTask(services, {
    kind: 'resume.analyze',
    userId,
    resumeId,
    input: { jobDescription: null },
  }));
});

const analysis = { score: 61, advice: [] } as unknown as StoredAnalysis;
const never = async () => {
  throw new Error('not asked for in this test');
};
type Analyze = Run<'resume.analyze', Analyzed>;
const jobsWith = (run: Analyze): Jobs => ({
  ...jobs,
  'resume.analyze': defineJob<'resume.analyze'>()({ run, save: saveAnalysis, undo: nothingToUndo, modelTokens: 0 }),
});
const good: Analyze = async () => ({ analysis, revision: 1, jobDescription: null });
const reader = createReader();
const run = (analyze: Analyze, drain = new AbortController().signal) =>
  work({ services, jobs: jobsWith(analyze), llm: null, reader, drain }, taskId);
const detail = () => taskDetail(services, userId, taskId, (error) => error);

describe('the state machine of tasks', () => {
  it('writes what the job brought, once', async () => {
    expect(await run(good)).toBeNull();
    expect(await detail()).toMatchObject({ status: 'succeeded', result: { score: 61 }, progress: 100 });
    expect(await run(good)).toBeNull();
    expect((await newestAnalysis(services.db, resumeId))?.taskId).toBe(taskId);
  });

  it('shows how far the job is', async () => {
    let seen: unknown;
    await run(async (subject, { progress }) => {
      await progress('checking', 12);
      await progress('checking', 42.4);
      // soon, not at once
      await vi.waitFor(async () => expect(await detail()).toHaveProperty('progress', 42), { timeout: 20_000 });
      seen = await detail();
      return good(subject, {} as never);
    });
    expect(seen).toMatchObject({ status: 'running', stage: 'checking', progress: 42 });
  });

  it('tries again what may pass, later each time, and gives up in the end', async () => {
    const passing: Analyze = async () => {
      throw new Failure('render', { retry: true });
    };
    const waits: number[] = [];
    for (let wait = await run(passing); wait !== null; wait = await run(passing)) {
      waits.push(wait);
      expect(await detail()).toMatchObject({ status: 'queued', stage: 'retrying' });
      clockMs += wait;
    }
    expect(waits).toEqual([1_500, 3_000, 6_000, 12_000, 24_000]);
    expect(await detail()).toMatchObject({ status: 'failed', error: { name: 'render', code: 500 } });
  });

  it('waits for files that can’t be reached, at no attempt’s cost, for an hour', async () => {
    const away: Analyze = async () => {
      throw new Failure('storage', { retry: true });
    };
    for (let i = 0; i < 20; i++) {
      expect(await run(away)).toBe(5_000);
      clockMs += 5_000;
    }
    expect(await detail()).toMatchObject({ status: 'queued', attempt: 0 });
    expect(await run(good)).toBeNull();
    expect(await detail()).toMatchObject({ status: 'succeeded', attempt: 1 });
  });

  it('gives up at once what can’t pass', async () => {
    const encrypted: Analyze = async () => {
      throw new Failure('encrypted');
    };
    expect(await run(encrypted)).toBeNull();
    expect(await detail()).toMatchObject({ status: 'failed', error: { name: 'encrypted', code: 108 }, attempt: 1 });
  });

  it('hands its task back when the worker drains', async () => {
    const drain = new AbortController();
    const waits = await run(async (_, { signal }) => {
      drain.abort();
      signal.throwIfAborted();
      return never();
    }, drain.signal);
    expect(waits).toBe(0);
    expect(await detail()).toMatchObject({ status: 'queued' });
    expect(await run(good)).toBeNull();
    expect(await detail()).toMatchObject({ status: 'succeeded', attempt: 1 });
  });

  it('does not wait for a job that is deaf to its signal', async () => {
    const drain = new AbortController();
    const deaf: Analyze = () => {
      drain.abort();
      return new Promise(() => {});
    };
    expect(await run(deaf, drain.signal)).toBe(0);
    expect(await detail()).toMatchObject({ status: 'queued' });
    expect(await run(good)).toBeNull();
  });

  it('spends no attempt on what it is handed while it drains', async () => {
    const drain = AbortSignal.abort();
    for (let time = 0; time < 10; time++) expect(await run(never, drain)).toBe(250);
    expect(await detail()).toMatchObject({ status: 'queued', attempt: 0 });
    expect(await run(good)).toBeNull();
  });

  it('leaves an empty résumé to fill by hand where an import failed', async () => {
    const [mime, bytes] = ['application/pdf', Buffer.from('%PDF-1.7 nothing in it')];
    const imported = await startImport(services, userId, { name: 'a.pdf', mime, bytes, title: null }, 'en');
    const damaged = async () => {
      throw new Failure('damaged');
    };
    const withDamaged: Jobs = { ...jobs, 'resume.import': { ...jobs['resume.import'], run: damaged } };
    await work(
      { services, jobs: withDamaged, llm: null, reader, drain: new AbortController().signal },
      imported.taskId,
    );
    const row = await ownResume(services.db, userId, imported.resumeId);
    expect([row.status, row.revision]).toEqual(['incomplete', 1]);
  });
});
