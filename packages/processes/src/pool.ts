import { type Asked, type Child, type ChildOptions, startChild } from './child.ts';
import { ProcessFailure } from './failure.ts';

export type PoolOptions = ChildOptions & { processes: number; timeoutMs: number; queueLimit: number };
export type RunOptions<Note> = {
  /** instead of the pool's own, counted from the moment the question is handed to a child */
  timeoutMs?: number;
  /** aborted: the question is taken out of the line, or its child ended; rejects with the signal's reason */
  signal?: AbortSignal;
  onNote?: (note: Note) => void;
};
export type Pool<Question, Answer, Note = never> = {
  /** Rejects with `ProcessFailure`, or the signal's reason. */
  run: (question: Question, options?: RunOptions<Note>) => Promise<Answer>;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
};

/**
 * Child processes, each a module that calls `serve`, that answer questions one at a time. Questions wait in one line;
 * children are started when there is work for them, kept warm, and started again after one has died.
 */
export function createPool<Question, Answer, Note = never>(options: PoolOptions): Pool<Question, Answer, Note> {
  const { processes, timeoutMs, queueLimit } = options;
  const waiting: Asked[] = [];
  const working = new Map<Asked, Child>();
  const children = new Set<Child>();
  let closed = false;

  function add() {
    const child = startChild(options, {
      onIdle: pump,
      onEnd: ({ ready, idled, failure }) => {
        children.delete(child);
        if (closed) return;
        // a child that cannot even start would be started for ever: its failure goes to whoever waits longest
        if (!ready) waiting.shift()?.fail(failure);
        // after a crash the next question should not have to wait for a start
        else if (children.size === 0 && failure.trouble === 'crashed' && !idled) add();
        pump();
      },
    });
    children.add(child);
  }

  function pump() {
    for (const child of children) {
      if (waiting.length === 0) return;
      if (!child.idle()) continue;
      const asked = waiting.shift()!;
      working.set(asked, child);
      child.ask(asked);
    }
    if (waiting.length > 0 && children.size < processes) add();
  }

  const run = (question: Question, { signal, onNote, ...more }: RunOptions<Note> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (closed) return reject(new ProcessFailure('closed'));
      if (waiting.length >= queueLimit) return reject(new ProcessFailure('full'));
      const over = () => {
        working.delete(asked);
        signal?.removeEventListener('abort', abort);
      };
      const asked: Asked = {
        question,
        timeoutMs: more.timeoutMs ?? timeoutMs,
        note: (note) => onNote?.(note as Note),
        answer: (answer) => {
          over();
          resolve(answer as Answer);
        },
        fail: (failure) => {
          over();
          reject(failure);
        },
      };
      const abort = () => {
        const place = waiting.indexOf(asked);
        if (place >= 0) waiting.splice(place, 1);
        working.get(asked)?.kill();
        over();
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(asked);
      pump();
    });

  return {
    run,
    pids: () => [...children].map(({ pid }) => pid),
    close: async () => {
      closed = true;
      for (const asked of waiting.splice(0)) asked.fail(new ProcessFailure('closed'));
      await Promise.all([...children].map((child) => child.stop()));
    },
  };
}
