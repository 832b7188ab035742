import type { Engine } from '../analysis.ts';
import type { SiblingMode } from '../sibling.ts';
import { defineTask } from './define-task.ts';

type Input = { mode: SiblingMode; jobId: string | null; jobDescription: string | null; name: string };
/** `resumeId` is the new résumé; `fellBack` counts texts that stayed the original's. */
type Result = { resumeId: string; items: number; fellBack: number; engine: Engine };

/** A version of a résumé, for a job or in the other language, as a résumé of its own. */
export const resumeGenerate = defineTask<Input, Result>()({
  stages: ['checking', 'model', 'rewriting'],
  lane: 'advise',
  cost: () => ({ takes: 'versions' }),
  createsResume: true,
});
