import { type SQL, sql } from 'drizzle-orm';

/** A clock that a test has turned differs by more than this. */
const TURNED_MS = 1_000;

/**
 * The database's time, which is one for all machines: what several of them compare, as a lease, is written and read by
 * it. A clock that was injected for a test turns it by as much. `ms` is added.
 */
export function databaseTime({ now }: { now: () => Date }, ms = 0): SQL<Date> {
  const turned = now().getTime() - Date.now();
  const shift = ms + (Math.abs(turned) > TURNED_MS ? turned : 0);
  return sql<Date>`(now() + ${shift}::double precision * interval '1 millisecond')`;
}
