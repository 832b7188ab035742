import {
  Failure,
  isEmptyNote,
  PRACTICE_LIMITS,
  type PracticeNotes,
  type PracticeQuestion,
  type SavedPractice,
  type SavePractice,
} from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { practices } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { askedNow, type JoinedPractice, ownPractice } from './practice-rows.ts';

const withoutEmpty = (notes: PracticeNotes): PracticeNotes =>
  Object.fromEntries(Object.entries(notes).filter(([, note]) => !isEmptyNote(note)));

/** The questions that the notes are to; looked up anew where one is not known yet. Failure 'invalid' for a note to nothing. */
async function questionsFor(tx: Tx, row: JoinedPractice, notes: PracticeNotes, now: Date): Promise<PracticeQuestion[]> {
  const ids = Object.keys(notes);
  const known = new Map(row.practice.questions.map((one) => [one.id, one]));
  if (ids.some((id) => !known.has(id))) {
    const { questions, earlier } = await askedNow(tx, row, now);
    for (const one of [...earlier, ...questions]) known.set(one.id, one);
  }
  return ids.map((id) => {
    const question = known.get(id);
    if (!question) throw new Failure('invalid', { field: 'notes' });
    return question;
  });
}

/** Saves the notes that were changed; others stay. Failures: 'stale' where somebody saved meanwhile, 'invalid' for too many. */
export async function savePractice(
  { db, now }: Services,
  userId: string,
  { id, revision, notes: changed }: SavePractice,
): Promise<SavedPractice> {
  return db.transaction(async (tx) => {
    const row = await ownPractice(tx, userId, id, { lock: true });
    const { practice } = row;
    if (practice.revision !== revision) throw new Failure('stale', { data: { revision: practice.revision } });
    const notes = storable(withoutEmpty({ ...practice.notes, ...changed }));
    if (Object.keys(notes).length > PRACTICE_LIMITS.notes) throw new Failure('invalid', { field: 'notes' });
    const questions = await questionsFor(tx, row, notes, now());
    const next = { notes, questions, revision: revision + 1, updatedAt: now() };
    await tx.update(practices).set(next).where(eq(practices.id, id));
    return { revision: next.revision, updatedAt: next.updatedAt.toISOString() };
  });
}
