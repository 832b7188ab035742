import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProcessFailure } from './failure.ts';
import { MEMORY_SIGNAL, type Said } from './messages.ts';

const START_MS = 20_000;
const STDERR_KEPT = 2_000;

export type ChildOptions = {
  /** the module that calls `serve`; plain JavaScript, as Node reads it by itself */
  entry: URL;
  /** resident memory at which a child is ended while it works */
  memoryMb: number;
  /** V8's own heap; what passes it ends as `memory` too */
  heapMb?: number;
  /** resident memory beyond which a child is replaced after its answer */
  recycleMb: number;
  /** how long a child waits for work before it ends; for ever where absent */
  idleMs?: number;
};
export type Asked = {
  question: unknown;
  timeoutMs: number;
  note: (note: unknown) => void;
  answer: (answer: unknown) => void;
  fail: (failure: ProcessFailure) => void;
};
export type Child = {
  pid: number | undefined;
  idle: () => boolean;
  ask: (asked: Asked) => void;
  /** ends it in the middle of its work, which fails as `crashed` */
  kill: () => void;
  stop: () => Promise<void>;
};
/** `ready`: whether it had come up; `idled`: it had nothing to do for long; `failure`: why it ended. */
export type ChildEnd = { ready: boolean; idled: boolean; failure: ProcessFailure };

function start({ entry, memoryMb, heapMb }: ChildOptions): { child: ChildProcess; stderr: () => string } {
  const child = fork(fileURLToPath(entry), [String(memoryMb)], {
    execArgv: heapMb ? [`--max-old-space-size=${heapMb}`] : [],
    // what strangers sent is read there: none of the operator's settings
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-STDERR_KEPT);
  });
  // only a question that waits for its answer (its timer) keeps the parent alive
  child.unref();
  child.channel?.unref();
  (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
  return { child, stderr: () => stderr };
}

/** A child process that answers one question at a time. `onIdle` follows its start and every answer. */
export function startChild(
  options: ChildOptions,
  events: { onIdle: () => void; onEnd: (end: ChildEnd) => void },
): Child {
  const { child, stderr } = start(options);
  let ready = false;
  let timedOut = false;
  let idled = false;
  let ended = false;
  let current: Asked | undefined;
  const late = () => {
    timedOut = true;
    // the timer that kept the parent alive is over: its question still has to hear why
    child.ref();
    child.kill('SIGKILL');
  };
  const leave = () => {
    idled = true;
    child.kill('SIGKILL');
  };
  let timer: NodeJS.Timeout | undefined = setTimeout(late, START_MS);

  const settle = (said: Exclude<Said, { kind: 'ready' } | { kind: 'note' }>) => {
    const asked = current;
    current = undefined;
    if (said.rss > options.recycleMb * 2 ** 20) child.kill('SIGKILL');
    if (said.kind === 'answer') asked?.answer(said.answer);
    else asked?.fail(new ProcessFailure('threw', said.message));
  };
  child.on('message', (said: Said) => {
    if (said.kind === 'note') return current?.note(said.note);
    clearTimeout(timer);
    if (said.kind === 'ready') ready = true;
    else settle(said);
    if (child.killed) return;
    events.onIdle();
    if (options.idleMs && !current) timer = setTimeout(leave, options.idleMs).unref();
  });

  const why = (how: string): ProcessFailure => {
    if (timedOut) return new ProcessFailure('timeout');
    const swollen = how === MEMORY_SIGNAL || stderr().includes('heap out of memory');
    return new ProcessFailure(swollen ? 'memory' : 'crashed', `the process ended (${how}) ${stderr()}`.trim());
  };
  const end = (how: string) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    const failure = why(how);
    current?.fail(failure);
    current = undefined;
    events.onEnd({ ready, idled, failure });
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(String(signal ?? code)));

  return {
    pid: child.pid,
    idle: () => ready && !ended && current === undefined && !child.killed && child.connected,
    ask: (asked) => {
      current = asked;
      clearTimeout(timer);
      timer = setTimeout(late, asked.timeoutMs);
      child.send(asked.question as object, (error) => error && child.kill('SIGKILL'));
    },
    kill: () => child.kill('SIGKILL'),
    stop: () =>
      new Promise((resolve) => {
        if (ended) return resolve();
        child.ref();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
