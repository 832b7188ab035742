import { Failure } from '@verdant/contracts';
import {
  createPool as createProcesses,
  type PoolOptions as Options,
  ProcessFailure,
  type Turn,
} from '@verdant/processes';
import type { Request } from './child/main.ts';
import type { Output, Rendered } from './child/render.ts';

export type PoolOptions = Pick<Options, 'processes' | 'timeoutMs' | 'queueLimit' | 'watch'>;
/** In whose turn a page is set, and until when somebody waits for it. */
export type RenderTurn = Turn & { signal?: AbortSignal };
export type Pool = {
  run: <K extends Output['kind']>(
    request: Request & { output: { kind: K } },
    turn?: RenderTurn | null,
  ) => Promise<Rendered[K]>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};

/** An ordinary child holds about 200 MB; the fonts of a whole alphabet more. */
const MEMORY = { memoryMb: 2_000, recycleMb: 900 };

function failureOf(error: unknown): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.kind === 'timeout') return new Failure('timeout', { retry: true, cause: error });
  if (error.kind === 'full') return new Failure('busy', { retry: true, data: { retryAfter: RETRY_AFTER_S } });
  if (error.kind === 'replaced') return new Failure('dropped', { cause: error });
  // what the template refuses once it refuses again; after a crash another try may succeed
  return new Failure('render', { retry: error.kind !== 'threw', cause: error });
}

/** Whoever left keeps a child no longer than an ordinary page takes. */
const SHARE = { waitingPerPerson: 64, abandonMs: 500 };
const RETRY_AFTER_S = 2;

/** The child processes that render. Fails with `Failure`: timeout, busy (the queue is full), dropped (for a newer one), render. */
export function createPool(options: PoolOptions): Pool {
  const entry = new URL('child/enter.mjs', import.meta.url);
  // one child stays free of whoever has one
  const perPerson = Math.max(1, options.processes - 1);
  const { run, ...rest } = createProcesses<Request, Rendered[Output['kind']]>({
    ...options,
    ...MEMORY,
    ...SHARE,
    perPerson,
    entry,
  });
  const send = (request: Request, whose: RenderTurn | null = null) => {
    const { signal, ...turn } = whose ?? {};
    return run(request, { ...(whose ? { turn: turn as Turn } : {}), ...(signal ? { signal } : {}) }).catch((error) =>
      Promise.reject(failureOf(error)),
    );
  };
  return { ...rest, run: send as Pool['run'] };
}
