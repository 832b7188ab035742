import { type Child, type ChildOptions, type Job, startChild } from './child.ts';
import { ProcessFailure } from './failure.ts';

export type PoolOptions = ChildOptions & { processes: number; timeoutMs: number; queueLimit: number };
export type RunOptions<Note> = {
  /** instead of the pool's own, counted from when a child starts the request */
  timeoutMs?: number;
  /** aborted: the request leaves the queue, or its child is killed; rejects with the signal's reason */
  signal?: AbortSignal;
  onNote?: (note: Note) => void;
};
export type Pool<Request, Response, Note = never> = {
  /** Rejects with `ProcessFailure`, or the signal's reason. */
  run: (request: Request, options?: RunOptions<Note>) => Promise<Response>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};

/**
 * A pool of child processes, each a module that calls `serve` and handles one request at a time. Requests wait in one
 * queue; children are started when there is work, kept warm, and replaced after one has died.
 */
export function createPool<Request, Response, Note = never>(options: PoolOptions): Pool<Request, Response, Note> {
  const { processes, timeoutMs, queueLimit } = options;
  const waiting: Job[] = [];
  const working = new Map<Job, Child>();
  const children = new Set<Child>();
  let closed = false;

  function add() {
    const child = startChild(options, {
      onIdle: pump,
      onEnd: ({ ready, idled, failure }) => {
        children.delete(child);
        if (closed) return;
        // a child that cannot start would be restarted without end: the request that waits longest gets its failure
        if (!ready) waiting.shift()?.fail(failure);
        // after a crash the next request should not have to wait for a start
        else if (children.size === 0 && failure.kind === 'crashed' && !idled) add();
        pump();
      },
    });
    children.add(child);
  }

  function pump() {
    for (const child of children) {
      if (waiting.length === 0) return;
      if (!child.idle()) continue;
      const job = waiting.shift()!;
      working.set(job, child);
      child.send(job);
    }
    if (waiting.length > 0 && children.size < processes) add();
  }

  const run = (request: Request, { signal, onNote, ...more }: RunOptions<Note> = {}) =>
    new Promise<Response>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (closed) return reject(new ProcessFailure('closed'));
      if (waiting.length >= queueLimit) return reject(new ProcessFailure('full'));
      const done = () => {
        working.delete(job);
        signal?.removeEventListener('abort', abort);
      };
      const job: Job = {
        request,
        timeoutMs: more.timeoutMs ?? timeoutMs,
        note: (note) => onNote?.(note as Note),
        respond: (response) => {
          done();
          resolve(response as Response);
        },
        fail: (failure) => {
          done();
          reject(failure);
        },
      };
      const abort = () => {
        const index = waiting.indexOf(job);
        if (index >= 0) waiting.splice(index, 1);
        working.get(job)?.kill();
        done();
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(job);
      pump();
    });

  return {
    run,
    pids: () => [...children].map(({ pid }) => pid),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.fail(new ProcessFailure('closed'));
      await Promise.all([...children].map((child) => child.stop()));
    },
  };
}
