export type { Jobs } from './job.ts';
export { jobs } from './jobs/index.ts';
export { startWorker } from './worker.ts';
