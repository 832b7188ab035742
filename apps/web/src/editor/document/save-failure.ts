import { ApiError } from '../../lib/api.ts';
import type { SaveFailure } from './save-queue.ts';

const STALE = 106;
const TOO_MANY = 107;

/** 106: somebody saved meanwhile. Other refusals of the input wait for the next edit; all else is tried again. */
export const saveFailure = (error: unknown): SaveFailure => {
  const code = error instanceof ApiError ? error.code : 'network';
  if (code === STALE) return { kind: 'stale' };
  if (typeof code === 'string' || code >= 500 || code === TOO_MANY) return { kind: 'network' };
  return { kind: 'refused', reason: (error as ApiError).errMsg };
};
