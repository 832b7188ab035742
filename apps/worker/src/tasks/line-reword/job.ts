import { defineJob, nothingToUndo } from '../define-job.ts';
import { rewordLine } from './run.ts';
import { saveLine } from './save.ts';

export const lineReword = defineJob<'line.reword'>()({
  run: rewordLine,
  save: saveLine,
  undo: nothingToUndo,
  modelTokens: 20_000,
});
