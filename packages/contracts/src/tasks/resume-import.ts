import { defineTask } from './define-task.ts';

type Input = { fileId: string };
type Result = { pages: number; warnings: string[] };

/** An uploaded file becomes the content of its résumé. */
export const resumeImport = defineTask<Input, Result>()({
  stages: ['reading', 'ocr', 'sections', 'model', 'saving'],
  lane: 'read',
  cost: () => ({}),
  fillsResume: true,
});
