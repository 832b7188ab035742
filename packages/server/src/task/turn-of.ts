import { keyedHash } from '../platform/server-secret.ts';
import type { Services } from '../services.ts';

/** A person among those who wait, by a name that outlives them in no queue: without the key it leads to nobody. */
export const turnOf = ({ keys }: Services, userId: string): string => keyedHash(keys.turns, userId);
