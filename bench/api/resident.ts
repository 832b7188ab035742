import { spawnSync } from 'node:child_process';
import { setInterval } from 'node:timers';

type Row = { pid: number; parent: number; kb: number };

function processes(): Row[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kb = 0]) => ({ pid, parent, kb }));
}

/** MB resident: the process itself, and the child processes that read or set for it. */
export type Resident = { own: number; children: number };

const below = (rows: Row[], pid: number): number =>
  rows.filter(({ parent }) => parent === pid).reduce((sum, { pid: child, kb }) => sum + kb + below(rows, child), 0);

export function residentOf(pid: number): Resident {
  const rows = processes();
  const own = rows.find((row) => row.pid === pid)?.kb ?? 0;
  return { own: own / 1024, children: below(rows, pid) / 1024 };
}

const LOOK_MS = 500;

/** The most of both together that was seen until `stop`. */
export function watchResident(pid: number): { stop(): Resident } {
  let most: Resident = { own: 0, children: 0 };
  const timer = setInterval(() => {
    const now = residentOf(pid);
    if (now.own + now.children > most.own + most.children) most = now;
  }, LOOK_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
