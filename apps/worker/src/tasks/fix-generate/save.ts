import { saveFix } from '@verdant/server/resume';
import type { Save } from '../define-job.ts';
import type { Proposal } from './run.ts';

export const saveProposal: Save<'fix.generate', Proposal> = async (services, tx, task, proposal) => {
  const { id: taskId, resumeId } = task;
  return { fixId: await saveFix(services, tx, { resumeId, taskId, ...proposal }), changes: proposal.changes.length };
};
