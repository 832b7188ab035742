import {
  type AddLetter,
  Failure,
  type Letter,
  type LetterPlan,
  type LetterSummary,
  type LetterWords,
  MAX_LETTERS,
} from '@verdant/contracts';
import { beginLetter, planLetter } from '@verdant/resume';
import { and, eq, isNull } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import { makeRoom, removePutAway } from '../platform/db/put-away.ts';
import { letters } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import { monthOf, newestAnalysis } from '../resume/analyses.ts';
import { ownResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { placeOf, resumeFor } from './from-hunt.ts';
import { type JoinedLetter, letterSummaries, ownLetter, showLetter } from './letter-rows.ts';

export const listLetters = ({ db }: Services, userId: string): Promise<LetterSummary[]> => letterSummaries(db, userId);

export async function letterDetail({ db }: Services, userId: string, id: string): Promise<Letter> {
  return showLetter(await ownLetter(db, userId, id));
}

const inputOf = (services: Services, { letter, resume }: JoinedLetter, settings?: object) => ({
  ...letter.words,
  content: resume.content,
  today: monthOf(services.now()),
  ...(settings && { settings }),
});

/**
 * A letter that the rules have begun, for a card, a kept job, a posting, or nothing yet. Failures: 'notFound' also for
 * what is somebody else's, 'invalid' where there is no résumé to write from, 'wrongState' for one that is still read,
 * 'letterLimit'.
 */
export async function addLetter(services: Services, userId: string, asked: AddLetter): Promise<Letter> {
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const place = await placeOf(tx, userId, asked);
    const resumeId = await resumeFor(tx, userId, asked.resumeId ?? place.resumeId);
    const resume = await ownResume(tx, userId, resumeId);
    if (resume.status === 'processing') throw new Failure('wrongState');
    await makeRoom(tx, letters, { userId, most: MAX_LETTERS, more: 1, limit: 'letterLimit' });
    const now = services.now();
    const blank: LetterWords = {
      kind: asked.kind,
      language: resume.language,
      post: place.post,
      addressee: { name: '', title: '', company: place.company, address: '' },
      subject: '',
      date: now.toISOString().slice(0, 10),
      posting: place.posting,
      paragraphs: [],
      answers: {},
    };
    const settings = (await newestAnalysis(tx, resume.id))?.data.settings;
    const begun = beginLetter({
      ...blank,
      content: resume.content,
      today: monthOf(now),
      ...(settings && { settings }),
    });
    const { applicationId, jobId } = place;
    const words = storable({ ...blank, ...begun });
    const [row] = await tx
      .insert(letters)
      .values({ userId, resumeId, applicationId, jobId, revision: 1, words, createdAt: now, updatedAt: now })
      .returning();
    return showLetter({ letter: row!, resume, sentFileName: null });
  });
}

/** What a letter could be made of, from its résumé and its posting as they stand. */
export async function letterPlan(services: Services, userId: string, id: string): Promise<LetterPlan> {
  const row = await ownLetter(services.db, userId, id);
  const settings = (await newestAnalysis(services.db, row.resume.id))?.data.settings;
  return planLetter(inputOf(services, row, settings));
}

export async function deleteLetter({ db, now }: Services, userId: string, id: string): Promise<void> {
  await ownLetter(db, userId, id);
  const own = and(eq(letters.id, id), eq(letters.userId, userId), isNull(letters.deletedAt));
  await db.update(letters).set({ deletedAt: now() }).where(own);
}

/** Puts a deleted letter back; one that is there stays. Failure 'notFound' once it is gone for good. */
export async function restoreLetter({ db }: Services, userId: string, id: string): Promise<Letter> {
  await ownLetter(db, userId, id, { deleted: true });
  await db
    .update(letters)
    .set({ deletedAt: null })
    .where(and(eq(letters.id, id), eq(letters.userId, userId)));
  return showLetter(await ownLetter(db, userId, id));
}

export async function removeOldLetters({ db, now }: Services): Promise<void> {
  await removePutAway(db, letters, now());
}
