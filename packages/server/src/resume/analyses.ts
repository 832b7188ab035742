import type { Analysis, AnalysisSettings, Language, StoredAnalysis } from '@verdant/contracts';
import { type AnalyzeInput, isRemovable, localized, reanalyze } from '@verdant/resume';
import { type AnyColumn, and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { analyses, resumes } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
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

export async function saveAnalysis({ now }: Services, tx: Tx, analysis: NewAnalysis): Promise<AnalysisRow> {
  const row = { ...storable(analysis), createdAt: now() };
  // what was just written need not come back
  const [{ id } = { id: '' }] = await tx.insert(analyses).values(row).returning({ id: analyses.id });
  const own = eq(analyses.resumeId, analysis.resumeId);
  const newest = (count: number, where = own) =>
    tx.select({ id: analyses.id }).from(analyses).where(where).orderBy(desc(analyses.createdAt)).limit(count);
  const byTask = newest(1, and(own, isNotNull(analyses.taskId))!);
  await tx
    .delete(analyses)
    .where(and(own, notInArray(analyses.id, newest(ANALYSES_KEPT)), notInArray(analyses.id, byTask)));
  return { ...row, id };
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

/**
 * Keeps what a task found. A résumé that was changed while the task ran is looked at again with it at once: else what
 * a model said about revision 5 would stay hidden behind what the rules have said about revision 6. Returns the
 * analysis of the résumé as it stands.
 */
export async function saveTaskAnalysis(services: Services, tx: Tx, analysis: NewAnalysis): Promise<AnalysisRow> {
  const saved = await saveAnalysis(services, tx, analysis);
  const own = eq(resumes.id, analysis.resumeId);
  const [now] = await tx.select({ revision: resumes.revision }).from(resumes).where(own).for('update');
  if (!now || now.revision <= saved.revision) return saved;
  const [row] = await tx.select().from(resumes).where(own);
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
