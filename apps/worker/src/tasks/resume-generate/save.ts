import type { TaskMap } from '@verdant/contracts';
import { keepItems, saveSibling } from '@verdant/server/resume';
import type { Save } from '../define-job.ts';
import type { Version } from './version.ts';

export const saveVersion: Save<'resume.generate', Version> = async (services, tx, task, { items, engine, ...of }) => {
  const { name, mode, jobId } = task.input as TaskMap['resume.generate']['input'];
  const resumeId = await saveSibling(services, tx, task, { ...of, name, mode, jobId });
  await keepItems({ db: tx }, task.id, items, items.length);
  const fellBack = items.filter((item) => item.engine === 'original').length;
  return { resumeId, items: items.length, fellBack, engine };
};
