import { defineJob, nothingToUndo } from '../define-job.ts';
import { analyzeResume } from './run.ts';
import { saveAnalysis } from './save.ts';

export const resumeAnalyze = defineJob<'resume.analyze'>()({
  run: analyzeResume,
  save: saveAnalysis,
  undo: nothingToUndo,
  modelTokens: 40_000,
});
