import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Request } from '../child/main.ts';

const ENTRY = join(import.meta.dirname, '..', 'child', 'main.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const START_MS = 20_000;
const STDERR_KEPT = 2_000;
/** Beyond this a child is replaced after its answer; an ordinary one holds about 200 MB. */
const RSS_MAX = 900 * 1024 * 1024;

/** Why a child ended, `signal` being ours where `timedOut`. */
export type Ending = { ready: boolean; timedOut: boolean; signal: string; stderr: string };
export type Settle = { answer: (message: Exclude<Answer, { ready: true }>) => void; ended: (ending: Ending) => void };
export type Worker = {
  pid: number | undefined;
  idle: () => boolean;
  run: (request: Request, timeoutMs: number, settle: Settle) => void;
  stop: () => Promise<void>;
};

function start(): { child: ChildProcess; stderr: () => string } {
  const child = fork(ENTRY, [], {
    execArgv: ['--import', TSX],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-STDERR_KEPT);
  });
  // Only a running request (its timer) keeps the parent alive.
  child.unref();
  child.channel?.unref();
  (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
  return { child, stderr: () => stderr };
}

/** A child process that renders one request at a time. `onIdle` follows its start and every answer. */
export function startWorker(events: { onIdle: () => void; onEnd: (ending: Ending) => void }): Worker {
  const { child, stderr } = start();
  let ready = false;
  let timedOut = false;
  let current: Settle | undefined;
  const kill = () => {
    timedOut = true;
    child.kill('SIGKILL');
  };
  let timer: NodeJS.Timeout | undefined = setTimeout(kill, START_MS);
  let ended = false;

  child.on('message', (message: Answer) => {
    clearTimeout(timer);
    if ('ready' in message) ready = true;
    else {
      const settle = current;
      current = undefined;
      if (message.rss > RSS_MAX) child.kill();
      settle?.answer(message);
    }
    if (!child.killed) events.onIdle();
  });
  const end = (signal: string) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    const ending = { ready, timedOut, signal, stderr: stderr() };
    current?.ended(ending);
    events.onEnd(ending);
  };
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(String(signal ?? code)));

  return {
    pid: child.pid,
    idle: () => ready && current === undefined && !child.killed && child.connected,
    run: (request, timeoutMs, settle) => {
      current = settle;
      timer = setTimeout(kill, timeoutMs);
      child.send(request, (error) => error && child.kill('SIGKILL'));
    },
    stop: () =>
      new Promise((resolve) => {
        if (ended) return resolve();
        child.ref();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
