import { defineJob, nothingToUndo } from '../define-job.ts';
import { rewordChange } from './run.ts';
import { saveWording } from './save.ts';

export const fixReword = defineJob<'fix.reword'>()({
  run: rewordChange,
  save: saveWording,
  undo: nothingToUndo,
  modelTokens: 20_000,
});
