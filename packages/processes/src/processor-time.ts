import { readFileSync } from 'node:fs';

/** What the kernel counts in, in every build of Linux that there is: USER_HZ. */
const TICKS_PER_SECOND = 100;
/** utime and stime, counted from the state of the process, which stands behind its name in brackets (proc(5)). */
const [UTIME, STIME] = [11, 12];

/** Processor time that a process has used so far, in ms; null where the system does not say (only Linux has /proc) or it is gone. */
export function processorMsOf(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[UTIME]) + Number(fields[STIME]);
    return Number.isFinite(ticks) ? (ticks * 1_000) / TICKS_PER_SECOND : null;
  } catch {
    return null;
  }
}
