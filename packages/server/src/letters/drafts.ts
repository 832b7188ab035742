import { Failure, type LetterDraft, nullIfNotFound, type TaskRef } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { letters } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { startTask } from '../task/tasks.ts';
import { ownLetter } from './letter-rows.ts';

/** Starts a draft. Failures: 'noModel' where none is configured, 'benefits', 'wrongState' while another is written. */
export async function startDraft(services: Services, userId: string, id: string): Promise<TaskRef> {
  const { letter } = await ownLetter(services.db, userId, id);
  if (!services.config.llm) throw new Failure('noModel');
  return startTask(services, { kind: 'letter.draft', userId, resumeId: letter.resumeId, input: { letterId: id } });
}

/** Keeps a draft beside the letter, whose words stay as they are; false where the letter was deleted meanwhile. */
export async function saveDraft(tx: Tx, userId: string, id: string, draft: LetterDraft): Promise<boolean> {
  const row = await ownLetter(tx, userId, id, { lock: true }).catch(nullIfNotFound);
  if (!row) return false;
  await tx
    .update(letters)
    .set({ draft: storable(draft) })
    .where(eq(letters.id, id));
  return true;
}
