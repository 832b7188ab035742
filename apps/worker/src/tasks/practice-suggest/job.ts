import { defineJob, nothingToUndo } from '../define-job.ts';
import { suggestQuestions } from './run.ts';
import { keepSuggested } from './save.ts';

export const practiceSuggest = defineJob<'practice.suggest'>()({
  run: suggestQuestions,
  save: keepSuggested,
  undo: nothingToUndo,
  modelTokens: 20_000,
});
