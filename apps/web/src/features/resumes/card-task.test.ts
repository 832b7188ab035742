import type { ResumeSummary, Task } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { cardTask } from './card-task.ts';

const resume = (status: string) => ({ id: 'r', status }) as ResumeSummary;
const task = (kind: string, status: string, resumeId = 'r') => ({ kind, status, resumeId }) as Task;

it('speaks of running work first', () => {
  const running = task('resume.analyze', 'running');
  expect(cardTask(resume('saved'), [task('resume.import', 'failed'), running])).toEqual({
    task: running,
    notRead: false,
  });
});

it('speaks of a failed import until somebody has filled the résumé by hand', () => {
  const failed = task('resume.import', 'failed');
  expect(cardTask(resume('incomplete'), [failed])).toEqual({ task: failed, notRead: true });
  expect(cardTask(resume('saved'), [failed])).toBeNull();
});

it('says nothing of a failed analysis, nor of another résumé', () => {
  expect(cardTask(resume('saved'), [task('resume.analyze', 'failed')])).toBeNull();
  expect(cardTask(resume('saved'), [task('resume.import', 'running', 'other')])).toBeNull();
});
