import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Channels, openChannels } from './money/channels.ts';
import type { Config } from './platform/config.ts';
import { type Db, openDb } from './platform/db/client.ts';
import { createLimiter, type Limiter } from './platform/limits.ts';
import { createLog } from './platform/log.ts';
import { openQueue, type TaskQueue } from './platform/queue.ts';
import { folderStorage, type Storage } from './platform/storage.ts';

/** What every rule with I/O takes first. */
export type Services = {
  config: Config;
  db: Db;
  queue: TaskQueue;
  storage: Storage;
  limiter: Limiter;
  channels: Channels;
  log: Logger;
  now: () => Date;
};

/** Builds the context from config; `overrides` is all the dependency injection there is. */
export function createServices(config: Config, overrides: Partial<Services> = {}): Services {
  const db = overrides.db ?? openDb(config.databaseUrl);
  return {
    config,
    db,
    queue: overrides.queue ?? openQueue(config),
    storage: overrides.storage ?? folderStorage(join(config.dataDir, 'files')),
    channels: overrides.channels ?? openChannels(config, db),
    limiter: overrides.limiter ?? createLimiter(db),
    log: overrides.log ?? createLog(config.logLevel),
    now: overrides.now ?? (() => new Date()),
  };
}

export async function closeServices(services: Services): Promise<void> {
  await services.queue.close();
  await services.db.$client.end();
}
