import type { ApplicationMatch, Language, ResumeContent } from '@verdant/contracts';
import { matchJob } from '@verdant/resume';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { applications, jobs, letters, siblings } from '../platform/db/schema.ts';
import { monthOf, newestAnalysis } from '../resume/analyses.ts';
import { ownArchive } from '../resume/archives/archives.ts';
import { type JobRow, ownJob } from '../resume/job-descriptions.ts';
import { ownResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import type { ApplicationRow } from './application-rows.ts';

/** What a job or an archive says of the application that it belongs to. */
export type Found = Partial<
  Pick<ApplicationRow, 'title' | 'employer' | 'posting' | 'jobId' | 'archiveId' | 'match' | 'stage' | 'appliedOn'>
>;
type Read = { content: ResumeContent; language: Language };

const ofJob = ({ id, title, company, text }: JobRow): Found => ({ jobId: id, title, employer: company, posting: text });

async function matchOf(services: Services, tx: Tx, job: JobRow, read: Read): Promise<ApplicationMatch | null> {
  const now = services.now();
  const settings = (await newestAnalysis(tx, job.resumeId))?.data.settings;
  const data = matchJob({ ...read, today: monthOf(now), settings, jobDescription: job.text });
  return data && { score: data.score, overall: data.overall, at: now.toISOString() };
}

/** The words of a kept job, and how its résumé matches it as it stands. */
export async function foundInJob(services: Services, tx: Tx, userId: string, jobId: string): Promise<Found> {
  const job = await ownJob(tx, userId, jobId);
  const { content, language } = await ownResume(tx, userId, job.resumeId);
  return { ...ofJob(job), match: await matchOf(services, tx, job, { content, language }) };
}

/** The job that a résumé was turned towards, or the only one that is kept with it. */
async function jobOf(tx: Tx, resumeId: string): Promise<JobRow | null> {
  const [made] = await tx
    .select({ job: jobs })
    .from(siblings)
    .innerJoin(jobs, eq(jobs.id, siblings.jobId))
    .where(eq(siblings.resumeId, resumeId));
  if (made) return made.job;
  const kept = await tx.select().from(jobs).where(eq(jobs.resumeId, resumeId)).limit(2);
  return kept.length === 1 ? kept[0]! : null;
}

/** What was sent, when, and for which job, as far as that is known. Without a job the archive's name stands for one. */
export async function foundInArchive(services: Services, tx: Tx, userId: string, archiveId: string): Promise<Found> {
  const { archive } = await ownArchive(tx, userId, archiveId);
  const job = archive.resumeId ? await jobOf(tx, archive.resumeId) : null;
  const sent: Found = {
    archiveId,
    stage: 'applied',
    title: archive.name,
    appliedOn: archive.createdAt.toISOString().slice(0, 10),
  };
  if (!job) return sent;
  const { content, language } = archive;
  return { ...sent, ...ofJob(job), match: await matchOf(services, tx, job, { content, language }) };
}

/** The newest card of a kept job; `waiting`: of those whose résumé has yet to be sent. */
export async function cardOfJob(
  tx: Tx,
  userId: string,
  jobId: string,
  { waiting = false } = {},
): Promise<ApplicationRow | null> {
  const there = and(isNull(applications.deletedAt), waiting ? isNull(applications.archiveId) : undefined);
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId), there))
    .orderBy(desc(applications.createdAt))
    .limit(1);
  return row ?? null;
}

/** Letters that were written for a job before there was a card belong to its card. */
export async function takeLetters(tx: Tx, applicationId: string, jobId: string): Promise<void> {
  await tx
    .update(letters)
    .set({ applicationId })
    .where(and(eq(letters.jobId, jobId), isNull(letters.applicationId)));
}
