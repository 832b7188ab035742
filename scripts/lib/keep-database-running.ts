import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@verdant/postgres';
import type { Shutdown } from './shutdown.ts';

const CHECK_INTERVAL_MS = 1000;
/** after this many failed restarts in a row another one will not help */
const MAX_FAILURES = 5;

/**
 * Restarts the database whenever it has ended, until the programs are being stopped. Api and worker keep running: the
 * address stays, and their pools connect again. Stops everything with code 1 when the database cannot be restarted.
 */
export async function keepDatabaseRunning(
  database: Pick<EmbeddedPostgres, 'isRunning' | 'revive'>,
  shutdown: Pick<Shutdown, 'stopping' | 'run'>,
  intervalMs = CHECK_INTERVAL_MS,
): Promise<void> {
  for (let failures = 0; !shutdown.stopping; await wait(intervalMs * 2 ** failures)) {
    if (database.isRunning()) continue;
    if (failures === 0) console.error('The database ended without being asked to; it is started again.');
    try {
      await database.revive();
      failures = 0;
    } catch (error) {
      if (shutdown.stopping) return;
      console.error(error instanceof Error ? error.message : error);
      failures += 1;
    }
    if (failures < MAX_FAILURES) continue;
    console.error(`The database could not be started again in ${failures} attempts, so everything is stopped.`);
    return shutdown.run(1);
  }
}
