import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@verdant/postgres';
import { migrate } from '@verdant/server/platform';
import pg from 'pg';
import { startRedis } from '../../scripts/lib/redis.ts';

export type Place = {
  databaseUrl: string;
  /** null where the queue runs on PostgreSQL */
  redisUrl: string | null;
  dataDir: string;
  stop(): Promise<void>;
};

const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/** A fresh database on the server of DATABASE_URL, which goes with the bench. */
async function ownDatabase(given: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `bench_${process.pid}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const url = Object.assign(new URL(given), { pathname: `/${name}` }).href;
  return { url, stop: () => ask(`drop database if exists ${name} with (force)`) };
}

async function openRedis(dir: string) {
  const given = process.env.REDIS_URL?.trim();
  if (given) return { url: given, stop: async () => {} };
  return process.env.BENCH_QUEUE !== 'postgres' && hasRedis() ? startRedis(dir) : null;
}

/**
 * Where the bench takes place: the PostgreSQL of DATABASE_URL or an embedded one with its usual settings; the Redis of
 * REDIS_URL, or one of our own where the machine has it. BENCH_QUEUE=postgres goes without.
 */
export async function openPlace(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), 'verdant-bench-'));
  const given = process.env.DATABASE_URL?.trim();
  const database = given ? await ownDatabase(given) : await startEmbeddedPostgres({ dir: join(dir, 'postgres') });
  const redis = await openRedis(dir);
  await migrate(database.url);
  return {
    databaseUrl: database.url,
    redisUrl: redis?.url ?? null,
    dataDir: join(dir, 'data'),
    stop: async () => {
      await redis?.stop();
      await database.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
