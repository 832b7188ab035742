import { randomUUID } from 'node:crypto';
import {
  type AddJob,
  type EditJob,
  Failure,
  type Job,
  type JobSummary,
  type Language,
  MAX_JOBS,
  type StoredJobMatch,
} from '@verdant/contracts';
import { localized, matchJob, titleFound } from '@verdant/resume';
import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import { takeQuota } from '../money/quota.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { jobMatches, jobs } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { monthOf, newestAnalysis } from './analyses.ts';
import { ownResume, type ResumeRow } from './resumes.ts';

export type JobRow = typeof jobs.$inferSelect;
type MatchRow = typeof jobMatches.$inferSelect;

const MET = 0.6;
const SHOWN_MISSING = 5;
/** Of one description; the newest is shown. */
const MATCHES_KEPT = 5;

/** Failure 'notFound' also where the résumé is somebody else's. */
export async function ownJob(db: DbOrTx, userId: string, id: string): Promise<JobRow> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Failure('notFound');
  await ownResume(db, userId, row.resumeId);
  return row;
}

const met = (match: StoredJobMatch | null, need: 'must' | 'nice') => {
  const terms = match?.terms.filter((term) => term.need === need) ?? [];
  return { met: terms.filter(({ credit }) => credit >= MET).length, total: terms.length };
};

const summary = (job: JobRow, match: MatchRow | null): JobSummary => ({
  id: job.id,
  resumeId: job.resumeId,
  title: job.title,
  company: job.company,
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
  revision: match?.revision ?? null,
  score: match?.data?.score ?? null,
  overall: match?.data?.overall ?? null,
  must: met(match?.data ?? null, 'must'),
  nice: met(match?.data ?? null, 'nice'),
  missing: (match?.data?.terms ?? [])
    .filter(({ standing, need }) => standing === 'missing' && need === 'must')
    .slice(0, SHOWN_MISSING)
    .map(({ term }) => term),
});

const showJob = (job: JobRow, match: MatchRow | null, language: Language): Job => ({
  ...summary(job, match),
  text: job.text,
  match: match?.data ? localized(match.data, language) : null,
});

async function newestMatch(db: DbOrTx, jobId: string): Promise<MatchRow | null> {
  const newest = desc(jobMatches.revision);
  const [row] = await db.select().from(jobMatches).where(eq(jobMatches.jobId, jobId)).orderBy(newest).limit(1);
  return row ?? null;
}

/** The rules take milliseconds: no task. What a revision was matched with stays as it was. */
async function matchNow(services: Services, tx: Tx, job: JobRow, resume: ResumeRow): Promise<MatchRow> {
  const { content, language, revision } = resume;
  const same = and(eq(jobMatches.jobId, job.id), eq(jobMatches.revision, revision));
  const [known] = await tx.select().from(jobMatches).where(same);
  if (known) return known;
  const today = monthOf(services.now());
  const settings = (await newestAnalysis(tx, resume.id))?.data.settings;
  const data = matchJob({ content, language, today, settings, jobDescription: job.text });
  const [row] = await tx
    .insert(jobMatches)
    .values({ jobId: job.id, revision, data: storable(data), createdAt: services.now() })
    .returning();
  const own = eq(jobMatches.jobId, job.id);
  const newest = desc(jobMatches.revision);
  const kept = tx
    .select({ revision: jobMatches.revision })
    .from(jobMatches)
    .where(own)
    .orderBy(newest)
    .limit(MATCHES_KEPT);
  await tx.delete(jobMatches).where(and(own, notInArray(jobMatches.revision, kept)));
  return row!;
}

/** The job descriptions of a résumé with their newest match: the best first, the unreadable last. */
export async function listJobs({ db }: Services, userId: string, resumeId: string): Promise<JobSummary[]> {
  await ownResume(db, userId, resumeId);
  const matches = db
    .selectDistinctOn([jobMatches.jobId])
    .from(jobMatches)
    .orderBy(jobMatches.jobId, desc(jobMatches.revision))
    .as('matches');
  const rows = await db
    .select()
    .from(jobs)
    .leftJoin(matches, eq(matches.jobId, jobs.id))
    .where(eq(jobs.resumeId, resumeId))
    .orderBy(desc(jobs.createdAt));
  return rows
    .map((row) => summary(row.jobs, row.matches as MatchRow | null))
    .sort((a, b) => (b.overall ?? -1) - (a.overall ?? -1));
}

