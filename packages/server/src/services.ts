import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import { type Db, openDb } from './platform/db/client.ts';
import { createLog } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { type Channels, openChannels } from './platform/pay-channels.ts';
import { openQueue, type TaskQueue } from './platform/queue.ts';
import { createLimiter, type Limiter } from './platform/rate-limits.ts';
import { type Keys, openKeys } from './platform/server-secret.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { noTraces, type Traces } from './platform/traces/traces.ts';
import { traceChannels } from './platform/traces/watched.ts';

/**
 * What every rule with I/O takes first.
 *
 * Rooms import only from rooms above them in this list:
 * - `platform`: configuration, database, queue, storage, log, rate limits, payment channels. Knows no rule.
 * - `services` (this file): the platform, opened.
 * - `mail`: outbox and templates.
 * - `people`: accounts, sessions, messages.
 * - `money`: catalogue, orders, refunds, membership, quotas.
 * - `task`: the task table; what a task costs is taken from quotas.
 * - `resume`: résumés, analyses, proposals, imports, archives; they start tasks.
 * - `applications`: the board of a hunt, its reminders and its calendar.
 * - `letters`: letters for a place, from a résumé; a draft of one is a task.
 * - `practice`: likely questions and notes to them, for a résumé and a place; more of them is a task.
 * - `remove-expired`: the one list that names parts of several rooms.
 */
export type Services = {
  config: Config;
  db: Db;
  queue: TaskQueue;
  storage: Storage;
  keys: Keys;
  limiter: Limiter;
  channels: Channels;
  log: Logger;
  metrics: Metrics;
  traces: Traces;
  now: () => Date;
};

/** Builds the context from config; `overrides` is all the dependency injection there is. */
export function createServices(config: Config, overrides: Partial<Services> = {}): Services {
  const db = overrides.db ?? openDb(config.databaseUrl);
  const traces = overrides.traces ?? noTraces;
  const keys = overrides.keys ?? openKeys(config.serverSecret, config.dataDir);
  return {
    config,
    db,
    queue: overrides.queue ?? openQueue(config),
    storage: overrides.storage ?? openStorage(config, () => keys),
    channels: overrides.channels ?? traceChannels(openChannels(config, db), traces),
    keys,
    limiter: overrides.limiter ?? createLimiter(db, keys.rateLimits),
    metrics: overrides.metrics ?? createMetrics(config.modelPrices),
    traces,
    log: overrides.log ?? createLog(config.logLevel),
    now: overrides.now ?? (() => new Date()),
  };
}

export async function closeServices(services: Services): Promise<void> {
  await services.queue.close();
  services.storage.close();
  await services.db.$client.end();
  await services.traces.close();
}
