import type { Jobs } from './define-job.ts';
import { fixGenerate } from './fix-generate/job.ts';
import { fixReword } from './fix-reword/job.ts';
import { letterDraft } from './letter-draft/job.ts';
import { lineReword } from './line-reword/job.ts';
import { practiceSuggest } from './practice-suggest/job.ts';
import { resumeAnalyze } from './resume-analyze/job.ts';
import { resumeGenerate } from './resume-generate/job.ts';
import { resumeImport } from './resume-import/job.ts';

/** What the worker does for each kind of task. */
export const jobs: Jobs = {
  'resume.import': resumeImport,
  'resume.analyze': resumeAnalyze,
  'fix.generate': fixGenerate,
  'fix.reword': fixReword,
  'resume.generate': resumeGenerate,
  'letter.draft': letterDraft,
  'practice.suggest': practiceSuggest,
  'line.reword': lineReword,
};
