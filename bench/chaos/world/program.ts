import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that is started again when it ends, as `npm start` does with api and worker. */
export type Program = {
  start(): void;
  /** Ends it and leaves it ended until `start`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** how often it has ended without being asked to */
  readonly crashes: number;
};

const AGAIN_MS = 500;
/** As long as a program may take to let what runs end. */
const GRACE_MS = 30_000;

/** `log`: the file that takes what it prints. */
export function createProgram(
  command: string,
  args: string[],
  at: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Program {
  let child: ChildProcess | null = null;
  let wanted = false;
  let crashes = 0;

  const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

  function start(): void {
    wanted = true;
    if (child && !isOver(child)) return;
    const out = openSync(at.log, 'a');
    const mine = spawn(command, args, { cwd: at.cwd, env: at.env, stdio: ['ignore', out, out] });
    closeSync(out);
    child = mine;
    mine.once('exit', async () => {
      if (!wanted || child !== mine) return;
      crashes++;
      await sleep(AGAIN_MS);
      if (wanted && child === mine) start();
    });
  }

  const send = (signal: NodeJS.Signals) => {
    if (child && !isOver(child)) child.kill(signal);
  };
  return {
    start,
    end: async (signal) => {
      wanted = false;
      if (!child || isOver(child)) return;
      const gone = once(child, 'exit');
      send(signal);
      const late = setTimeout(() => send('SIGKILL'), GRACE_MS);
      await gone;
      clearTimeout(late);
    },
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    get crashes() {
      return crashes;
    },
  };
}
