import type { Analysis, AnalysisSettings, Language, StoredAnalysis } from '@verdant/contracts';
import { type AnalyzeInput, isRemovable, localized, reanalyze } from '@verdant/resume';
import { type AnyColumn, and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { analyses, resumes } from '../platform/db/schema.ts';
import { storable, storableJson } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { readingOf } from './reading.ts';
import type { ResumeRow } from './resumes.ts';

export type AnalysisRow = typeof analyses.$inferSelect;
type NewAnalysis = {
  resumeId: string;
  taskId: string | null;
  revision: number;
  jobDescription: string | null;
  data: StoredAnalysis;
};

/** The one that looked at the newest revision; of those, the last. */
export const newestAnalysisOf = (db: DbOrTx, resumeId: string | AnyColumn) =>
  db
    .select()
    .from(analyses)
    .where(eq(analyses.resumeId, resumeId))
    .orderBy(desc(analyses.revision), desc(analyses.createdAt))
    .limit(1);

export async function newestAnalysis(db: DbOrTx, resumeId: string): Promise<AnalysisRow | null> {
  const [row] = await newestAnalysisOf(db, resumeId);
  return row ?? null;
}

/** Of a résumé so many stay, and the last that a task has made. */
const ANALYSES_KEPT = 30;

const { placeholder } = sql;
const before = sql<number>`(select count(*)::int from ${analyses} b where b.resume_id = ${placeholder('resumeId')})`;
const adding = prepared((db) =>
  db
    .insert(analyses)
    .values({
      resumeId: placeholder('resumeId'),
      taskId: placeholder('taskId'),
      revision: placeholder('revision'),
      jobDescription: placeholder('jobDescription'),
      data: sql`${placeholder('json')}::jsonb`,
      createdAt: placeholder('createdAt'),
    })
    // what was just written need not come back; a statement does not see what it writes
    .returning({ id: analyses.id, before: before.as('before') })
    .prepare('add_analysis'),
);
const trimming = prepared((db) => {
  const own = eq(analyses.resumeId, placeholder('resumeId'));
  const newest = (count: number, where = own) =>
    db.select({ id: analyses.id }).from(analyses).where(where).orderBy(desc(analyses.createdAt)).limit(count);
  const byTask = newest(1, and(own, isNotNull(analyses.taskId))!);
  return db
    .delete(analyses)
    .where(and(own, notInArray(analyses.id, newest(ANALYSES_KEPT)), notInArray(analyses.id, byTask)))
    .prepare('trim_analyses');
});

export async function saveAnalysis({ now }: Services, tx: Tx, analysis: NewAnalysis): Promise<AnalysisRow> {
  const { value: data, json } = storableJson(analysis.data);
  const row = { ...analysis, jobDescription: storable(analysis.jobDescription), data, createdAt: now() };
  const [added] = await adding(tx).execute({ ...row, json });
  if (added!.before >= ANALYSES_KEPT) await trimming(tx).execute({ resumeId: row.resumeId });
  return { ...row, id: added!.id };
}

/** What the rules are given to look at a résumé as it stands. */
export const analysisInput = (
  { now }: Pick<Services, 'now'>,
  row: ResumeRow,
  jobDescription: string | null,
  settings: AnalysisSettings = {},
): AnalyzeInput => ({
  content: row.content,
  language: row.language,
  today: monthOf(now()),
  jobDescription,
  settings,
});

/** The rules analyse a résumé again that has changed, for whom it was before; of what a model said before, what still holds stays. */
export async function reanalyzeResume(
  services: Services,
  tx: Tx,
  previous: AnalysisRow,
  row: ResumeRow,
): Promise<AnalysisRow> {
  const { jobDescription } = previous;
  const reading = await readingOf(tx, row.id, row.content);
  const input = {
    ...analysisInput(services, row, jobDescription, previous.data.settings),
    ...(reading && { reading }),
  };
  const data = reanalyze(previous.data, input);
  return saveAnalysis(services, tx, { resumeId: row.id, taskId: null, revision: row.revision, jobDescription, data });
}

const holding = prepared((db) =>
  db
    .select({ revision: resumes.revision })
    .from(resumes)
    .where(eq(resumes.id, placeholder('id')))
    .for('update')
    .prepare('hold_resume'),
);

/**
 * Keeps what a task found. A résumé that was changed while the task ran is looked at again with it at once: else what
 * a model said about revision 5 would stay hidden behind what the rules have said about revision 6. Returns the
 * analysis of the résumé as it stands.
 */
export async function saveTaskAnalysis(services: Services, tx: Tx, analysis: NewAnalysis): Promise<AnalysisRow> {
  const { resumeId: id } = analysis;
  const [[now], saved] = await Promise.all([holding(tx).execute({ id }), saveAnalysis(services, tx, analysis)]);
  if (!now || now.revision <= saved.revision) return saved;
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, id));
  return reanalyzeResume(services, tx, saved, row!);
}

/** As it is shown, in the language of a request. */
export function showAnalysis(row: AnalysisRow, language: Language): Analysis {
  const analysis = localized(row.data, language);
  return {
    ...analysis,
    advice: analysis.advice.map((advice) => ({ ...advice, removable: isRemovable(advice.checkId) })),
    id: row.id,
    revision: row.revision,
    jobDescription: row.jobDescription,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The month that rules without a clock of their own are given: `YYYY-MM`, UTC. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
