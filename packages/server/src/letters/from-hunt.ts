import { type AddLetter, Failure, type LetterWords } from '@verdant/contracts';
import { titleFound } from '@verdant/resume';
import { and, desc, eq } from 'drizzle-orm';
import { ownApplication } from '../applications/application-rows.ts';
import { cardOfJob } from '../applications/from-hunt.ts';
import type { Tx } from '../platform/db/client.ts';
import { archives, jobs, resumes } from '../platform/db/schema.ts';
import { ownJob } from '../resume/job-descriptions.ts';

/** What is known of the place that a letter is for. */
export type Place = Pick<LetterWords, 'post' | 'posting'> & {
  company: string;
  resumeId: string | null;
  applicationId: string | null;
  jobId: string | null;
};

/** The résumé of the card's job, else the one that was sent, else the one that was changed last. */
async function resumeOfCard(tx: Tx, card: { jobId: string | null; archiveId: string | null }) {
  if (card.jobId) {
    const [job] = await tx.select({ id: jobs.resumeId }).from(jobs).where(eq(jobs.id, card.jobId));
    if (job) return job.id;
  }
  if (!card.archiveId) return null;
  const [archive] = await tx.select({ id: archives.resumeId }).from(archives).where(eq(archives.id, card.archiveId));
  return archive?.id ?? null;
}

const NOWHERE: Place = { post: '', posting: '', company: '', resumeId: null, applicationId: null, jobId: null };

/** The words of a card, of a kept job, or of a posting. Failure 'notFound' also for those of somebody else. */
export async function placeOf(tx: Tx, userId: string, asked: Omit<AddLetter, 'kind'>): Promise<Place> {
  const { applicationId, jobId, posting = '' } = asked;
  const card = applicationId ? (await ownApplication(tx, userId, applicationId)).application : null;
  const job = jobId ? await ownJob(tx, userId, jobId) : null;
  if (job) {
    const { id, title, company, text, resumeId } = job;
    const its = card ?? (await cardOfJob(tx, userId, id));
    return { post: title, company, posting: text, resumeId, jobId: id, applicationId: its?.id ?? null };
  }
  if (card) {
    const { id, title, employer, jobId: of } = card;
    const resumeId = await resumeOfCard(tx, card);
    return { post: title, company: employer, posting: card.posting, resumeId, applicationId: id, jobId: of };
  }
  return { ...NOWHERE, posting, post: (titleFound(posting)?.title ?? '').slice(0, 120) };
}

/** The résumé that was asked for or belongs to the place, else the newest that says something. Failure 'invalid' without any. */
export async function resumeFor(tx: Tx, userId: string, wanted: string | null): Promise<string> {
  if (wanted) return wanted;
  const [newest] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.status, 'saved')))
    .orderBy(desc(resumes.updatedAt))
    .limit(1);
  if (!newest) throw new Failure('invalid', { field: 'resumeId' });
  return newest.id;
}
