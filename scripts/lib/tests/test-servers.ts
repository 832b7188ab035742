import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@verdant/postgres';
import { startRedis } from '../redis.ts';
import { startS3Server } from '../s3-server.ts';
import type { Shutdown } from '../shutdown.ts';
import { systemPackages } from '../system-packages.ts';

/**
 * A crash of the machine may lose them: nothing of a test is worth waiting for the disk. Each test file has a small database
 * that lives for seconds: there is nothing to vacuum, and what a checkpoint or a drop searches is small.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '16MB',
};

const isInstalled = (name: string) => systemPackages.some(({ apt, isInstalled }) => apt === name && isInstalled());

/** The variables that the tests read, for a PostgreSQL and, where the machine has them, an S3 and a Redis of this run alone. */
export async function startTestServers(shutdown: Shutdown): Promise<Record<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), 'verdant-tests-'));
  shutdown.add(() => rm(dir, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), database: 'postgres', settings });
  shutdown.add(() => database.stop());
  const env: Record<string, string> = { TEST_DATABASE_URL: database.url, TEST_RUN: `${process.pid}` };
  if (isInstalled('python3-swift')) {
    const s3 = await startS3Server(dir);
    shutdown.add(() => s3.stop());
    env.TEST_S3_URL = s3.url;
  }
  if (isInstalled('redis-server')) {
    const redis = await startRedis(dir);
    shutdown.add(() => redis.stop());
    env.TEST_REDIS_URL = redis.url;
  }
  return env;
}
