import { Failure, type ImportSource } from '@verdant/contracts';
import { createPool, type PoolOptions, type PoolWatch, ProcessFailure, type Turn } from '@verdant/processes';
import type { ReadOptions } from '../read-options.ts';
import type { Request, Response, Stage } from './messages.ts';

const TIMEOUT_MS = 30_000;
/** On a machine that has much else to do an ordinary document takes that many times as long. */
const PATIENCE = 4;
const MEMORY_MB = 1_024;
const HEAP_MB = 512;
/** An ordinary child holds about 200 MB. */
const RECYCLE_MB = 500;
const IDLE_MS = 120_000;
/** Ten pages at some four seconds each, on a machine that has other things to do. */
const OCR_TIMEOUT_MS = 270_000;
const OCR_MEMORY_MB = 1_536;

export type ReaderOptions = {
  processes?: number;
  timeoutMs?: number;
  /** for documents of pictures, of which one is read at a time */
  ocrTimeoutMs?: number;
  memoryMb?: number;
  queueLimit?: number;
  /** told of documents, and of those of pictures */
  watch?: { text: PoolWatch; pictures: PoolWatch };
};
export type Reader = {
  /** As `readResume`, in somebody's `turn`; also throws `Failure` 'readingTooLong', 'busy', and 'damaged' for what swells in memory. */
  read: (bytes: Uint8Array, options?: Omit<ReadOptions, 'ocr'> & { turn?: Turn }) => Promise<ImportSource>;
  close: () => Promise<void>;
};

/** A document that takes too much memory will do so again; after a crash another try may succeed. */
function failureOf(error: unknown, timeoutMs: number): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.kind === 'timeout') return new Failure('readingTooLong', { data: { timeoutMs }, cause: error });
  // the machine was too busy for it: that says nothing of the file
  if (error.kind === 'unstarted') return new Failure('readingTooLong', { retry: true, cause: error });
  if (error.kind === 'full') return new Failure('busy', { retry: true });
  return new Failure('damaged', { retry: error.kind !== 'memory', cause: error });
}

/** A document without text may have words in its pictures. */
const hasPictures = (response: Response): boolean =>
  response.kind === 'failure' &&
  response.error === 'noText' &&
  (response.data as { pictures?: number } | null)?.pictures !== undefined;

function createLane(
  entry: string,
  limits: Pick<PoolOptions, 'processes' | 'timeoutMs' | 'patience' | 'queueLimit' | 'memoryMb' | 'watch'>,
) {
  const { memoryMb, timeoutMs } = limits;
  const pool = createPool<Request, Response, Stage>({
    ...limits,
    // one process stays free of whoever has one
    perPerson: Math.max(1, limits.processes - 1),
    entry: new URL(entry, import.meta.url),
    heapMb: Math.min(HEAP_MB, memoryMb),
    recycleMb: Math.min(RECYCLE_MB, memoryMb),
    idleMs: IDLE_MS,
  });
  const send = (request: Request, { signal, turn, onStage }: ReadOptions & { turn?: Turn }): Promise<Response> =>
    pool
      .run(request, {
        ...(signal ? { signal } : {}),
        ...(turn ? { turn } : {}),
        onNote: (stage) => onStage?.(...stage),
      })
      .catch((error) => Promise.reject(failureOf(error, timeoutMs)));
  return { send, close: pool.close };
}

/**
 * Reads documents in child processes, which start with the first document and end after some idle time: a hostile document
 * ends there, after `timeoutMs` (30 s) of work, or at `memoryMb` (1 GB) of the process. Pictures have a process of
 * their own, so that nobody waits for somebody else's scan.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { processes = 1, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, queueLimit = 64 } = options;
  const { ocrTimeoutMs = OCR_TIMEOUT_MS, watch } = options;
  const text = createLane('enter.mjs', {
    ...{ processes, timeoutMs, patience: PATIENCE, queueLimit, memoryMb },
    ...(watch ? { watch: watch.text } : {}),
  });
  const ocrLimits = {
    processes: 1,
    timeoutMs: ocrTimeoutMs,
    queueLimit,
    memoryMb: OCR_MEMORY_MB,
    ...(watch ? { watch: watch.pictures } : {}),
  };
  const pictures = createLane('enter-ocr.mjs', ocrLimits);
  return {
    read: async (bytes, { fileName, ...more } = {}) => {
      const request = { bytes, ...(fileName ? { fileName } : {}) };
      const first = await text.send({ ...request, ocr: false }, more);
      const response = hasPictures(first) ? await pictures.send({ ...request, ocr: true }, more) : first;
      if (response.kind === 'result') return response.result;
      throw new Failure(response.error, { data: response.data, cause: response.cause });
    },
    close: async () => {
      await Promise.all([text.close(), pictures.close()]);
    },
  };
}
