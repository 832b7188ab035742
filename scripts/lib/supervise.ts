import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const GRACE_MS = 25_000;
const BACKOFF_MS = { first: 100, most: 30_000 };
/** a program that ran this long starts over with the first backoff */
const STEADY_MS = 60_000;

export type Program = { name: string; args: string[]; cwd: string; env: NodeJS.ProcessEnv };
export type Supervised = {
  /** how often it has ended without being asked to */
  readonly crashes: number;
  readonly pid: number | undefined;
  /** SIGTERM, and SIGKILL after 25 s or when `force` is aborted */
  stop(force: AbortSignal): Promise<void>;
};

/** Runs `node …args` and starts it again, later and later, whenever it ends without being asked to. */
export function supervise(program: Program): Supervised {
  let child: ChildProcess;
  let crashes = 0;
  let backoff = BACKOFF_MS.first;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  function start(): void {
    const startedAt = Date.now();
    child = spawnProgram(program);
    child.once('error', (error) => console.error(`${program.name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      crashes += 1;
      if (Date.now() - startedAt > STEADY_MS) backoff = BACKOFF_MS.first;
      console.error(`${program.name} ended (${signal ?? `code ${code}`}); it starts again in ${backoff / 1000} s`);
      timer = setTimeout(start, backoff);
      backoff = Math.min(backoff * 2, BACKOFF_MS.most);
    });
  }
  start();

  return {
    get crashes() {
      return crashes;
    },
    get pid() {
      return child.pid;
    },
    stop: async (force) => {
      stopping = true;
      clearTimeout(timer);
      await end(child, program.name, force);
    },
  };
}

/** A group of its own, so that Ctrl-C in the terminal reaches it only through its parent. */
function spawnProgram(program: Program): ChildProcess {
  return spawn(process.execPath, program.args, {
    cwd: program.cwd,
    env: program.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}

async function end(child: ChildProcess, name: string, force: AbortSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const done = new AbortController();
  child.kill('SIGTERM');
  const late = wait(GRACE_MS, 'late', { signal: AbortSignal.any([force, done.signal]) }).catch(() => 'late');
  if ((await Promise.race([ended, late])) === 'late') {
    console.error(`${name} did not end in time; it is killed`);
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
  done.abort();
}
