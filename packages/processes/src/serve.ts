import { Worker } from 'node:worker_threads';
import { MEMORY_SIGNAL, type Said } from './messages.ts';

const WATCH_MS = 100;
const MB = 2 ** 20;

/**
 * The child's side: answers one question after the other with `handle`, which may tell `note`s on its way. What it
 * throws reaches the parent as `threw`. The process ends with its parent, and when it holds too much memory.
 */
export function serve<Question, Answer, Note = never>(
  handle: (question: Question, note: (note: Note) => void) => Answer | Promise<Answer>,
): void {
  const say = (said: Said) => {
    if (process.connected) process.send?.(said);
  };
  const maxBytes = Number(process.argv[2]) * MB;
  const watchdog = new Worker(new URL('watchdog.mjs', import.meta.url), {
    workerData: { maxBytes, signal: MEMORY_SIGNAL, everyMs: WATCH_MS },
    execArgv: [],
  });
  watchdog.unref();
  process.on('disconnect', () => process.exit());
  process.on('message', async (question: Question) => {
    const rss = () => process.memoryUsage.rss();
    try {
      const answer = await handle(question, (note) => say({ kind: 'note', note }));
      say({ kind: 'answer', answer, rss: rss() });
    } catch (error) {
      say({ kind: 'threw', message: error instanceof Error ? error.message : String(error), rss: rss() });
    }
  });
  // it can't come up while this thread is caught in a loop, so no question is taken before
  watchdog.once('message', () => say({ kind: 'ready' }));
}
