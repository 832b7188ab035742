import { saveTaskAnalysis } from '@verdant/server/resume';
import type { Save } from '../define-job.ts';
import type { Analyzed } from './run.ts';

export const saveAnalysis: Save<'resume.analyze', Analyzed> = async (services, tx, task, { analysis, ...of }) => {
  const { id: taskId, resumeId } = task;
  const row = await saveTaskAnalysis(services, tx, { resumeId, taskId, ...of, data: analysis });
  return { analysisId: row.id, score: row.data.score };
};
