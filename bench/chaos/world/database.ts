import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@verdant/postgres';
import { migrate } from '@verdant/server/platform';
import pg from 'pg';

export type Row = Record<string, unknown>;
export type Database = {
  url: string;
  query<R extends Row>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Ends the server, or with it one process of it, at once; `revive` brings it back at the same address. */
  kill(what: 'server' | 'one'): void;
  restart(): Promise<void>;
  freeze(): void;
  thaw(): void;
  revive(): Promise<void>;
  stop(): Promise<void>;
};

/** What is killed here are processes, not the machine: what they have written is there. Small files of log, for a small disk. */
const settings = { fsync: 'off', max_wal_size: '64MB', min_wal_size: '32MB' };
const REVIVE_MS = 120_000;
/** Longer than anything that stands still here; a question that nobody answers must not stop the run. */
const PATIENCE_MS = 25_000;

/** A PostgreSQL of its own below `dir`, migrated. */
export async function startDatabase(dir: string): Promise<Database> {
  const server = await startEmbeddedPostgres({ dir, settings });
  await migrate(server.url);
  const pid = () => Number(readFileSync(join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = (of: number) =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', `${of}`], { encoding: 'utf8' })
      .stdout.split('\n')
      .map(Number)
      .filter(Boolean);
  const send = (signal: NodeJS.Signals, ...pids: number[]) => {
    for (const one of pids)
      try {
        process.kill(one, signal);
      } catch {}
  };
  let frozen: number[] = [];

  async function revive(): Promise<void> {
    for (const until = Date.now() + REVIVE_MS; ; await sleep(300))
      try {
        await server.revive();
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
      }
  }
  return {
    url: server.url,
    revive,
    query: async <R extends Row>(sql: string, values: unknown[] = []) => {
      const client = new pg.Client({
        connectionString: server.url,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
      });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query<R>(sql, values)).rows;
      } finally {
        await Promise.race([client.end().catch(() => {}), sleep(PATIENCE_MS, undefined, { ref: false })]);
      }
    },
    kill: (what) => {
      const parent = pid();
      send('SIGKILL', what === 'server' ? parent : (children(parent).at(-1) ?? parent));
    },
    restart: async () => {
      send('SIGINT', pid());
      for (const until = Date.now() + 30_000; server.isRunning() && Date.now() < until; ) await sleep(50);
      await revive();
    },
    freeze: () => {
      const parent = pid();
      frozen = [parent, ...children(parent)];
      send('SIGSTOP', ...frozen);
    },
    thaw: () => send('SIGCONT', ...frozen),
    stop: () => server.stop(),
  };
}
