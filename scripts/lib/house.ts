import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@verdant/server/platform';
import { localUrl, untilHealthy } from './address.ts';
import { openDatabase } from './database.ts';
import { type checkEnvironment, ROOT } from './environment.ts';
import { runPart } from './part.ts';
import type { Shutdown } from './shutdown.ts';

const HEALTHY_MS = 60_000;
/** more of them before the first sign of health means that waiting will not help */
const CRASHES = 3;
const LEASH = pathToFileURL(join(ROOT, 'scripts', 'lib', 'leash.mjs')).href;

/** A program of apps/: the arguments for `node` in its folder. */
export type Program = { name: 'api' | 'worker' | 'web'; args: string[] };

/** Runs what comes from `step` unless the house is being stopped; then it stays pending until the process ends. */
async function unlessStopping<T>(shutdown: Shutdown, step: Promise<T>): Promise<T> {
  const result = await step;
  return shutdown.stopping ? new Promise<never>(() => {}) : result;
}

/** Opens the database, migrates it, starts the programs and resolves once the api is healthy. */
export async function openHouse(
  config: ReturnType<typeof checkEnvironment>,
  programs: Program[],
  more: Record<string, string>,
  shutdown: Shutdown,
): Promise<void> {
  const opening = openDatabase(process.env.DATABASE_URL, config.dataDir, shutdown);
  const databaseUrl = await unlessStopping(shutdown, opening);
  await unlessStopping(shutdown, migrate(databaseUrl));

  const env = { ...process.env, ...more, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
  const parts = programs.map(({ name, args }) =>
    runPart({ name, cwd: join(ROOT, 'apps', name), env, args: ['--import', LEASH, ...args] }),
  );
  shutdown.add((hurry) => Promise.all(parts.map((part) => part.stop(hurry))));
  const healthy = untilHealthy(`${localUrl(config.host, config.port)}/api/health`, HEALTHY_MS, () =>
    parts.some((part) => part.crashes >= CRASHES) ? 'It does not come up; its messages are above.' : null,
  );
  await unlessStopping(shutdown, healthy);
}
