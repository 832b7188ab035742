import { type Reworded, saveRewording } from '@verdant/server/resume';
import type { Save } from '../define-job.ts';

export const saveWording: Save<'fix.reword', Reworded> = async (_, tx, task, outcome) =>
  saveRewording(tx, task, outcome);
