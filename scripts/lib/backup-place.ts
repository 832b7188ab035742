import { resolve } from 'node:path';
import { openStorage } from '@verdant/server/platform';
import { openDatabase } from './database.ts';
import { checkEnvironment, loadDotEnv, ROOT } from './environment.ts';
import type { Shutdown } from './shutdown.ts';

/** The database, DATA_DIR and storage of the settings, and the one folder that was given; paths are of where npm was called. */
export async function openPlace(args: string[], usage: string, shutdown: Shutdown) {
  const [given, ...more] = args.filter((argument) => argument !== '--');
  if (!given || more.length || given.startsWith('-')) throw new Error(`Usage: ${usage}`);
  loadDotEnv();
  const config = checkEnvironment({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? resolve(ROOT, 'data') });
  const { dataDir } = config;
  const databaseUrl = await openDatabase(process.env.DATABASE_URL, dataDir, shutdown);
  return {
    place: { databaseUrl, dataDir, storage: openStorage(config) },
    dir: resolve(process.env.INIT_CWD ?? process.cwd(), given),
  };
}
