import type { AnalysisSettings } from '../analysis.ts';
import { defineTask } from './define-task.ts';

type Input = { jobDescription: string | null; settings?: AnalysisSettings };
type Result = { analysisId: string; score: number };

/** A résumé is checked, beside a job description if there is one. */
export const resumeAnalyze = defineTask<Input, Result>()({
  stages: ['checking', 'model'],
  lane: 'advise',
  cost: ({ jobDescription }) => ({ takes: jobDescription ? 'matches' : 'analyses' }),
});
