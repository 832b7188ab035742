import type { Jobs } from '../job.ts';
import { analyzeResume } from './analyze-resume.ts';
import { generateFix } from './generate-fix.ts';
import { generateResume } from './generate-resume.ts';
import { importResume } from './import-resume.ts';

export const jobs: Jobs = {
  'resume.import': importResume,
  'resume.analyze': analyzeResume,
  'fix.generate': generateFix,
  'resume.generate': generateResume,
};
