import type { TakenOver } from '@verdant/contracts';
import { i18n } from '../../i18n/index.ts';
import { toast } from '../../lib/toast.ts';

/** Says that the draft of this browser is the person's now, and where that is more than their level has room for. */
export function sayTaken(taken: TakenOver | null): void {
  if (!taken) return;
  const { beyond, resumes: count } = taken;
  if (beyond) toast.stays(i18n.t(`auth:taken.beyond.${beyond.ability}`, beyond));
  else toast.good(i18n.t('auth:taken.done', { count }));
}
