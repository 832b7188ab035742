import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { queueMail } from '../../mail/outbox.ts';
import { addResume } from '../../resume/resumes.ts';
import { startTask } from '../../task/tasks.ts';
import { createMetrics } from './metrics.ts';
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts';

let test: TestServices;
let served: ServedMetrics;
beforeAll(async () => {
  test = await createTestServices({ METRICS_PORT: '0', LLM_INPUT_PRICE: '2', LLM_OUTPUT_PRICE: '8' });
  served = await serveMetrics(test.services, 'worker');
}, 60_000);
afterAll(async () => {
  await served.close();
  await test.close();
});

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method });

it('tells what waits, what was done and what it cost, and names nobody', async () => {
  const { services } = test;
  const { metrics } = services;
  const { id: userId } = await addPerson(services, 'counted@example.com', 'bamboo-slips-1');
  const { resumeId } = await addResume(services, userId, { name: 'Counted', language: 'en', content: emptyContent() });
  await startTask(services, { kind: 'resume.analyze', userId, resumeId, input: { jobDescription: null } });
  await queueMail(services.db, { to: 'counted@example.com', subject: 's', text: '', html: '' });
  metrics.answered({ method: 'GET', route: '/api/resume/list', status: 200, seconds: 0.02 });
  metrics.taskBegun('resume.analyze', 0.4);
  metrics.taskEnded('resume.analyze', 'succeeded', 1.5);
  const pool = metrics.watchPool('render');
  pool.state({ busy: 1, waiting: 4 });
  pool.asked()({ outcome: 'ok', waitedMs: 30, ms: 70 });
  const event = { name: 'rewrite', requests: 2, ms: 900, promptTokens: 500_000, completionTokens: 250_000 };
  metrics.modelAsked({ ...event, failure: null });
  metrics.jobFailed('send mail');

  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const lines = text.split('\n');
  for (const line of [
    'verdant_http_requests_total{method="GET",route="/api/resume/list",status="200"} 1',
    'verdant_tasks_open{kind="resume.analyze",state="queued"} 1',
    'verdant_task_attempts_total{kind="resume.analyze",outcome="succeeded"} 1',
    'verdant_task_wait_seconds_bucket{le="0.5",kind="resume.analyze"} 1',
    'verdant_process_seconds_count{pool="render",outcome="ok"} 1',
    'verdant_process_pool{pool="render",state="waiting"} 4',
    'verdant_model_calls_total{name="rewrite",outcome="answered"} 1',
    'verdant_model_tokens_total{direction="out"} 250000',
    'verdant_model_cost_total 3',
    'verdant_mails_unsent 1',
    'verdant_recurring_failures_total{job="send mail"} 1',
  ])
    expect(lines).toContain(line);
  expect(text).toMatch(/verdant_task_oldest_wait_seconds [\d.]+/);
  expect(text).toMatch(/verdant_database_connections\{state="idle"\} \d/);
  expect(text).toMatch(/verdant_disk_free_bytes \d{4,}/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).not.toContain(userId);
  expect(text).not.toMatch(/counted@|Counted/);
});

it('answers nothing else, nor where no port is given, and a port that is taken stops nobody', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  const without = { ...test.services, config: { ...test.config, metrics: null } };
  expect((await serveMetrics(without, 'api')).port).toBeNull();
  const metrics = { host: '127.0.0.1', port: served.port! };
  const second = {
    ...test.services,
    metrics: createMetrics({ input: 0, output: 0 }),
    config: { ...test.config, metrics },
  };
  const refused = await serveMetrics(second, 'api');
  expect(refused.port).toBeNull();
  await refused.close();
  expect((await ask('/metrics')).status).toBe(200);
});
