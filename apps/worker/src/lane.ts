import { createFairQueue } from '@verdant/processes';
import type { Services } from '@verdant/server';
import type { TaskTurn } from '@verdant/server/platform';
import { turnOfTask } from '@verdant/server/task';

/** What may run at once in a lane, and of that one person's. */
export type Places = { places: number; perPerson: number };
type Lane = Places & { held: number; drain: AbortSignal };

/** What one person has held here; more goes back to the queue for a while, so that others can be seen. */
const HELD_PER_PERSON = 8;
const BACK_MS = 1_000;
/** What waits here when the worker stops is for another. */
const DRAIN_MS = 250;

/**
 * Puts persons in turn before `run`: the queue hands its wake-ups out as they came, and whoever has sent many stands
 * before all others there. Answers as `run` does, in how many ms to be called again.
 */
export function takeTurns(
  services: Services,
  run: (taskId: string) => Promise<number | null>,
  { places, perPerson, held, drain }: Lane,
): (taskId: string, turn?: TaskTurn) => Promise<number | null> {
  const queue = createFairQueue<() => void>({ perPerson, waitingPerPerson: HELD_PER_PERSON, waiting: held });
  let running = 0;

  function pump() {
    while (running < places) {
      const begin = queue.next();
      if (!begin) return;
      running++;
      begin();
    }
  }
  drain.addEventListener('abort', () => {
    for (const begin of queue.clear()) begin();
  });

  return async (taskId, known) => {
    if (drain.aborted) return DRAIN_MS;
    const whose = known ?? (await turnOfTask(services, taskId));
    if (whose === null) return null;
    let begin = () => {};
    const turn = new Promise<'now' | 'later'>((resolve) => {
      begin = () => resolve('now');
      queue.add(begin, whose, () => resolve('later'));
    });
    pump();
    if ((await turn) === 'later') return BACK_MS * (1 + Math.random());
    if (drain.aborted) return DRAIN_MS;
    try {
      return await run(taskId);
    } finally {
      running--;
      queue.leave(begin);
      pump();
    }
  };
}
