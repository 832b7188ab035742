import { join } from 'node:path';
import { Failure } from '@verdant/contracts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Keys, keyedHash, openKeys } from '../server-secret.ts';
import { folderStorage } from './folder-storage.ts';
import { rememberSmall } from './remember-small.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The bucket of the settings, else the folder `files` of DATA_DIR. Asks for nothing yet, the secret included. */
export function openStorage(
  { s3, dataDir, serverSecret }: Pick<Config, 's3' | 'dataDir' | 'serverSecret'>,
  keys: () => Keys = () => openKeys(serverSecret, dataDir),
): Storage {
  if (!s3) return folderStorage(join(dataDir, 'files'));
  return rememberSmall(s3Storage(s3, () => keyedHash(keys().storage, 'installation')));
}

/**
 * At the start of a process: throws with a sentence where a setting is wrong. A storage that is away is said in the
 * log: what needs no file goes on without it.
 */
export async function checkAtStart({ storage, log }: { storage: Storage; log: Logger }): Promise<void> {
  try {
    await storage.check();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    log.error({ err: error.cause }, 'storage unreachable');
  }
}
