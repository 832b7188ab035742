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
import { createTypesetter } from '@verdant/typesetter';
import { createApp } from './app.ts';

keepHeapSmall();
const config = readConfig(process.env);
const log = createLog(config.logLevel);
const services = createServices(config, { log, traces: await openTraces(config, 'api', log) });
await checkAtStart(services);
const typesetter = createTypesetter({ processes: 2, watch: watchProcesses(services, 'render') });
const app = await createApp(services, { typesetter });
const metrics = await serveMetrics(services, 'api');

let stopping = false;
/** Stops taking calls, lets running ones end, then lets go of everything. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  await typesetter.close();
  await metrics.close();
  await closeServices(services);
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

await app.listen({ host: services.config.host, port: services.config.port });
services.log.info({ port: services.config.port, queue: services.queue.backend }, 'API server listening');
