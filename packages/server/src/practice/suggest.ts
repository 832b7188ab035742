import { Failure, nullIfNotFound, type PracticeQuestion, type TaskRef } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { practices } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { startTask } from '../task/tasks.ts';
import { askedNow, ownPractice, type PracticeRow } from './practice-rows.ts';

/** Starts a task for more questions. Failures: 'noModel' where none is configured, 'benefits', 'wrongState' while another runs. */
export async function startSuggest(services: Services, userId: string, id: string): Promise<TaskRef> {
  const { practice } = await ownPractice(services.db, userId, id);
  if (!services.config.llm) throw new Failure('noModel');
  return startTask(services, {
    kind: 'practice.suggest',
    userId,
    resumeId: practice.resumeId,
    input: { practiceId: id },
  });
}

/** What a model is told of the place, and what is asked already. */
export type PracticeSubject = Pick<PracticeRow, 'post' | 'company' | 'posting'> & { asked: PracticeQuestion[] };

export async function practiceSubject(db: DbOrTx, userId: string, id: string, now: Date): Promise<PracticeSubject> {
  const row = await ownPractice(db, userId, id);
  const { post, company, posting } = row.practice;
  const { questions } = await askedNow(db, { ...row, practice: { ...row.practice, suggested: null } }, now);
  return { post, company, posting, asked: questions };
}

/** Keeps a model's questions; those of before stay where they have notes. Nothing where the practice was deleted meanwhile. */
export async function saveSuggested(
  tx: Tx,
  userId: string,
  id: string,
  suggested: NonNullable<PracticeRow['suggested']>,
): Promise<void> {
  const row = await ownPractice(tx, userId, id, { lock: true }).catch(nullIfNotFound);
  if (!row) return;
  await tx
    .update(practices)
    .set({ suggested: storable(suggested) })
    .where(eq(practices.id, id));
}
