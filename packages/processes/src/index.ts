export { type ProcessErrorKind, ProcessFailure } from './failure.ts';
export { createFairQueue, type FairLimits, type FairQueue, type Turn, type TurnedAway } from './fair-queue.ts';
export { createPool, type Pool, type PoolOptions, type PoolWatch, type RunOptions } from './pool.ts';
