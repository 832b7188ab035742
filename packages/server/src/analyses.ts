import type { Analysis, Language, StoredAnalysis } from '@verdant/contracts';
import { localized } from '@verdant/resume';
import { desc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from './db/client.ts';
import { analyses } from './db/schema.ts';
import type { Services } from './services.ts';
import { storable } from './storable.ts';

export type AnalysisRow = typeof analyses.$inferSelect;
type NewAnalysis = {
  resumeId: string;
  taskId: string | null;
  revision: number;
  jobDescription: string | null;
  data: StoredAnalysis;
};

/** The one that looked at the newest revision; of those, the last. */
export async function newestAnalysis(db: DbOrTx, resumeId: string): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(eq(analyses.resumeId, resumeId))
    .orderBy(desc(analyses.revision), desc(analyses.createdAt))
    .limit(1);
  return row ?? null;
}

export async function saveAnalysis({ now }: Services, tx: Tx, analysis: NewAnalysis): Promise<AnalysisRow> {
  const [row] = await tx
    .insert(analyses)
    .values({ ...storable(analysis), createdAt: now() })
    .returning();
  return row!;
}

/** As it is shown, in the language of a request. */
export function showAnalysis(row: AnalysisRow, language: Language): Analysis {
  return {
    ...localized(row.data, language),
    id: row.id,
    revision: row.revision,
    jobDescription: row.jobDescription,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The month that rules without a clock of their own are given: `YYYY-MM`, UTC. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
