import {
  Failure,
  hasWords,
  isEmptyNote,
  type Practice,
  type PracticeNotes,
  type PracticeQuestion,
  type PracticeSummary,
} from '@verdant/contracts';
import { keepIds, practiceQuestions } from '@verdant/resume';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { practices, resumes } from '../platform/db/schema.ts';
import { monthOf, newestAnalysis } from '../resume/analyses.ts';
import { readingOf } from '../resume/reading.ts';
import type { ResumeRow } from '../resume/resumes.ts';

export type PracticeRow = typeof practices.$inferSelect;
export type JoinedPractice = { practice: PracticeRow; resume: ResumeRow };

const summaryOf = (row: PracticeRow, resumeName: string): PracticeSummary => ({
  id: row.id,
  resume: { id: row.resumeId, name: resumeName },
  applicationId: row.applicationId,
  jobId: row.jobId,
  post: row.post,
  company: row.company,
  noted: Object.values(row.notes).filter(hasWords).length,
  done: Object.values(row.notes).filter(({ done }) => done).length,
  updatedAt: row.updatedAt.toISOString(),
});

/** Newest change first. */
export async function practiceSummaries(db: DbOrTx, userId: string): Promise<PracticeSummary[]> {
  const rows = await db
    .select({ practice: practices, resumeName: resumes.name })
    .from(practices)
    .innerJoin(resumes, eq(resumes.id, practices.resumeId))
    .where(and(eq(practices.userId, userId), isNull(practices.deletedAt)))
    .orderBy(desc(practices.updatedAt), desc(practices.id));
  return rows.map(({ practice, resumeName }) => summaryOf(practice, resumeName));
}

/** Failure 'notFound' also for another's, and for a deleted one unless `deleted` are looked for. */
export async function ownPractice(
  db: DbOrTx,
  userId: string,
  id: string,
  { lock = false, deleted = false } = {},
): Promise<JoinedPractice> {
  const there = deleted ? undefined : isNull(practices.deletedAt);
  const query = db
    .select({ practice: practices, resume: resumes })
    .from(practices)
    .innerJoin(resumes, eq(resumes.id, practices.resumeId))
    .where(and(eq(practices.id, id), eq(practices.userId, userId), there));
  const [row] = await (lock ? query.for('update', { of: practices }) : query);
  if (!row) throw new Failure('notFound');
  return row;
}

const isNoted = (notes: PracticeNotes, { id }: PracticeQuestion) => notes[id] !== undefined && !isEmptyNote(notes[id]);

/** What is asked of the résumé as it stands, a model's questions behind those of the rules; and what was asked before and has notes. */
export async function askedNow(db: DbOrTx, { practice, resume }: JoinedPractice, now: Date) {
  const settings = (await newestAnalysis(db, resume.id))?.data.settings;
  const reading = await readingOf(db, resume.id, resume.content);
  const { post, company, posting } = practice;
  const fresh = practiceQuestions({
    content: resume.content,
    language: resume.language,
    today: monthOf(now),
    post,
    company,
    posting,
    ...(settings && { settings }),
    ...(reading && { reading }),
  });
  const added = practice.suggested?.questions ?? [];
  const { questions, gone } = keepIds([...fresh, ...added], practice.questions);
  return { questions, earlier: gone.filter((one) => isNoted(practice.notes, one)) };
}

export async function showPractice(db: DbOrTx, row: JoinedPractice, now: Date): Promise<Practice> {
  const { practice, resume } = row;
  const { suggested } = practice;
  return {
    ...summaryOf(practice, resume.name),
    revision: practice.revision,
    language: resume.language,
    hasPosting: practice.posting.trim() !== '',
    notes: practice.notes,
    ...(await askedNow(db, row, now)),
    suggested: suggested && { model: suggested.model, at: suggested.at, refused: suggested.refused },
  };
}
