import { Worker } from 'node:worker_threads';
import { type ChildMessage, MEMORY_SIGNAL } from './messages.ts';

const WATCH_MS = 100;
const MB = 2 ** 20;

/**
 * The child's side: handles one request after the other with `handle`, which may send `note`s as it goes. What it throws
 * reaches the parent as `threw`. The process ends with its parent, and at its memory limit.
 */
export function serve<Request, Response, Note = never>(
  handle: (request: Request, note: (note: Note) => void) => Response | Promise<Response>,
): void {
  const send = (message: ChildMessage) => {
    if (process.connected) process.send?.(message);
  };
  const maxBytes = Number(process.argv[2]) * MB;
  const watchdog = new Worker(new URL('watchdog.mjs', import.meta.url), {
    workerData: { maxBytes, signal: MEMORY_SIGNAL, everyMs: WATCH_MS },
    execArgv: [],
  });
  watchdog.unref();
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) => {
    const rss = () => process.memoryUsage.rss();
    try {
      const response = await handle(request, (note) => send({ kind: 'note', note }));
      send({ kind: 'response', response, rss: rss() });
    } catch (error) {
      send({ kind: 'threw', message: error instanceof Error ? error.message : String(error), rss: rss() });
    }
  });
  // it can't start while this thread is in a loop, so no request is taken before it has
  watchdog.once('message', () => send({ kind: 'ready' }));
}
