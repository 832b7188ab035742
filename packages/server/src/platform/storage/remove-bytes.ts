import { Failure } from '@verdant/contracts';
import type { Logger } from 'pino';
import type { Storage } from './storage.ts';

type Removing = { storage: Storage; log: Logger };

/** Removes the bytes of files whose rows are gone. What can't be removed now is removed later, as orphans. */
export async function removeBytes({ storage, log }: Removing, keys: string[]): Promise<void> {
  for (const [i, key] of keys.entries()) {
    try {
      await storage.remove(key);
    } catch (error) {
      // each of the others would wait as long as this one
      const err = error instanceof Failure ? error.cause : error;
      log.warn({ err, left: keys.length - i }, 'file could not be deleted; it will be removed as an orphan');
      return;
    }
  }
}
