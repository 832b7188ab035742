import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** A clock that a test has shifted differs by more than this. */
const MIN_SHIFT_MS = 1_000;

type Clock = { now: () => Date };

/** By how many ms a clock that a test injects is off the clock of this machine; 0 where none is injected. */
export function clockShift({ now }: Clock): number {
  const clockShiftMs = now().getTime() - Date.now();
  return Math.abs(clockShiftMs) > MIN_SHIFT_MS ? clockShiftMs : 0;
}

/** The database's time and `addedMs`. */
export const timeIn = (addedMs: number | Placeholder): SQL<Date> =>
  sql<Date>`(now() + ${addedMs}::double precision * interval '1 millisecond')`;

/**
 * The database's time, which is one for all machines: what several of them compare, as a lease, is written and read by
 * it. A clock that a test injects shifts it by as much. `ms` is added.
 */
export const databaseTime = (clock: Clock, ms = 0): SQL<Date> => timeIn(ms + clockShift(clock));
