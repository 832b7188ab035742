import { Worker } from 'node:worker_threads';
import { Failure } from '@verdant/contracts';
import type { ReadOptions, ReadResult } from '../read.ts';
import type { Answer, Question } from './messages.ts';

export const TIMEOUT_MS = 30_000;
export const MEMORY_MB = 1024;
const HEAP_MB = 512;
const WATCH_MS = 100;

export type IsolatedOptions = ReadOptions & { timeoutMs?: number; memoryMb?: number };

/** The thread loads our TypeScript by itself, whatever runs the caller. */
const entry = new URL('./enter.mjs', import.meta.url);

function start(question: Question, memoryMb: number): Worker {
  return new Worker(entry, {
    workerData: question,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: Math.min(HEAP_MB, memoryMb) },
    stdout: true,
    stderr: true,
  });
}

/**
 * `readResume` in a thread of its own, ended after `timeoutMs` (30 s) or when the process has grown by `memoryMb`
 * (1 GB; buffers stand outside the thread's own heap limit). Throws `Failure` as `readResume` does, and 'timeout'.
 */
export function readIsolated(bytes: Uint8Array, options: IsolatedOptions = {}): Promise<ReadResult> {
  const { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, signal, onStage, fileName } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const worker = start({ bytes, ...(fileName ? { fileName } : {}) }, memoryMb);
    const before = process.memoryUsage.rss();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      worker.removeAllListeners().on('error', () => {});
      void worker.terminate();
      settle();
    };
    const fail = (failure: unknown) => end(() => reject(failure));
    const abort = () => fail(signal!.reason);
    const timer = setTimeout(() => fail(new Failure('timeout', { data: { timeoutMs } })), timeoutMs);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > memoryMb * 2 ** 20)
        fail(new Failure('damaged', { cause: `more than ${memoryMb} MB` }));
    }, WATCH_MS);
    signal?.addEventListener('abort', abort, { once: true });
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'stage') onStage?.(answer.stage, answer.done, answer.total);
      else if (answer.kind === 'result') end(() => resolve(answer.result));
      else fail(new Failure(answer.error, { data: answer.data, cause: answer.cause }));
    });
    // a thread that broke without a word about the document may do better the next time
    worker.on('error', (cause: NodeJS.ErrnoException) =>
      fail(new Failure('damaged', { retry: cause.code !== 'ERR_WORKER_OUT_OF_MEMORY', cause })),
    );
    worker.on('exit', (code) => fail(new Failure('damaged', { retry: true, cause: `thread ended with ${code}` })));
  });
}
