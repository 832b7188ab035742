/** What the yardstick below takes where the limits of the tests were set, ms of processor time (best of its rounds, 2026-11-28). */
const YARDSTICK_MS = 26;
const ROUNDS = 8;
const WORDS = 'Led the pumps of the east hall from 41 to 12 a month, 由41台降到12台; '.repeat(60);

/** Work of the kind that is timed, always the same: words found, sorted and put together. */
function yardstick(): number {
  let letters = 0;
  for (let round = 0; round < 40; round++) {
    for (const [word] of WORDS.matchAll(/\b[a-z]+\b|\d+|\p{Script=Han}+/giu)) letters += word.toLowerCase().length;
    letters += WORDS.split(/[,;\s]+/)
      .sort()
      .join(' ').length;
  }
  return letters;
}

async function spentMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many times slower this machine is than the one of the limits; at least 1: a faster one keeps them. */
async function slowness(): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) rounds.push(await spentMs(yardstick));
  return Math.max(1, Math.min(...rounds) / YARDSTICK_MS);
}
let slower: Promise<number> | undefined;

/**
 * How long this process works on something, ms of processor time of the machine that the limits were set on: neither a
 * machine that is busy elsewhere nor a slow one is blamed on the work.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  slower ??= slowness();
  const times = await slower;
  return (await spentMs(work)) / times;
}
