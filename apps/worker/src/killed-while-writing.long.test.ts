import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { analyze } from '@verdant/resume';
import type { Services } from '@verdant/server';
import { register } from '@verdant/server/people';
import { addResume, currentFix, saveAnalysis, siblingItems } from '@verdant/server/resume';
import { startTask, taskDetail } from '@verdant/server/task';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../testing/processes.ts';

type Asked = { changes: { path: string; proposed: string }[] };

let test: TestServices;
let services: Services;
let model: ScriptedModel;
let worker: ChildProcess | null = null;

const startWorker = () =>
  startProgram('worker', {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    DATABASE_URL: test.config.databaseUrl,
    DATA_DIR: test.config.dataDir,
    LOG_LEVEL: 'silent',
  });

beforeAll(async () => {
  // the first answer stops after its first wording; those after it are whole
  model = await startScriptedModel(({ data, index }) => {
    const rewrites = (data as Asked).changes.map(({ path, proposed }) => ({ path, rewrite: proposed }));
    if (index > 0) return { kind: 'json', value: { rewrites } };
    return { kind: 'stall', text: JSON.stringify({ rewrites: rewrites.slice(0, 1) }).slice(0, -2) };
  });
  test = await createTestServices();
  services = test.services;
}, 60_000);
afterAll(async () => {
  worker?.kill('SIGKILL');
  await model.close();
  await test.close();
});

it('a wording that was shown outlives its worker, and is not asked for again', async () => {
  await register(services, { email: 'writing@example.com', password: 'bamboo-slips-1' }, 'en');
  const userId = (await services.db.query.users.findFirst())!.id;
  const content = people.en;
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content });
  const data = analyze({ content, language: 'en', today: '2026-01' });
  await services.db.transaction((tx) =>
    saveAnalysis(services, tx, { resumeId, taskId: null, revision: 1, jobDescription: null, data }),
  );
  const adviceIds = data.advice.filter(({ rewrite }) => rewrite !== null).map(({ id }) => id);
  const input = { adviceIds, jobDescription: null };
  const { taskId } = await startTask(services, { kind: 'fix.generate', userId, resumeId, input });

  worker = startWorker();
  const shown = async () => (await siblingItems(services, userId, taskId)).items;
  while ((await shown()).length === 0) await sleep(50);
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
  const [before] = await shown();
  expect(before).toMatchObject({ engine: 'llm' });

  worker = startWorker();
  const task = () => taskDetail(services, userId, taskId, (error) => error);
  while ((await task()).status !== 'succeeded') await sleep(100);
  const asked = model.requests.map(({ data: of }) => (of as Asked).changes.map(({ path }) => path));
  expect(asked[0]).toContain(before!.path);
  expect(asked[1]).toEqual(asked[0]!.filter((path) => path !== before!.path));
  const fix = (await currentFix(services.db, resumeId))!;
  expect(fix.changes.find(({ path }) => path === before!.path)).toMatchObject({
    proposed: before!.text,
    engine: 'llm',
  });
  expect(fix.engine).toEqual({ name: 'llm', model: 'scripted' });
}, 120_000);
