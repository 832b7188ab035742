export * from './task-runs.ts';
export * from './tasks.ts';
