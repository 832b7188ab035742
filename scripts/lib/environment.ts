import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '@verdant/server/platform';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** `.env` of the root, where there is one; what the environment says already is stronger. */
export function loadDotEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the settings before anything is started, so that a bad one is named at once. */
export function checkEnvironment(env: NodeJS.ProcessEnv): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL?.trim() || 'postgres://embedded' });
}
