import { fixGenerate } from './fix-generate.ts';
import { fixReword } from './fix-reword.ts';
import { letterDraft } from './letter-draft.ts';
import { lineReword } from './line-reword.ts';
import { practiceSuggest } from './practice-suggest.ts';
import { resumeAnalyze } from './resume-analyze.ts';
import { resumeGenerate } from './resume-generate.ts';
import { resumeImport } from './resume-import.ts';

/** Every kind of task. One line here, and the compiler asks the worker for its job and the web for its words. */
export const taskDefinitions = {
  'resume.import': resumeImport,
  'resume.analyze': resumeAnalyze,
  'fix.generate': fixGenerate,
  'fix.reword': fixReword,
  'resume.generate': resumeGenerate,
  'letter.draft': letterDraft,
  'practice.suggest': practiceSuggest,
  'line.reword': lineReword,
};
