import { Failure, type Language, type Resume } from '@verdant/contracts';
import { lacksOf } from '@verdant/resume';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../platform/db/prepared.ts';
import { resumes } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { openTaskOf, type Sentence, showTask } from '../task/tasks.ts';
import { newestAnalysisOf, showAnalysis } from './analyses.ts';
import { currentFixOf, showFix } from './fixes.ts';

/** All that the workspace opens with, in one statement. */
const ownDetail = prepared((db) =>
  db
    .select()
    .from(resumes)
    .leftJoinLateral(newestAnalysisOf(db, resumes.id).as('analysis'), sql`true`)
    .leftJoinLateral(currentFixOf(db, resumes.id).as('fix'), sql`true`)
    .leftJoinLateral(openTaskOf(db, resumes.id).as('task'), sql`true`)
    .where(and(eq(resumes.id, sql.placeholder('id')), eq(resumes.userId, sql.placeholder('userId'))))
    .prepare('own_detail'),
);

/** A résumé as the workspace holds it, texts in the language of the request. Failure 'notFound' for another's. */
export async function resumeDetail(
  { db }: Services,
  userId: string,
  id: string,
  language: Language,
  sentence: Sentence,
): Promise<Resume> {
  const [found] = await ownDetail(db).execute({ id, userId });
  if (!found) throw new Failure('notFound');
  const { resumes: row, analysis, fix, task } = found;
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    status: row.status,
    revision: row.revision,
    template: row.style.template,
    score: analysis?.data.score ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    content: row.content,
    style: row.style,
    missing: lacksOf(row.content, row.language),
    analysis: analysis && showAnalysis(analysis, language),
    fix: fix && showFix(fix),
    dismissed: row.dismissed,
    task: task && showTask({ ...task, resumeName: row.name }, sentence),
  };
}
