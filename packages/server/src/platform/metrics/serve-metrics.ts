import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Metrics } from './metrics.ts';
import { watchPool, watchWork } from './watch-database.ts';

type Served = { config: Config; db: Db; metrics: Metrics; log: Logger };
/** `port` is null where nothing is served. */
export type ServedMetrics = { port: number | null; close(): Promise<void> };

/**
 * Answers GET /metrics on a listener of its own, by default this machine's alone: it is the operator's. The worker's port
 * is the one after the api's. A port that is taken is logged; the service goes on without.
 */
export async function serveMetrics(services: Served, program: 'api' | 'worker'): Promise<ServedMetrics> {
  const { config, metrics, log } = services;
  if (config.metrics === null) return { port: null, close: async () => {} };
  collectDefaultMetrics({ register: metrics.registry });
  watchPool(services);
  if (program === 'worker') watchWork(services);
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return answer.writeHead(404).end();
    const text = await metrics.registry.metrics().catch((err) => {
      log.warn({ err }, 'metrics could not be collected');
      return null;
    });
    answer.writeHead(text === null ? 500 : 200, { 'content-type': metrics.registry.contentType }).end(text);
  });
  const { host, port } = config.metrics;
  const wanted = port === 0 || program === 'api' ? port : port + 1;
  const listening = await listen(server, host, wanted);
  if (typeof listening !== 'number') {
    log.error({ err: listening, port: wanted }, 'metrics cannot be served on METRICS_PORT');
    return { port: null, close: async () => {} };
  }
  log.info({ port: listening, host }, 'metrics are served');
  return {
    port: listening,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, host: string, port: number): Promise<number | Error> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
