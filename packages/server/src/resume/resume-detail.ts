import type { Language, Resume } from '@verdant/contracts';
import { missingFields } from '@verdant/resume';
import type { Services } from '../services.ts';
import { openTask, type Sentence } from '../task/tasks.ts';
import { newestAnalysis, showAnalysis } from './analyses.ts';
import { currentFix, showFix } from './fixes.ts';
import { ownResume } from './resumes.ts';

/** A résumé as the workspace holds it, texts in the language of the request. */
export async function resumeDetail(
  { db }: Services,
  userId: string,
  id: string,
  language: Language,
  sentence: Sentence,
): Promise<Resume> {
  const row = await ownResume(db, userId, id);
  const [analysis, fix, task] = await Promise.all([
    newestAnalysis(db, id),
    currentFix(db, id),
    openTask(db, id, sentence),
  ]);
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
    missing: missingFields(row.content),
    analysis: analysis && showAnalysis(analysis, language),
    fix: fix && showFix(fix),
    task,
  };
}
