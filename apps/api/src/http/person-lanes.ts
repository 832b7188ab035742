type Lane = { busy: number; waiting: (() => void)[] };

/**
 * Lets no more than `places` calls of one person be in progress; the next ones wait in line, at no cost but their own.
 * Changes of one person wait for one another in the database anyway: there they would each hold a connection of those
 * that everybody shares. Whoever has left by their turn (`signal`) is turned away with its reason.
 */
export function createPersonLanes(places: number) {
  const lanes = new Map<string, Lane>();
  return async <T>(person: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(person) ?? { busy: 0, waiting: [] };
    lanes.set(person, lane);
    if (lane.busy < places) lane.busy++;
    // the place is handed over
    else await new Promise<void>((begin) => lane.waiting.push(begin));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else if (--lane.busy === 0) lanes.delete(person);
    }
  };
}
