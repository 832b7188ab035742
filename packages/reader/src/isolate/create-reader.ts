import { Failure } from '@verdant/contracts';
import { createPool, ProcessFailure } from '@verdant/processes';
import type { ReadOptions, ReadResult } from '../read.ts';
import type { Answer, Question, Stage } from './messages.ts';

export const TIMEOUT_MS = 30_000;
export const MEMORY_MB = 1_024;
const HEAP_MB = 512;
/** An ordinary child holds about 200 MB. */
const RECYCLE_MB = 500;
const IDLE_MS = 120_000;

export type ReaderOptions = { processes?: number; timeoutMs?: number; memoryMb?: number; queueLimit?: number };
export type Reader = {
  /** As `readResume`; also throws `Failure` 'timeout', 'tooMany', and 'damaged' for what swells in memory. */
  read: (bytes: Uint8Array, options?: ReadOptions) => Promise<ReadResult>;
  close: () => Promise<void>;
};

/** A document that swells will swell again; a process that ended without a word about it may do better. */
function failureOf(error: unknown, timeoutMs: number): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.trouble === 'timeout') return new Failure('timeout', { data: { timeoutMs }, cause: error });
  if (error.trouble === 'full') return new Failure('tooMany', { retry: true });
  return new Failure('damaged', { retry: error.trouble !== 'memory', cause: error });
}

/**
 * Reads documents in child processes, which start with the first document and rest after a while: what a document does
 * to its reader ends there, after `timeoutMs` (30 s) or at `memoryMb` (1 GB) of the process.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 1, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, queueLimit = 64 } = options;
  const pool = createPool<Question, Answer, Stage>({
    entry: new URL('enter.mjs', import.meta.url),
    processes,
    timeoutMs,
    queueLimit,
    memoryMb,
    heapMb: Math.min(HEAP_MB, memoryMb),
    recycleMb: Math.min(RECYCLE_MB, memoryMb),
    idleMs: IDLE_MS,
  });
  return {
    read: async (bytes, { fileName, signal, onStage } = {}) => {
      const answer = await pool
        .run(
          { bytes, ...(fileName ? { fileName } : {}) },
          { ...(signal ? { signal } : {}), onNote: (stage) => onStage?.(...stage) },
        )
        .catch((error) => Promise.reject(failureOf(error, timeoutMs)));
      if (answer.kind === 'result') return answer.result;
      throw new Failure(answer.error, { data: answer.data, cause: answer.cause });
    },
    close: pool.close,
  };
}
