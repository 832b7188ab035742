import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProcessFailure } from './failure.ts';
import { type ChildMessage, MEMORY_SIGNAL } from './messages.ts';
import { processorMsOf } from './processor-time.ts';

/** A machine that has much else to do starts slowly; to begin anew would make it slower. */
const START_MS = 60_000;
/** Less than this is no more time. */
const LEAST_MORE_MS = 50;
const STDERR_KEPT = 2_000;
/** What says whether packages are read from their sources or as built. */
const CONDITIONS = process.execArgv.filter((arg) => arg.startsWith('--conditions='));

export type ChildOptions = {
  /** the module that calls `serve`; plain JavaScript, as Node reads it by itself */
  entry: URL;
  /** resident memory at which a child is killed while it works */
  memoryMb: number;
  /** V8's own heap; exceeding it fails as `memory` too */
  heapMb?: number;
  /** resident memory beyond which a child is replaced after its response */
  recycleMb: number;
  /** how long a child stays without work before it ends; without limit where absent */
  idleMs?: number;
};
export type PendingRequest = {
  request: unknown;
  timeoutMs: number;
  /** how many times `timeoutMs` may pass while it has used less processor time than that */
  patience: number;
  note: (note: unknown) => void;
  respond: (response: unknown) => void;
  fail: (failure: ProcessFailure) => void;
};
export type Child = {
  pid: number | undefined;
  idle: () => boolean;
  /** it has ended, or was told to */
  ending: () => boolean;
  send: (pending: PendingRequest) => void;
  /** kills it; its request fails as `crashed` */
  kill: () => void;
  stop: () => Promise<void>;
};
/** `ready`: it had started; `idled`: it reached `idleMs` without work; `failure`: why it ended. */
type ChildEnd = { ready: boolean; idled: boolean; failure: ProcessFailure };

function start({ entry, memoryMb, heapMb }: ChildOptions): { child: ChildProcess; stderr: () => string } {
  const child = fork(fileURLToPath(entry), [String(memoryMb)], {
    execArgv: [...CONDITIONS, ...(heapMb ? [`--max-old-space-size=${heapMb}`] : [])],
    // untrusted files are read there: none of the operator's settings
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-STDERR_KEPT);
  });
  // only a request in progress (its timer) keeps the parent alive
  child.unref();
  child.channel?.unref();
  (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
  return { child, stderr: () => stderr };
}

/** A child process that handles one request at a time. `onIdle` is called after its start and after every response. */
export function startChild(
  options: ChildOptions,
  events: { onIdle: () => void; onEnd: (end: ChildEnd) => void },
): Child {
  const { child, stderr } = start(options);
  let ready = false;
  let timedOut = false;
  let idled = false;
  let ended = false;
  let current: PendingRequest | undefined;
  const timeOut = () => {
    timedOut = true;
    // the timer that kept the parent alive has fired: the request still has to get its failure
    child.ref();
    child.kill('SIGKILL');
  };
  const endIdle = () => {
    idled = true;
    child.kill('SIGKILL');
  };
  let timer: NodeJS.Timeout | undefined = setTimeout(timeOut, START_MS);

  const finish = (message: Exclude<ChildMessage, { kind: 'ready' } | { kind: 'note' }>) => {
    const pending = current;
    current = undefined;
    if (message.rss > options.recycleMb * 2 ** 20) child.kill('SIGKILL');
    if (message.kind === 'response') pending?.respond(message.response);
    else pending?.fail(new ProcessFailure('threw', message.message));
  };
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'note') return current?.note(message.note);
    clearTimeout(timer);
    if (message.kind === 'ready') ready = true;
    else finish(message);
    if (child.killed) return;
    events.onIdle();
    if (options.idleMs && !current) timer = setTimeout(endIdle, options.idleMs).unref();
  });

  const failureOf = (how: string): ProcessFailure => {
    // one that did not even start says nothing of the request
    if (timedOut) return new ProcessFailure(ready ? 'timeout' : 'unstarted', 'the process took too long');
    const outOfMemory = how === MEMORY_SIGNAL || stderr().includes('heap out of memory');
    return new ProcessFailure(outOfMemory ? 'memory' : 'crashed', `the process ended (${how}) ${stderr()}`.trim());
  };
  const end = (how: string) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    const failure = failureOf(how);
    current?.fail(failure);
    current = undefined;
    events.onEnd({ ready, idled, failure });
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(String(signal ?? code)));

  return {
    pid: child.pid,
    idle: () => ready && !ended && current === undefined && !child.killed && child.connected,
    ending: () => ended || child.killed,
    send: (pending) => {
      current = pending;
      clearTimeout(timer);
      const [from, used] = [performance.now(), processorMsOf(child.pid)];
      const look = () => {
        const now = processorMsOf(child.pid);
        const leftMs = used === null || now === null ? 0 : pending.timeoutMs - (now - used);
        const untilMs = from + pending.timeoutMs * pending.patience - performance.now();
        // on a busy machine it was hardly let work: that says nothing of the request
        if (Math.min(leftMs, untilMs) < LEAST_MORE_MS) timeOut();
        else timer = setTimeout(look, Math.min(leftMs, untilMs));
      };
      timer = setTimeout(look, pending.timeoutMs);
      child.send(pending.request as object, (error) => error && child.kill('SIGKILL'));
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
