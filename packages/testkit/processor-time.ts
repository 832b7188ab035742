/** How long this process works on something, ms of processor time: a machine that is busy elsewhere is not blamed on it. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
