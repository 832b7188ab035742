import { defineJob } from '../define-job.ts';
import { importResume } from './run.ts';
import { saveImported, undoImport } from './save.ts';

export const resumeImport = defineJob<'resume.import'>()({
  run: importResume,
  save: saveImported,
  undo: undoImport,
  modelTokens: 40_000,
});
