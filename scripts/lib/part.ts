import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const DRAIN_MS = 25_000;
const BACKOFF_MS = { first: 500, most: 30_000 };
/** a part that lived this long starts over with the first backoff */
const STEADY_MS = 60_000;

export type Part = { name: string; args: string[]; cwd: string; env: NodeJS.ProcessEnv };
export type RunningPart = {
  /** how often it has ended without being asked to */
  readonly crashes: number;
  /** SIGTERM, and SIGKILL after 25 s or when hurried */
  stop(hurry: AbortSignal): Promise<void>;
};

/** Runs `node …args` and starts it again, later and later, whenever it ends without being asked to. */
export function runPart(part: Part): RunningPart {
  let child: ChildProcess;
  let crashes = 0;
  let backoff = BACKOFF_MS.first;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  function start(): void {
    const startedAt = Date.now();
    child = spawnPart(part);
    child.once('error', (error) => console.error(`${part.name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      crashes += 1;
      if (Date.now() - startedAt > STEADY_MS) backoff = BACKOFF_MS.first;
      console.error(`${part.name} ended (${signal ?? `code ${code}`}); it starts again in ${backoff / 1000} s`);
      timer = setTimeout(start, backoff);
      backoff = Math.min(backoff * 2, BACKOFF_MS.most);
    });
  }
  start();

  return {
    get crashes() {
      return crashes;
    },
    stop: async (hurry) => {
      stopping = true;
      clearTimeout(timer);
      await end(child, part.name, hurry);
    },
  };
}

/** A group of its own, so that Ctrl-C in the terminal reaches it only through its parent. */
function spawnPart(part: Part): ChildProcess {
  return spawn(process.execPath, part.args, {
    cwd: part.cwd,
    env: part.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}

async function end(child: ChildProcess, name: string, hurry: AbortSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const given = new AbortController();
  child.kill('SIGTERM');
  const late = wait(DRAIN_MS, 'late', { signal: AbortSignal.any([hurry, given.signal]) }).catch(() => 'late');
  if ((await Promise.race([ended, late])) === 'late') {
    console.error(`${name} did not end in time; it is killed`);
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
  given.abort();
}
