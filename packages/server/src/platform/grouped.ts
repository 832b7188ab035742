import { setImmediate } from 'node:timers';

type Waiting<Item, Answer> = { item: Item; resolve(answer: Answer): void; reject(error: unknown): void };
/** `run` answers in the order of its items. */
export type GroupLimits = { most: number };

/**
 * Does in one go what is asked for in one turn of the event loop or while the group before it is under way. Whoever asks
 * alone waits for nobody. `run` throws for all of a group.
 */
export function grouped<Item, Answer>(
  run: (items: Item[]) => Promise<PromiseSettledResult<Answer>[]>,
  { most }: GroupLimits,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let busy = false;

  async function next(): Promise<void> {
    while (waiting.length) {
      const group = waiting.splice(0, most);
      const answers = await run(group.map(({ item }) => item)).catch((reason) =>
        group.map(() => ({ status: 'rejected' as const, reason })),
      );
      for (const [i, { resolve, reject }] of group.entries()) {
        const answer = answers[i]!;
        if (answer.status === 'fulfilled') resolve(answer.value);
        else reject(answer.reason);
      }
    }
    busy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(next);
    });
}
