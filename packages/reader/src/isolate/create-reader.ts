import { Failure, type ImportSource } from '@verdant/contracts';
import { createPool, type PoolOptions, ProcessFailure } from '@verdant/processes';
import type { ReadOptions } from '../read-options.ts';
import type { Answer, Question, Stage } from './messages.ts';

export const TIMEOUT_MS = 30_000;
export const MEMORY_MB = 1_024;
const HEAP_MB = 512;
/** An ordinary child holds about 200 MB. */
const RECYCLE_MB = 500;
const IDLE_MS = 120_000;
/** Ten pages at some four seconds each, on a machine that has other things to do. */
export const OCR_TIMEOUT_MS = 270_000;
const OCR_MEMORY_MB = 1_536;

export type ReaderOptions = {
  processes?: number;
  timeoutMs?: number;
  /** for documents of pictures, of which one is read at a time */
  ocrTimeoutMs?: number;
  memoryMb?: number;
  queueLimit?: number;
};
export type Reader = {
  /** As `readResume`; also throws `Failure` 'timeout', 'tooMany', and 'damaged' for what swells in memory. */
  read: (bytes: Uint8Array, options?: Omit<ReadOptions, 'ocr'>) => Promise<ImportSource>;
  close: () => Promise<void>;
};

/** A document that swells will swell again; a process that ended without a word about it may do better. */
function failureOf(error: unknown, timeoutMs: number): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.trouble === 'timeout') return new Failure('timeout', { data: { timeoutMs }, cause: error });
  if (error.trouble === 'full') return new Failure('tooMany', { retry: true });
  return new Failure('damaged', { retry: error.trouble !== 'memory', cause: error });
}

/** A document without text may still say something by its pictures. */
const hasPictures = (answer: Answer): boolean =>
  answer.kind === 'failure' &&
  answer.error === 'noText' &&
  (answer.data as { pictures?: number } | null)?.pictures !== undefined;

function createLane(entry: string, limits: Pick<PoolOptions, 'processes' | 'timeoutMs' | 'queueLimit' | 'memoryMb'>) {
  const { memoryMb, timeoutMs } = limits;
  const pool = createPool<Question, Answer, Stage>({
    ...limits,
    entry: new URL(entry, import.meta.url),
    heapMb: Math.min(HEAP_MB, memoryMb),
    recycleMb: Math.min(RECYCLE_MB, memoryMb),
    idleMs: IDLE_MS,
  });
  const ask = (question: Question, { signal, onStage }: ReadOptions): Promise<Answer> =>
    pool
      .run(question, { ...(signal ? { signal } : {}), onNote: (stage) => onStage?.(...stage) })
      .catch((error) => Promise.reject(failureOf(error, timeoutMs)));
  return { ask, close: pool.close };
}

/**
 * Reads documents in child processes, which start with the first document and rest after a while: what a document does
 * to its reader ends there, after `timeoutMs` (30 s) or at `memoryMb` (1 GB) of the process. Pictures have a process of
 * their own, so that nobody waits for somebody else's scan.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 1, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, queueLimit = 64 } = options;
  const { ocrTimeoutMs = OCR_TIMEOUT_MS } = options;
  const text = createLane('enter.mjs', { processes, timeoutMs, queueLimit, memoryMb });
  const ocrLimits = { processes: 1, timeoutMs: ocrTimeoutMs, queueLimit, memoryMb: OCR_MEMORY_MB };
  const pictures = createLane('enter-ocr.mjs', ocrLimits);
  return {
    read: async (bytes, { fileName, ...more } = {}) => {
      const question = { bytes, ...(fileName ? { fileName } : {}) };
      const first = await text.ask({ ...question, ocr: false }, more);
      const answer = hasPictures(first) ? await pictures.ask({ ...question, ocr: true }, more) : first;
      if (answer.kind === 'result') return answer.result;
      throw new Failure(answer.error, { data: answer.data, cause: answer.cause });
    },
    close: async () => {
      await Promise.all([text.close(), pictures.close()]);
    },
  };
}
