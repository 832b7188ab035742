import type { ResumeSummary, Task } from '@verdant/contracts';
import { hasEnded } from '../../lib/tasks/task.ts';

export type CardTask = { task: Task; notRead: boolean };

/** The task that a card speaks of: one that runs, or the import that left the résumé without its words. */
export function cardTask(resume: ResumeSummary, tasks: Task[]): CardTask | null {
  const mine = tasks.filter(({ resumeId }) => resumeId === resume.id);
  const running = mine.find((task) => !hasEnded(task));
  if (running) return { task: running, notRead: false };
  const failed = mine.find(({ kind, status }) => kind === 'resume.import' && status === 'failed');
  return failed && resume.status !== 'saved' ? { task: failed, notRead: true } : null;
}
