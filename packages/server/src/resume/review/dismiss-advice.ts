import { type Dismiss, type Dismissed, dismissedOf, Failure, isSameDismissed, MAX_DISMISSED } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { resumes } from '../../platform/db/schema.ts';
import { storable } from '../../platform/db/storable.ts';
import type { Services } from '../../services.ts';
import { ownResume } from '../resumes.ts';

/**
 * Leaves what a piece of advice is about as it is, or takes that back; asked twice it is the same. The words of the résumé
 * and its score stay. Returns all that is left so. Failures: 'notFound', also for another's, 'wrongState' while an import
 * runs.
 */
export async function dismissAdvice(
  { db }: Services,
  userId: string,
  { id, dismissed, ...about }: Dismiss,
): Promise<Dismissed[]> {
  const advice = storable(dismissedOf(about));
  return db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, id, true);
    if (row.status === 'processing') throw new Failure('wrongState');
    const others = row.dismissed.filter((one) => !isSameDismissed(one, advice));
    const now = (dismissed ? [...others, advice] : others).slice(-MAX_DISMISSED);
    await tx.update(resumes).set({ dismissed: now }).where(eq(resumes.id, id));
    return now;
  });
}
