import { type Child, type ChildOptions, type PendingRequest, startChild } from './child.ts';
import { ProcessFailure } from './failure.ts';
import { createFairQueue, type Turn, type TurnedAway } from './fair-queue.ts';

export type PoolOptions = ChildOptions & {
  processes: number;
  timeoutMs: number;
  /** how many times `timeoutMs` a request may take that was let work for less than that; 1 where absent: the clock alone */
  patience?: number;
  /** requests that may wait */
  queueLimit: number;
  /** how many of one person's may be in progress; all processes where absent */
  perPerson?: number;
  /** how many of one person's may wait; the whole queue where absent */
  waitingPerPerson?: number;
  /** told of what is asked for, of what has ended and of what is there */
  watch?: PoolWatch;
  /** how long a child goes on with a request that nobody waits for any more before it is killed; 0 where absent */
  abandonMs?: number;
};
export type PoolWatch = {
  /**
   * Called where a request is asked for; what it gives is called once, when that has ended. `outcome`: 'ok', the kind of
   * the failure, or 'left' where nobody waited any more.
   */
  asked(): (event: { outcome: string; waitedMs: number; ms: number }) => void;
  state(now: { busy: number; waiting: number }): void;
};
export type RunOptions<Note> = {
  /** instead of the pool's own, counted from when a child starts the request */
  timeoutMs?: number;
  /** aborted: the request leaves the queue, or its child is killed; rejects with the signal's reason */
  signal?: AbortSignal;
  /** whose request it is; where absent, nobody's of whom others are waiting */
  turn?: Turn;
  onNote?: (note: Note) => void;
};
export type Pool<Request, Response, Note = never> = {
  /** Rejects with `ProcessFailure`, or the signal's reason. */
  run: (request: Request, options?: RunOptions<Note>) => Promise<Response>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};

/**
 * A pool of child processes, each a module that calls `serve` and handles one request at a time. Requests wait in a
 * fair queue; children are started when there is work, kept warm, and replaced after one has died.
 */
export function createPool<Request, Response, Note = never>(options: PoolOptions): Pool<Request, Response, Note> {
  const { processes, timeoutMs, queueLimit, abandonMs = 0, patience = 1, watch } = options;
  const { perPerson = processes, waitingPerPerson = queueLimit } = options;
  const queue = createFairQueue<PendingRequest>({ perPerson, waitingPerPerson, waiting: queueLimit });
  const working = new Map<PendingRequest, Child>();
  const begun = new Map<PendingRequest, number>();
  const tell = () => watch?.state({ busy: working.size, waiting: queue.waiting() });
  const children = new Set<Child>();
  /** of children that have ended, the request that they ended with */
  const lost = new WeakMap<Child, PendingRequest>();
  let closed = false;

  /** Starts a child. `ended` is a request that has cost one: its person has it in progress until the new one stands. */
  function add(ended?: PendingRequest) {
    const settle = () => ended && queue.leave(ended);
    const child = startChild(options, {
      onIdle: () => {
        settle();
        pump();
      },
      onEnd: ({ ready, idled, failure }) => {
        children.delete(child);
        settle();
        const cost = lost.get(child);
        if (closed) return;
        if (cost) return add(cost);
        // another works: what waits may wait for that one
        if (!ready && children.size > 0) return;
        // a child that cannot start would be restarted without end: the request that waits longest gets its failure
        if (!ready) queue.next()?.fail(failure);
        // after a crash the next request should not have to wait for a start
        else if (children.size === 0 && failure.kind === 'crashed' && !idled) add();
        pump();
      },
    });
    children.add(child);
  }

  function pump() {
    for (const child of children) {
      if (!child.idle()) continue;
      const pending = queue.next();
      if (!pending) break;
      working.set(pending, child);
      begun.set(pending, performance.now());
      child.send(pending);
    }
    tell();
    // what one person leaves to others is there before they come
    const spare = perPerson < processes && working.size === children.size && children.size > 0;
    if ((queue.ready() || spare) && children.size < processes) add();
  }

  const run = (request: Request, { signal, onNote, turn, ...more }: RunOptions<Note> = {}) =>
    new Promise<Response>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (closed) return reject(new ProcessFailure('closed'));
      let abandoned: NodeJS.Timeout | undefined;
      const asked = performance.now();
      const ended = watch?.asked();
      let told = false;
      /** whoever left is told of once, though the child goes on */
      const end = (outcome: string) => {
        const now = performance.now();
        const began = begun.get(pending) ?? now;
        if (!told) ended?.({ outcome, waitedMs: began - asked, ms: now - began });
        told = true;
      };
      const done = () => {
        const child = working.get(pending);
        working.delete(pending);
        begun.delete(pending);
        tell();
        clearTimeout(abandoned);
        signal?.removeEventListener('abort', abort);
        // with a share for each, whoever has cost a child does not take the one that is left to others
        if (child?.ending() && perPerson < processes) lost.set(child, pending);
        else queue.leave(pending);
      };
      const pending: PendingRequest = {
        request,
        timeoutMs: more.timeoutMs ?? timeoutMs,
        patience,
        note: (note) => onNote?.(note as Note),
        respond: (response) => {
          end('ok');
          done();
          resolve(response as Response);
        },
        fail: (failure) => {
          end(failure.kind);
          done();
          reject(failure);
        },
      };
      const abort = () => {
        const child = working.get(pending);
        end('left');
        // its person has it in progress until the child is free again
        if (!child) done();
        else if (abandonMs === 0) child.kill();
        else abandoned = setTimeout(() => child.kill(), abandonMs);
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const away = (why: TurnedAway) => pending.fail(new ProcessFailure(why));
      queue.add(pending, turn ?? { person: Symbol('nobody') }, away);
      pump();
    });

  return {
    run,
    pids: () => [...children].map(({ pid }) => pid),
    close: async () => {
      closed = true;
      for (const pending of queue.clear()) pending.fail(new ProcessFailure('closed'));
      await Promise.all([...children].map((child) => child.stop()));
    },
  };
}
