import { Failure } from '@verdant/contracts';
import type { Request } from '../child/main.ts';
import type { Output, Rendered } from '../child/render.ts';
import { type Ending, startWorker, type Worker } from './worker.ts';

export type PoolOptions = { processes: number; timeoutMs: number; queueLimit: number };
export type Pool = {
  run: <K extends Output['kind']>(request: Request & { output: { kind: K } }) => Promise<Rendered[K]>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};
type Job = { request: Request; resolve: (result: never) => void; reject: (failure: Failure) => void };

const crashed = ({ timedOut, signal, stderr }: Ending) =>
  timedOut
    ? new Failure('timeout', { retry: true })
    : new Failure('render', { retry: true, cause: new Error(`the typesetting process ended (${signal}) ${stderr}`) });

/** Requests wait in one line; children are started when there is work for them and again after one has died. */
export function createPool({ processes, timeoutMs, queueLimit }: PoolOptions): Pool {
  const waiting: Job[] = [];
  const workers = new Set<Worker>();
  let closed = false;

  function dispatch(worker: Worker, { request, resolve, reject }: Job) {
    worker.run(request, timeoutMs, {
      answer: (message) =>
        'error' in message
          ? reject(new Failure('render', { cause: new Error(message.error) }))
          : resolve(message.result as never),
      ended: (ending) => reject(crashed(ending)),
    });
  }

  function add() {
    const worker = startWorker({
      onIdle: pump,
      onEnd: (ending) => {
        workers.delete(worker);
        if (closed) return;
        // A child that cannot even start would be started for ever: its failure goes to whoever waits longest.
        if (!ending.ready) waiting.shift()?.reject(crashed(ending));
        else if (workers.size === 0) add();
        pump();
      },
    });
    workers.add(worker);
  }

  function pump() {
    for (const worker of workers) {
      if (waiting.length === 0) return;
      if (worker.idle()) dispatch(worker, waiting.shift()!);
    }
    if (waiting.length > 0 && workers.size < processes) add();
  }

  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Failure('render', { cause: new Error('the typesetter is closed') }));
        if (waiting.length >= queueLimit) return reject(new Failure('tooMany', { retry: true }));
        waiting.push({ request, resolve: resolve as Job['resolve'], reject });
        pump();
      }),
    pids: () => [...workers].map(({ pid }) => pid),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Failure('render', { retry: true }));
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
  };
}
