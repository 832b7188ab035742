import type { TaskRow } from './tasks.ts';

/** The lease: a worker without a heartbeat for this long has lost its task. Shorter than the queue's own lock. */
export const LEASE_MS = 8_000;
export const HEARTBEAT_MS = 2_000;
/** Attempts that a task gets before it fails, those that were killed included. */
export const MAX_ATTEMPTS = 6;

/** A task that one attempt holds: `fence` is its fencing token. */
export type Run = { task: TaskRow; attempt: number; fence: number };
