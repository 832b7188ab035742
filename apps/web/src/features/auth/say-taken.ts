import type { TakenOver } from '@verdant/contracts';
import { say } from '../../i18n/index.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Says that the draft of this browser is the person's now, and where that is more than their level has room for. What
 * was written in it and could not be sent yet goes on under the account.
 */
export function sayTaken(taken: TakenOver | null, userId: string): void {
  if (!taken) return;
  void import('../../editor/document/kept/kept-edits.ts').then(({ adoptKept }) => adoptKept(userId)).catch(() => {});
  const { beyond, resumes: count } = taken;
  if (beyond) toast.stays(() => say(`auth:taken.beyond.${beyond.ability}`, beyond));
  else toast.good(say('auth:taken.done', { count }));
}
