import type { TaskMap } from '@verdant/contracts';
import { saveDraft } from '@verdant/server/letters';
import type { Save } from '../define-job.ts';
import type { Drafted } from './run.ts';

/** Beside the letter: its words are the person's. */
export const keepDraft: Save<'letter.draft', Drafted> = async ({ now }, tx, task, outcome) => {
  const { letterId } = task.input as TaskMap['letter.draft']['input'];
  if ('reason' in outcome) return { letterId, unmet: outcome.reason };
  const draft = { ...outcome.draft, createdAt: now().toISOString() };
  await saveDraft(tx, task.userId, letterId, draft);
  return { letterId, unmet: null };
};
