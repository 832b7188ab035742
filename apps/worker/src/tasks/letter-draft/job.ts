import { defineJob, nothingToUndo } from '../define-job.ts';
import { draftLetter } from './run.ts';
import { keepDraft } from './save.ts';

export const letterDraft = defineJob<'letter.draft'>()({
  run: draftLetter,
  save: keepDraft,
  undo: nothingToUndo,
  modelTokens: 30_000,
});
