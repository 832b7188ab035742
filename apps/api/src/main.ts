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

const { host, port } = services.config;
await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
  const why = cause.code === 'EADDRINUSE' ? 'is in use' : `can't be listened on (${cause.code})`;
  throw new Error(`PORT: ${port} on ${host} ${why}. Set another one.`, { cause });
});
services.log.info({ port, queue: services.queue.backend }, 'API server listening');