export async function jobDetail({ db }: Services, userId: string, id: string, language: Language): Promise<Job> {
  const job = await ownJob(db, userId, id);
  return showJob(job, await newestMatch(db, id), language);
}

const given = (text: string, field: string): string => {
  const trimmed = storable(text).trim();
  if (!trimmed) throw new Failure(field === 'text' ? 'jobNeeded' : 'invalid', { field });
  return trimmed;
};

/** A new text is one match of the month; looking again after the résumé has changed is free. */
const takeMatch = (services: Services, tx: Tx, userId: string) =>
  takeQuota(services, tx, { userId, ability: 'matches', reference: randomUUID() });

/** Keeps a description and matches it. Failures: 'jobNeeded' for a blank text, 'benefits' beyond `MAX_JOBS`, 'balance'. */
export async function addJob(services: Services, userId: string, input: AddJob, language: Language): Promise<Job> {
  const text = given(input.text, 'text');
  return services.db.transaction(async (tx) => {
    const resume = await ownResume(tx, userId, input.id, true);
    const [kept] = await tx.select({ n: count() }).from(jobs).where(eq(jobs.resumeId, resume.id));
    if (kept!.n >= MAX_JOBS) throw new Failure('benefits', { data: { limit: MAX_JOBS } });
    const values = {
      resumeId: resume.id,
      title: storable(input.title?.trim() || titleFound(text)?.title || '').slice(0, 120),
      company: storable(input.company?.trim() ?? ''),
      text,
      createdAt: services.now(),
      updatedAt: services.now(),
    };
    const [job] = await tx.insert(jobs).values(values).returning();
    await takeMatch(services, tx, userId);
    return showJob(job!, await matchNow(services, tx, job!, resume), language);
  });
}

/**
 * Keeps the description with the version that was made for it, matched, which takes nothing from the quota. Gives the new
 * one's id; null where it was deleted meanwhile.
 */
export async function copyJob(services: Services, tx: Tx, id: string, version: ResumeRow): Promise<string | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('key share');
  if (!job) return null;
  const { title, company, text } = job;
  const now = services.now();
  const [copy] = await tx
    .insert(jobs)
    .values({ resumeId: version.id, title, company, text, createdAt: now, updatedAt: now })
    .returning();
  await matchNow(services, tx, copy!, version);
  return copy!.id;
}

/** A changed text deletes its matches and is matched again. */
export async function editJob(services: Services, userId: string, input: EditJob, language: Language): Promise<Job> {
  const text = input.text === undefined ? undefined : given(input.text, 'text');
  return services.db.transaction(async (tx) => {
    const before = await ownJob(tx, userId, input.id);
    const resume = await ownResume(tx, userId, before.resumeId, true);
    const [job] = await tx
      .update(jobs)
      .set({
        text: text ?? before.text,
        title: input.title === undefined ? before.title : storable(input.title.trim()),
        company: input.company === undefined ? before.company : storable(input.company.trim()),
        updatedAt: services.now(),
      })
      .where(eq(jobs.id, before.id))
      .returning();
    if (job!.text === before.text) return showJob(job!, await newestMatch(tx, job!.id), language);
    await takeMatch(services, tx, userId);
    await tx.delete(jobMatches).where(eq(jobMatches.jobId, job!.id));
    return showJob(job!, await matchNow(services, tx, job!, resume), language);
  });
}

/** Matches the résumé as it stands now; a revision that was matched before is not looked at again. */
export async function rematchJob(services: Services, userId: string, id: string, language: Language): Promise<Job> {
  return services.db.transaction(async (tx) => {
    const job = await ownJob(tx, userId, id);
    const resume = await ownResume(tx, userId, job.resumeId, true);
    return showJob(job, await matchNow(services, tx, job, resume), language);
  });
}

export async function deleteJob({ db }: Services, userId: string, id: string): Promise<void> {
  const job = await ownJob(db, userId, id);
  await db.delete(jobs).where(eq(jobs.id, job.id));
}
