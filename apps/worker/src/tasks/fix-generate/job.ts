import { defineJob, nothingToUndo } from '../define-job.ts';
import { generateFix } from './run.ts';
import { saveProposal } from './save.ts';

export const fixGenerate = defineJob<'fix.generate'>()({
  run: generateFix,
  save: saveProposal,
  undo: nothingToUndo,
  modelTokens: 50_000,
});
