import { type BeginPractice, Failure, MAX_PRACTICES, type Practice, type PracticeSummary } from '@verdant/contracts';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { type Place, placeOf, resumeFor } from '../letters/from-hunt.ts';
import { lockUser } from '../people/lock-user.ts';
import type { Tx } from '../platform/db/client.ts';
import { makeRoom, removePutAway } from '../platform/db/put-away.ts';
import { practices } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import { ownResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { ownPractice, type PracticeRow, practiceSummaries, showPractice } from './practice-rows.ts';

export const listPractices = ({ db }: Services, userId: string): Promise<PracticeSummary[]> =>
  practiceSummaries(db, userId);

export async function practiceDetail({ db, now }: Services, userId: string, id: string): Promise<Practice> {
  return showPractice(db, await ownPractice(db, userId, id), now());
}

/** What was begun for the same résumé and the same place. */
async function begun(tx: Tx, userId: string, resumeId: string, place: Place): Promise<PracticeRow | undefined> {
  const { applicationId, jobId } = place;
  const same =
    applicationId || jobId
      ? or(
          applicationId ? eq(practices.applicationId, applicationId) : undefined,
          jobId ? eq(practices.jobId, jobId) : undefined,
        )
      : and(isNull(practices.applicationId), isNull(practices.jobId), eq(practices.posting, place.posting));
  const [row] = await tx
    .select()
    .from(practices)
    .where(and(eq(practices.userId, userId), eq(practices.resumeId, resumeId), same, isNull(practices.deletedAt)))
    .orderBy(desc(practices.updatedAt))
    .limit(1);
  return row;
}

/**
 * Begins for a card, a kept job, a posting or a résumé alone; what was begun for it before is opened, with the words of the
 * place as they are now. Failures: 'notFound' also for what is somebody else's, 'invalid' where there is no résumé,
 * 'wrongState' for one that is still read, 'practiceLimit'.
 */
export async function beginPractice(services: Services, userId: string, asked: BeginPractice): Promise<Practice> {
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const place = await placeOf(tx, userId, asked);
    const resumeId = await resumeFor(tx, userId, asked.resumeId ?? place.resumeId);
    const resume = await ownResume(tx, userId, resumeId);
    if (resume.status === 'processing') throw new Failure('wrongState');
    const { post, company, posting, applicationId, jobId } = place;
    const words = storable({ post, company, posting });
    const known = await begun(tx, userId, resumeId, place);
    const now = services.now();
    if (known) {
      const ids = { applicationId: applicationId ?? known.applicationId, jobId: jobId ?? known.jobId };
      const [practice] = await tx
        .update(practices)
        .set({ ...words, ...ids })
        .where(eq(practices.id, known.id))
        .returning();
      return showPractice(tx, { practice: practice!, resume }, now);
    }
    await makeRoom(tx, practices, { userId, most: MAX_PRACTICES, more: 1, limit: 'practiceLimit' });
    const blank = { ...words, revision: 1, questions: [], notes: {}, createdAt: now, updatedAt: now };
    const [practice] = await tx
      .insert(practices)
      .values({ userId, resumeId, applicationId, jobId, ...blank })
      .returning();
    return showPractice(tx, { practice: practice!, resume }, now);
  });
}

export async function deletePractice({ db, now }: Services, userId: string, id: string): Promise<void> {
  await ownPractice(db, userId, id);
  const own = and(eq(practices.id, id), eq(practices.userId, userId), isNull(practices.deletedAt));
  await db.update(practices).set({ deletedAt: now() }).where(own);
}

/** Puts a deleted one back; one that is there stays. Failure 'notFound' once it is gone for good. */
export async function restorePractice({ db, now }: Services, userId: string, id: string): Promise<Practice> {
  await ownPractice(db, userId, id, { deleted: true });
  await db
    .update(practices)
    .set({ deletedAt: null })
    .where(and(eq(practices.id, id), eq(practices.userId, userId)));
  return showPractice(db, await ownPractice(db, userId, id), now());
}

export async function removeOldPractices({ db, now }: Services): Promise<void> {
  await removePutAway(db, practices, now());
}
