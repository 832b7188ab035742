import { join } from 'node:path';
import { startEmbeddedPostgres } from '@verdant/postgres';
import { keepDatabaseRunning } from './keep-database-running.ts';
import type { Shutdown } from './shutdown.ts';

/** DATABASE_URL, or a PostgreSQL of our own below the data directory, which is kept running and ends with the process. */
export async function openDatabase(given: string | undefined, dataDir: string, shutdown: Shutdown): Promise<string> {
  if (given?.trim()) return given;
  const database = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres') });
  shutdown.add(() => database.stop());
  keepDatabaseRunning(database, shutdown);
  return database.url;
}
