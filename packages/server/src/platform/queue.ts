import { type TaskKind, type TaskLane, taskDefinition, taskLanes } from '@verdant/contracts';
import { createPostgresBackend, DelayedError, type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { withTimeout } from './with-timeout.ts';

export type QueueConnection = { redisUrl: string | null; databaseUrl: string };

/** In whose turn a task waits: a person's, by a name that leads nowhere, or a visitor's `among` all the others. */
export type TaskTurn = { person: string; among?: string };
/** What a job carries: a task's id and its turn, so that turns are given without a look at the row. An older version gave none. */
export type WakeUp = { taskId: string } & Partial<TaskTurn>;
/** The wake-up call. A job carries ids and nothing else; `jobId = taskId` makes adding it twice harmless. */
export type TaskQueue = {
  backend: 'redis' | 'postgres';
  wake(what: WakeUp, kind: TaskKind, delayMs?: number): Promise<void>;
  /** At once, also where the queue has it for later or in the hands of a worker: clocks of workers may have been wrong. */
  wakeNow(what: WakeUp, kind: TaskKind): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** One queue a lane. */
const nameOf = (lane: TaskLane) => `tasks-${lane}`;
const PRODUCER_MS = 3_000;
/** How often a late task that somebody seems to hold gets another job: whoever comes second finds nothing to begin. */
const AGAIN_MS = 60_000;

/** For producers: fails fast when the backend is away. The row is written already, so the reconciler makes up for it. */
export function openQueue(connection: QueueConnection): TaskQueue {
  const redis = connection.redisUrl
    ? new Redis(connection.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: true })
    : null;
  redis?.on('error', () => {});
  const open = (lane: TaskLane) => {
    const postgres = { connectionString: connection.databaseUrl, max: 2 };
    const queue = redis
      ? new Queue<WakeUp>(nameOf(lane), { connection: redis })
      : new Queue<WakeUp>(nameOf(lane), { connection: postgres as never }, createPostgresBackend as never);
    queue.on('error', () => {});
    return queue;
  };
  const queues = Object.fromEntries(taskLanes.map((lane) => [lane, open(lane)])) as Record<TaskLane, Queue<WakeUp>>;
  const add = (what: WakeUp, kind: TaskKind, delay: number, jobId = what.taskId) => {
    const options = { jobId, delay, removeOnComplete: true, removeOnFail: true };
    return queues[taskDefinition(kind).lane].add(kind, what, options);
  };
  const addNow = async (what: WakeUp, kind: TaskKind) => {
    const job = await add(what, kind, 0);
    const state = await job.getState();
    // it may begin at this very moment: then there is nothing to hasten
    if (state === 'delayed') await job.promote().catch(() => {});
    // held by a worker that may be gone; the queue finds out by clocks that may have been wrong, another job by nothing
    if (state === 'active') await add(what, kind, 0, `${what.taskId}-${Math.floor(Date.now() / AGAIN_MS)}`);
  };
  return {
    backend: redis ? 'redis' : 'postgres',
    wake: async (what, kind, delayMs = 0) => {
      await withTimeout(PRODUCER_MS, 'queue', add(what, kind, delayMs));
    },
    wakeNow: (what, kind) => withTimeout(PRODUCER_MS, 'queue', addNow(what, kind)),
    ping: async () => {
      await withTimeout(PRODUCER_MS, 'queue', queues.read.getJobCounts('waiting'));
    },
    close: async () => {
      await Promise.all(Object.values(queues).map((queue) => queue.close()));
      redis?.disconnect();
    },
  };
}

export type TaskConsumer = { close(): Promise<void> };

/**
 * For workers, one a lane: waits for the backend as long as it takes. A job whose process was killed is handed out again after
 * `lockDuration`. `handle` gets the task's id, with whose it is where that is known, and answers in how many ms to be called again, null for never; what it
 * throws is only logged, the task's row says what happens next.
 */
export function openConsumer(
  connection: QueueConnection,
  handle: (taskId: string, turn?: TaskTurn) => Promise<number | null>,
  options: { lane: TaskLane; concurrency: number; onError: (error: Error) => void },
): TaskConsumer {
  const redis = connection.redisUrl ? new Redis(connection.redisUrl, { maxRetriesPerRequest: null }) : null;
  redis?.on('error', options.onError);
  const settings = {
    concurrency: options.concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 3,
  };
  const run = async (job: Job<WakeUp>, token?: string) => {
    const { taskId, person, among } = job.data;
    const turn = person === undefined ? undefined : { person, ...(among === undefined ? {} : { among }) };
    const againInMs = await handle(taskId, turn);
    if (againInMs === null) return;
    await job.moveToDelayed(Date.now() + againInMs, token);
    throw new DelayedError();
  };
  const worker = redis
    ? new Worker<WakeUp>(nameOf(options.lane), run, { connection: redis, ...settings })
    : new Worker<WakeUp>(
        nameOf(options.lane),
        run,
        { connection: { connectionString: connection.databaseUrl, max: 4 } as never, ...settings },
        createPostgresBackend as never,
      );
  worker.on('error', options.onError);
  return {
    close: async () => {
      await worker.close();
      redis?.disconnect();
    },
  };
}
