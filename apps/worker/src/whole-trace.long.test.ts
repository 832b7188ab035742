import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { expect, it } from 'vitest';
import { type Received, startCollector } from '../testing/collector.ts';
import { importCv, taskEnd } from '../testing/import-cv.ts';
import { startProcesses } from '../testing/processes.ts';

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
  expect(find('model resume_review', ({ traceId }) => traceId === analysed.traceId).parentSpanId).toBe(analysed.spanId);
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
});
