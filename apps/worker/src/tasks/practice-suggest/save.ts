import type { TaskMap } from '@verdant/contracts';
import { saveSuggested } from '@verdant/server/practice';
import type { Save } from '../define-job.ts';
import type { Suggested } from './run.ts';

/** Behind the questions of the rules, which stay as they are. */
export const keepSuggested: Save<'practice.suggest', Suggested> = async ({ now }, tx, task, outcome) => {
  const { practiceId } = task.input as TaskMap['practice.suggest']['input'];
  const { refused } = outcome;
  if ('reason' in outcome) return { practiceId, added: 0, refused, unmet: outcome.reason };
  const { questions, model } = outcome;
  await saveSuggested(tx, task.userId, practiceId, { questions, model, refused, at: now().toISOString() });
  return { practiceId, added: questions.length, refused, unmet: null };
};
