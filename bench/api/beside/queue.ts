import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Place } from '../place.ts';

const QUEUE = 'bench';
export type BareJob = { id: string; resumeId: string };
type Backend = Pick<Place, 'redisUrl' | 'databaseUrl'>;
/** `add` gives the id of the job. */
export type BareQueue = { add(resumeId: string): Promise<string>; close(): Promise<void> };

/** BullMQ as it comes, on Redis or on PostgreSQL. */
export function openBareQueue({ redisUrl, databaseUrl }: Backend): BareQueue {
  const connection = redisUrl && new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = connection
    ? new Queue<BareJob>(QUEUE, { connection })
    : new Queue<BareJob>(QUEUE, { connection: onPostgres(databaseUrl) }, createPostgresBackend as never);
  return {
    add: async (resumeId) => {
      const id = randomUUID();
      await queue.add('analyze', { id, resumeId }, { jobId: id, removeOnComplete: true, removeOnFail: true });
      return id;
    },
    close: async () => {
      await queue.close();
      if (connection) connection.disconnect();
    },
  };
}

/** Its worker, with `concurrency` jobs at a time. */
export function startBareConsumer(
  { redisUrl, databaseUrl }: Backend,
  job: (job: BareJob) => Promise<void>,
  concurrency: number,
): void {
  const run = ({ data }: { data: BareJob }) => job(data);
  if (redisUrl)
    new Worker<BareJob>(QUEUE, run, { connection: new Redis(redisUrl, { maxRetriesPerRequest: null }), concurrency });
  else
    new Worker<BareJob>(
      QUEUE,
      run,
      { connection: onPostgres(databaseUrl), concurrency },
      createPostgresBackend as never,
    );
}

/** BullMQ's types name the connection of Redis alone. */
const onPostgres = (connectionString: string) => ({ connectionString, max: 4 }) as never;
