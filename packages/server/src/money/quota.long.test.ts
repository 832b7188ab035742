import { randomUUID } from 'node:crypto';
import { defaultStyle, emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { users } from '../platform/db/schema.ts';
import { addResume, deleteResume } from '../resume/resumes.ts';
import { saveSibling } from '../resume/siblings/siblings.ts';
import type { Services } from '../services.ts';
import { beginRun } from '../task/begin-run.ts';
import { MAX_OPEN_TASKS } from '../task/charges.ts';
import { succeedRun } from '../task/succeed-run.ts';
import { failRun } from '../task/task-runs.ts';
import { retryTask, startTask } from '../task/tasks.ts';
import { limitOf } from './catalogue.ts';
import { grantMembership } from './membership.ts';
import { returnQuota, takeQuota } from './quota.ts';
import { periodEnd, periodStart } from './quota-period.ts';
import { vipAmount } from './vip.ts';

let test: TestServices;
let services: Services;
let people = 0;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
}, 60_000);
afterAll(() => test.close());

async function person(): Promise<string> {
  const email = `quota${++people}@example.com`;
  const [row] = await services.db.insert(users).values({ email, emailKey: email, passwordHash: 'x' }).returning();
  return row!.id;
}

const take = (userId: string, ability: 'matches' | 'analyses' = 'matches', reference = randomUUID()) =>
  services.db.transaction((tx) => takeQuota(services, tx, { userId, ability, reference }));
const left = async (userId: string, code: string) =>
  (await vipAmount(services, userId, 'en')).find((row) => row.code === code)!.left;

