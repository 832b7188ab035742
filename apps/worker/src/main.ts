import { createLlm } from '@verdant/llm';
import { createReader } from '@verdant/reader';
import { closeServices, createServices } from '@verdant/server';
import {
  checkAtStart,
  createLog,
  keepHeapSmall,
  openTraces,
  readConfig,
  serveMetrics,
  watchProcesses,
} from '@verdant/server/platform';
import { jobs } from './tasks/jobs.ts';
import { startWorker } from './worker.ts';

keepHeapSmall();
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const services = createServices(config, { log, traces: await openTraces(config, 'worker', log) });
await checkAtStart(services);
const llm =
  config.llm &&
  createLlm({
    ...config.llm,
    log: (event) => {
      services.log.info(event, 'model');
      services.metrics.modelAsked(event);
      const { name, rung, requests, promptTokens, completionTokens, ms, failure } = event;
      const said = { 'model.form': rung, requests, promptTokens, completionTokens };
      services.traces.begin(`model ${name}`, said, { kind: 'client', startedMsAgo: ms }).end({}, failure);
    },
  });
const watch = { text: watchProcesses(services, 'read'), pictures: watchProcesses(services, 'scan') };
const reader = createReader({ processes: 2, watch });
const worker = startWorker(services, jobs, { llm, reader });
const metrics = await serveMetrics(services, 'worker');
services.log.info({ queue: services.queue.backend, model: config.llm?.model ?? null }, 'worker takes tasks');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await worker.stop();
  await reader.close();
  await metrics.close();
  await closeServices(services);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
