import { setImmediate, setTimeout } from 'node:timers';

type Waiting<Item, Answer> = {
  item: Item;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(error: unknown): void;
};

/** A group that takes longer than this is waited for by its own alone. */
const PATIENCE_MS = 100;

/**
 * Does in one go what is asked for in one turn of the event loop or while the group before it is under way, at most `most`.
 * Whoever asks alone waits for nobody. `run` answers in the order of its items, with promises where one takes longer
 * than others; what it throws is thrown for all of a group.
 */
export function grouped<Item, Answer>(
  run: (items: Item[]) => Promise<(Answer | Promise<Answer>)[]>,
  { most }: { most: number },
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let busy = false;

  async function answer(group: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(group.map(({ item }) => item));
      for (const [i, { resolve }] of group.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function next(): Promise<void> {
    while (waiting.length) {
      const answered = answer(waiting.splice(0, most));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([answered, patience]);
      clearTimeout(timer);
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
