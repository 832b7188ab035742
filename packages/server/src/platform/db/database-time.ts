import { type SQL, sql } from 'drizzle-orm';

/** A clock that a test has shifted differs by more than this. */
const MIN_SHIFT_MS = 1_000;

/**
 * The database's time, which is one for all machines: what several of them compare, as a lease, is written and read by
 * it. A clock that a test injects shifts it by as much. `ms` is added.
 */
export function databaseTime({ now }: { now: () => Date }, ms = 0): SQL<Date> {
  const clockShiftMs = now().getTime() - Date.now();
  const addedMs = ms + (Math.abs(clockShiftMs) > MIN_SHIFT_MS ? clockShiftMs : 0);
  return sql<Date>`(now() + ${addedMs}::double precision * interval '1 millisecond')`;
}
