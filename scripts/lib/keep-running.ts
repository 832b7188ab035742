import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from '@verdant/postgres';
import type { Shutdown } from './shutdown.ts';

const LOOK_MS = 1000;
/** so many revivals that fail in a row mean that one more will not help */
const FAILURES = 5;

/**
 * Revives the database whenever it is gone, until the house is being stopped. Api and worker go on: the address stays,
 * and their pools connect again. Stops the house with code 1 when the database cannot be revived.
 */
export async function keepRunning(
  database: Pick<EmbeddedPostgres, 'isRunning' | 'revive'>,
  shutdown: Pick<Shutdown, 'stopping' | 'run'>,
  lookMs = LOOK_MS,
): Promise<void> {
  for (let failures = 0; !shutdown.stopping; await wait(lookMs * 2 ** failures)) {
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
    if (failures < FAILURES) continue;
    console.error(`The database could not be started again in ${failures} attempts, so everything is stopped.`);
    return shutdown.run(1);
  }
}
