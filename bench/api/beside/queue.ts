import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Place } from '../place.ts';

export const QUEUE = 'bench';
export const CHANNEL = 'bench_wake';
export type BareJob = { id: string; resumeId: string };
/** `add` gives the id of the job. */
export type BareQueue = { add(resumeId: string): Promise<string>; close(): Promise<void> };

const TABLE = `create table if not exists bench_jobs
  (id uuid primary key, resume_id uuid not null, added_at timestamptz not null default clock_timestamp())`;

/** BullMQ as it comes, or without Redis the plainest queue that PostgreSQL has: a table, SKIP LOCKED, NOTIFY. */
export async function openBareQueue({
  redisUrl,
  databaseUrl,
}: Pick<Place, 'redisUrl' | 'databaseUrl'>): Promise<BareQueue> {
  if (redisUrl) {
    const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
    const queue = new Queue<BareJob>(QUEUE, { connection });
    return {
      add: async (resumeId) => {
        const id = randomUUID();
        await queue.add('analyze', { id, resumeId }, { jobId: id, removeOnComplete: true, removeOnFail: true });
        return id;
      },
      close: async () => {
        await queue.close();
        connection.disconnect();
      },
    };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  await pool.query(TABLE);
  return {
    add: async (resumeId) => {
      const id = randomUUID();
      await pool.query(
        `with added as (insert into bench_jobs (id, resume_id) values ($1, $2)) select pg_notify('${CHANNEL}', '')`,
        [id, resumeId],
      );
      return id;
    },
    close: () => pool.end(),
  };
}
