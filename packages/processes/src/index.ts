export { type ProcessErrorKind, ProcessFailure } from './failure.ts';
export { createPool, type Pool, type PoolOptions, type RunOptions } from './pool.ts';
