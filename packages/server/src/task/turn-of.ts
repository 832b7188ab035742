import type { TaskTurn } from '../platform/queue.ts';
import { keyedHash } from '../platform/server-secret.ts';
import type { Services } from '../services.ts';

/** All who have no account: they have the share of one person among them, so that they crowd out nobody who has one. */
export const VISITORS = 'visitors';

/** A person among those who wait, by a name that outlives them in no queue: without the key it leads to nobody. */
export const turnOf = ({ keys }: Services, task: { userId: string; byGuest: boolean }): TaskTurn => ({
  person: keyedHash(keys.turns, task.userId),
  ...(task.byGuest ? { among: VISITORS } : {}),
});
