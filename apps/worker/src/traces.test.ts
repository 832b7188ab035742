import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@verdant/contracts';
import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { expect, it } from 'vitest';
import { type Received, startCollector } from '../testing/collector.ts';
import { type Person, startProcesses } from '../testing/processes.ts';

const CV =
  'Wanda Traceable\nwanda.traceable@example.com\n\nExperience\nSecretive Ltd, Clerk, 2019 – 2023\n- Filed 300 letters';

function form(): FormData {
  const body = new FormData();
  body.append('file', new Blob([CV]), 'wanda.txt');
  return body;
}

async function taskEnd({ ask }: Person, taskId: string): Promise<Task> {
  for (;;) {
    const task = (await ask(`/task/detail?id=${taskId}`)).data as Task;
    if (task.status === 'succeeded' || task.status === 'failed') return task;
    await sleep(100);
  }
}

async function importCv(person: Person) {
  const { data } = await person.ask('/resume/uploading', form());
  const { resumeId, taskId } = data as { resumeId: string; taskId: string };
  expect((await taskEnd(person, taskId)).status).toBe('succeeded');
  return { resumeId, taskId };
}

it('one trace goes from the request through the worker to the end of the task, and names nobody', async () => {
  const [collector, model] = [await startCollector(), await startScriptedModel(() => ({ kind: 'text', text: 'no' }))];
  const llm = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted' };
  const product = await startProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...llm });
  const person = await product.person('wanda');
  const { resumeId, taskId } = await importCv(person);
  const { taskId: analysis } = (await person.ask('/resume/analyze', { id: resumeId })).data as { taskId: string };
  await taskEnd(person, analysis);
  await person.ask(`/resume/list?q=Secretive`);
  await person.ask(`/resume/detail?id=${crypto.randomUUID()}`);
  // what was not sent yet goes out with the end
  await product.stop();
  await model.close();

  const { spans } = collector;
  const find = (name: string, more: (span: Received) => boolean = () => true) => {
    const found = spans.find((span) => span.name === name && more(span));
    expect(found, `${name} among ${[...new Set(spans.map((span) => span.name))].join(', ')}`).toBeDefined();
    return found!;
  };
  const upload = find('POST /api/resume/uploading');
  expect(upload).toMatchObject({ service: 'verdant-api', said: { 'http.response.status_code': 200 } });
  expect(upload.parentSpanId ?? '').toBe('');
  expect(upload.said['request.id']).toMatch(/^[0-9a-f-]{36}$/);
  const task = find('task resume.import');
  expect(task).toMatchObject({
    service: 'verdant-worker',
    traceId: upload.traceId,
    parentSpanId: upload.spanId,
    said: { 'task.id': taskId, 'task.state': 'succeeded', 'task.attempt': 1 },
  });
  expect(Number(task.said['task.wait.ms'])).toBeGreaterThanOrEqual(0);
  expect(find('process read')).toMatchObject({ parentSpanId: task.spanId, said: { outcome: 'ok' } });
  const analysed = find('task resume.analyze');
  expect(find('model analysis', ({ traceId }) => traceId === analysed.traceId).parentSpanId).toBe(analysed.spanId);
  for (const around of [upload, task]) {
    const inside = spans.filter(({ parentSpanId, said }) => parentSpanId === around.spanId && said['db.query.text']);
    expect(inside.length, around.name).toBeGreaterThan(1);
    expect(
      inside.some(({ said }) =>
        /insert into "(tasks|resume_revisions|imports)" .*\$1/.test(String(said['db.query.text'])),
      ),
    ).toBe(true);
  }
  expect(find('GET /api/resume/detail').said).toMatchObject({
    'http.response.status_code': 404,
    'error.name': 'notFound',
  });
  for (const word of ['wanda', 'Wanda', 'Secretive', 'example.com', person.userId, resumeId])
    expect(collector.text(), word).not.toContain(word);
  for (const { events, status } of spans) expect([events, status.message]).toEqual([[], undefined]);
  await collector.close();
}, 120_000);

it('a collector that fails, hangs or is gone harms nobody', async () => {
  const collector = await startCollector();
  const product = await startProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const person = await product.person('careless');
  await importCv(person);
  for (const how of ['fails', 'hangs', 'gone'] as const) {
    const before = collector.asked();
    if (how === 'gone') await collector.close();
    else collector.behave(how);
    const until = Date.now() + 15_000;
    const took: number[] = [];
    do {
      const { status, ms } = await person.ask('/resume/list');
      expect([how, status]).toEqual([how, 200]);
      took.push(ms);
      await sleep(20);
    } while (Date.now() < until && (how === 'gone' ? took.length < 200 : collector.asked() < before + 1));
    expect([how, took.sort((a, b) => a - b)[took.length >> 1]! < 500]).toEqual([how, true]);
    await importCv(person);
  }
  const stopped = performance.now();
  await product.stop();
  expect(performance.now() - stopped).toBeLessThan(15_000);
}, 180_000);
