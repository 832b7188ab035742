/** So many at once: what is far away is not waited for one by one. */
const LANES = 8;

/** Does `work` for each; the first error ends it, after what runs beside it. */
export async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
