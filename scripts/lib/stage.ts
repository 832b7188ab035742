/** Runs one stage of a longer job and says how long it took. */
export async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await work();
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
