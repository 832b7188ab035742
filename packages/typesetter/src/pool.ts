import { Failure } from '@verdant/contracts';
import { createPool as createProcesses, type PoolOptions as Options, ProcessFailure } from '@verdant/processes';
import type { Request } from './child/main.ts';
import type { Output, Rendered } from './child/render.ts';

export type PoolOptions = Pick<Options, 'processes' | 'timeoutMs' | 'queueLimit'>;
export type Pool = {
  run: <K extends Output['kind']>(request: Request & { output: { kind: K } }) => Promise<Rendered[K]>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};

/** An ordinary child holds about 200 MB; the fonts of a whole alphabet more. */
const MEMORY = { memoryMb: 2_000, recycleMb: 900 };

function failureOf(error: unknown): unknown {
  if (!(error instanceof ProcessFailure)) return error;
  if (error.kind === 'timeout') return new Failure('timeout', { retry: true, cause: error });
  if (error.kind === 'full') return new Failure('tooMany', { retry: true });
  // what the template refuses once it refuses again; after a crash another try may succeed
  return new Failure('render', { retry: error.kind !== 'threw', cause: error });
}

/** The child processes that render. Fails with `Failure`: timeout, tooMany (the queue is full), render. */
export function createPool(options: PoolOptions): Pool {
  const entry = new URL('child/enter.mjs', import.meta.url);
  const { run, ...rest } = createProcesses<Request, Rendered[Output['kind']]>({ ...options, ...MEMORY, entry });
  const send = (request: Request) => run(request).catch((error) => Promise.reject(failureOf(error)));
  return { ...rest, run: send as Pool['run'] };
}
