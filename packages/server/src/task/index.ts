export * from './begin-run.ts';
export * from './run.ts';
export * from './succeed-run.ts';
export * from './task-runs.ts';
export * from './tasks.ts';
export { VISITORS } from './turn-of.ts';
