import { closeServices, createServices } from '@verdant/server';
import { checkAtStart, readConfig, serveMetrics } from '@verdant/server/platform';
import { createTypesetter } from '@verdant/typesetter';
import { createApp } from './app.ts';

const services = createServices(readConfig(process.env));
await checkAtStart(services);
const typesetter = createTypesetter({ processes: 2, watch: services.metrics.watchPool('render') });
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
