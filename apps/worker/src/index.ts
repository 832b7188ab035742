export type { Jobs } from './tasks/define-job.ts';
export { jobs } from './tasks/jobs.ts';
export { startWorker } from './worker.ts';
