import { defineJob, nothingToUndo } from '../define-job.ts';
import { generateResume } from './run.ts';
import { saveVersion } from './save.ts';

export const resumeGenerate = defineJob<'resume.generate'>()({
  run: generateResume,
  save: saveVersion,
  undo: nothingToUndo,
  modelTokens: 150_000,
});
