import type { SiblingMode } from '@verdant/contracts';
import type { Job } from '../job.ts';
import { tailorResume } from './tailor-resume.ts';
import { translateResume } from './translate-resume.ts';

const modes: Record<SiblingMode, Job<'resume.generate'>> = { tailor: tailorResume, translate: translateResume };

/** A version of a résumé as a résumé of its own; the original stays as it is. */
export const generateResume: Job<'resume.generate'> = async (subject, context) =>
  modes[subject.input.mode](subject, context);
