import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, openStorage } from '@verdant/server/platform';
import { openDatabase } from './database.ts';
import { type checkEnvironment, ROOT } from './environment.ts';
import { localUrl, waitUntilHealthy } from './network.ts';
import type { Shutdown } from './shutdown.ts';
import { supervise } from './supervise.ts';

const HEALTHY_MS = 60_000;
/** so many before the api is healthy mean that waiting will not help */
const MAX_CRASHES = 3;
const PARENT_WATCH = pathToFileURL(join(ROOT, 'scripts', 'lib', 'parent-watch.mjs')).href;

/** A program of apps/: the arguments for `node` in its folder. */
export type Program = { name: 'api' | 'worker' | 'web'; args: string[] };

/** The result of `step`; stays pending for ever once everything is being stopped. */
async function whileRunning<T>(shutdown: Shutdown, step: Promise<T>): Promise<T> {
  const result = await step;
  return shutdown.stopping ? new Promise<never>(() => {}) : result;
}

/** Opens the database, migrates it, starts the programs and resolves once the api is healthy. */
export async function startPrograms(
  config: ReturnType<typeof checkEnvironment>,
  programs: Program[],
  extraEnv: Record<string, string>,
  shutdown: Shutdown,
): Promise<void> {
  const opening = openDatabase(process.env.DATABASE_URL, config.dataDir, shutdown);
  const databaseUrl = await whileRunning(shutdown, opening);
  await whileRunning(shutdown, migrate(databaseUrl));
  const storage = openStorage(config);
  shutdown.add(() => storage.close());
  await whileRunning(shutdown, storage.check());

  const env = { ...process.env, ...extraEnv, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
  const running = programs.map(({ name, args }) =>
    supervise({ name, cwd: join(ROOT, 'apps', name), env, args: ['--import', PARENT_WATCH, ...args] }),
  );
  shutdown.add((force) => Promise.all(running.map((program) => program.stop(force))));
  const healthy = waitUntilHealthy(`${localUrl(config.host, config.port)}/api/health`, HEALTHY_MS, () =>
    running.some(({ crashes }) => crashes >= MAX_CRASHES) ? 'It does not start; its messages are above.' : null,
  );
  await whileRunning(shutdown, healthy);
}