describe('a monthly quota', () => {
  it('lets exactly 10 of 500 calls at once pass a quota of 10', async () => {
    const userId = await person();
    expect(limitOf('FREE', 'matches')).toBe(10);
    const answers = await Promise.allSettled(Array.from({ length: 500 }, () => take(userId)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'balance', data: { limit: 10 } });
    }
    expect(await left(userId, 'matches')).toBe(0);
  });

  it('is whole again in the next month of China, and nothing of it is carried over', async () => {
    const userId = await person();
    const real = services.now;
    services.now = () => new Date('2026-11-30T15:59:59Z');
    for (let i = 0; i < 10; i++) await take(userId);
    await expect(take(userId)).rejects.toMatchObject({ data: { renewsAt: '2026-11-30T16:00:00.000Z' } });
    services.now = () => new Date('2026-11-30T16:00:00Z');
    expect(await left(userId, 'matches')).toBe(10);
    await take(userId);
    services.now = real;
    expect(periodStart(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z');
    expect(periodEnd(new Date('2026-12-31T15:59:59Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z');
  });

  it('grows with membership at once, and gives back to the month it was taken from, once', async () => {
    const userId = await person();
    const reference = randomUUID();
    await take(userId, 'matches', reference);
    for (let i = 1; i < 10; i++) await take(userId);
    const grant = { userId, vipCode: 'MONTH', days: 30, orderNo: null, actor: 'test' } as const;
    await services.db.transaction((tx) => grantMembership(services, tx, grant));
    expect(await left(userId, 'matches')).toBe(20);
    const back = () => services.db.transaction((tx) => returnQuota(services, tx, reference));
    await Promise.all(Array.from({ length: 20 }, back));
    expect(await left(userId, 'matches')).toBe(21);
  });
});

describe('a task', () => {
  const analysis = (userId: string, resumeId: string, jobDescription: string | null = null) =>
    startTask(services, { kind: 'resume.analyze', userId, resumeId, input: { jobDescription } });

  it('takes when it is accepted, gives back when it fails for good, and takes again with a retry', async () => {
    const userId = await person();
    const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
    const { taskId } = await analysis(userId, resumeId);
    // the same again is the same task, and costs nothing more
    expect(await analysis(userId, resumeId)).toEqual({ taskId });
    expect(await left(userId, 'analyses')).toBe(19);
    const run = (await beginRun(services, taskId))!;
    await failRun(services, run, 'internal', async () => {});
    expect(await left(userId, 'analyses')).toBe(20);
    await retryTask(services, userId, taskId);
    expect(await left(userId, 'analyses')).toBe(19);
    await succeedRun(services, (await beginRun(services, taskId))!, async () => ({}));
    expect(await left(userId, 'analyses')).toBe(19);
    await analysis(userId, resumeId, 'SQL');
    expect([await left(userId, 'analyses'), await left(userId, 'matches')]).toEqual([19, 9]);
  });

  it('that asks for more suggestions than the level allows is refused with the limit', async () => {
    const userId = await person();
    const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
    const fix = (n: number) => {
      const adviceIds = Array.from({ length: n }, (_, i) => `a${i}`);
      return startTask(services, {
        kind: 'fix.generate',
        userId,
        resumeId,
        input: { adviceIds, jobDescription: null },
      });
    };
    await expect(fix(11)).rejects.toMatchObject({ error: 'benefits', data: { ability: 'suggestions', limit: 10 } });
    await fix(10);
  });

  it('that goes with its résumé is given back where nobody has begun it, and only there', async () => {
    const userId = await person();
    const add = async () => (await addResume(services, userId, { name: 'R', language: 'en' })).resumeId;
    const [waiting, running] = [await add(), await add()];
    await analysis(userId, waiting);
    await beginRun(services, (await analysis(userId, running)).taskId);
    expect(await left(userId, 'analyses')).toBe(18);
    await deleteResume(services, userId, waiting);
    expect(await left(userId, 'analyses')).toBe(19);
    // what runs shows what it brings while it does: who has seen it has had it
    await deleteResume(services, userId, running);
    expect(await left(userId, 'analyses')).toBe(19);
  });

  it('that brings a résumé holds its place from the first moment, so that no work is done and seen for nothing', async () => {
    const userId = await person();
    const add = async () => (await addResume(services, userId, { name: 'R', language: 'en' })).resumeId;
    const ids: string[] = [];
    for (let i = 0; i < 9; i++) ids.push(await add());
    const version = (resumeId: string) => {
      const input = { mode: 'translate', jobId: null, jobDescription: null, name: 'V' } as const;
      return startTask(services, { kind: 'resume.generate', userId, resumeId, input });
    };
    const full = { error: 'benefits', data: { ability: 'resumes', limit: 10 } };
    const { taskId } = await version(ids[0]!);
    await expect(version(ids[1]!)).rejects.toMatchObject(full);
    await expect(add()).rejects.toMatchObject(full);
    expect([await left(userId, 'versions'), await left(userId, 'resumes')]).toEqual([4, 0]);
    await failRun(services, (await beginRun(services, taskId))!, 'internal', async () => {});
    expect([await left(userId, 'versions'), await left(userId, 'resumes')]).toEqual([5, 1]);
    await retryTask(services, userId, taskId);
    const what = { name: 'V', language: 'en', content: emptyContent(), style: defaultStyle('en') } as const;
    const run = (await beginRun(services, taskId))!;
    await succeedRun(services, run, (tx) =>
      saveSibling(services, tx, run.task, { ...what, mode: 'translate', jobId: null }),
    );
    expect([await left(userId, 'versions'), await left(userId, 'resumes')]).toEqual([4, 0]);
    await expect(add()).rejects.toMatchObject(full);
  });

  it('beyond the cap of open ones is refused, and costs nothing', async () => {
    const userId = await person();
    const grant = { userId, vipCode: 'YEAR', days: 30, orderNo: null, actor: 'test' } as const;
    await services.db.transaction((tx) => grantMembership(services, tx, grant));
    const start = async () => {
      const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
      return analysis(userId, resumeId);
    };
    const answers = await Promise.allSettled(Array.from({ length: MAX_OPEN_TASKS + 4 }, start));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_TASKS);
    expect(await left(userId, 'analyses')).toBe(200 - MAX_OPEN_TASKS);
  });
});
