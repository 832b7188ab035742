import { createLlm } from '@verdant/llm';
import { createReader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { register } from '@verdant/server/people';
import {
  addJob,
  addResume,
  deleteJob,
  listSiblings,
  ownResume,
  siblingItems,
  startSibling,
} from '@verdant/server/resume';
import { taskDetail } from '@verdant/server/task';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from './tasks/jobs.ts';
import { work } from './work.ts';

let test: TestServices;
let services: Services;
let userId: string;
let model: ScriptedModel;
/** what the person sees while the model is asked */
const seen: number[] = [];
let watched: string | null = null;
const reader = createReader();

beforeAll(async () => {
  model = await startScriptedModel(async ({ data }) => {
    if (watched) seen.push((await siblingItems(services, userId, watched)).items.length);
    const { texts } = data as { texts: { path: string; text: string }[] };
    const words: Record<string, string> = {
      负责快递合同的管理: 'Managed courier contracts',
      竹溪物流: 'Bamboo Creek Logistics',
    };
    return { kind: 'json', value: { rewrites: texts.map(({ path, text }) => ({ path, rewrite: words[text] ?? '' })) } };
  });
  const env = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_API_KEY: 'k' };
  test = await createTestServices(env);
  services = test.services;
  await register(services, { email: 'versions@example.com', password: 'bamboo-slips-1' }, 'en');
  userId = (await services.db.query.users.findFirst())!.id;
}, 60_000);
afterAll(async () => {
  await reader.close();
  await model.close();
  await test.close();
});

const run = (taskId: string, withModel: boolean) => {
  const llm = withModel ? createLlm({ ...services.config.llm!, retryMs: 5 }) : null;
  return work({ services, jobs, llm, reader, drain: new AbortController().signal }, taskId);
};
const detail = (id: string) => taskDetail(services, userId, id, (error) => error);

it('a version for a job becomes a résumé of its own, by the rules alone where no model is asked', async () => {
  const { resumeId } = await addResume(services, userId, { name: 'Ines', language: 'en', content: people.en });
  const job = await addJob(services, userId, { id: resumeId, text: 'Operations analyst\nRequirements:\nExcel' }, 'en');
  const { taskId } = await startSibling(services, userId, { id: resumeId, mode: 'tailor', jobId: job.id });
  expect(await run(taskId, false)).toBeNull();
  const task = await detail(taskId);
  expect(task).toMatchObject({ kind: 'resume.generate', status: 'succeeded', result: { engine: { name: 'rules' } } });
  const made = (task as { result: { resumeId: string } }).result.resumeId;
  const sibling = await ownResume(services.db, userId, made);
  expect(sibling).toMatchObject({ name: 'Ines · Operations analyst', language: 'en', revision: 1 });
  expect(sibling.content.skills[0]!.items[0]).toBe('Excel');
  expect((await ownResume(services.db, userId, resumeId)).content).toEqual(people.en);
  expect(await listSiblings(services, userId, resumeId)).toMatchObject([{ id: made, mode: 'tailor', origin: false }]);
  expect((await siblingItems(services, userId, taskId)).items).toMatchObject([
    { path: 'skills/s1/items', engine: 'rules' },
  ]);
  expect(await run(taskId, false)).toBeNull();
  expect(await listSiblings(services, userId, resumeId)).toHaveLength(1);
});

it('a version is there though its job was deleted while it was written', async () => {
  const { resumeId } = await addResume(services, userId, { name: 'Ines', language: 'en', content: people.en });
  const job = await addJob(services, userId, { id: resumeId, text: 'Operations analyst\nRequirements:\nExcel' }, 'en');
  const { taskId } = await startSibling(services, userId, { id: resumeId, mode: 'tailor', jobId: job.id });
  await deleteJob(services, userId, job.id);
  expect(await run(taskId, false)).toBeNull();
  expect(await detail(taskId)).toMatchObject({ status: 'succeeded' });
  expect(await listSiblings(services, userId, resumeId)).toHaveLength(1);
});

it('a translation shows what is settled while the rest is still asked for', async () => {
  const long = structuredClone(people.zh);
  long.work[0]!.content.push(
    ...Array.from({ length: 40 }, (_, index) => `整理第${index + 1}批单据并归档，核对入库与出库的登记`),
  );
  const { resumeId } = await addResume(services, userId, { name: '顾', language: 'zh', content: long });
  const { taskId } = await startSibling(services, userId, { id: resumeId, mode: 'translate' });
  watched = taskId;
  expect(await run(taskId, true)).toBeNull();
  const task = await detail(taskId);
  const { result } = task as { result: { resumeId: string; items: number; fellBack: number } };
  expect(task).toMatchObject({ status: 'succeeded', result: { engine: { name: 'llm', model: 'scripted' } } });
  expect(result.fellBack).toBe(result.items - 2);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.every((count, index) => index === 0 || count > seen[index - 1]!)).toBe(true);
  const sibling = await ownResume(services.db, userId, result.resumeId);
  expect(sibling).toMatchObject({ name: '顾 · English', language: 'en' });
  expect(sibling.content.work[0]).toMatchObject({ company: 'Bamboo Creek Logistics (竹溪物流)' });
  expect(sibling.content.work[0]!.content[0]).toBe('Managed courier contracts');
});
