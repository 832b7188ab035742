import type { Jobs } from '../job.ts';
import { analyzeResume } from './analyze-resume.ts';
import { generateFix } from './generate-fix.ts';
import { importResume } from './import-resume.ts';

export const jobs: Jobs = {
  'resume.import': importResume,
  'resume.analyze': analyzeResume,
  'fix.generate': generateFix,
};
