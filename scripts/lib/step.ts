/** Runs one step of a longer script and prints how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const result = await work();
  console.log(`── ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
