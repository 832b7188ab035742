/** Waits for all, side by side: one that fails stops no other. Then throws the first failure, where there was one. */
export async function waitForAll(work: Promise<unknown>[]): Promise<void> {
  for (const ended of await Promise.allSettled(work)) if (ended.status === 'rejected') throw ended.reason;
}
