import { ApiError } from '../../lib/api.ts';
import type { SaveFailure } from './save-queue.ts';

/** `stale`: somebody saved meanwhile. Other refusals of the input wait for the next edit; all else is tried again. */
export const saveFailure = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError)) return { kind: 'network' };
  if (error.error === 'stale') return { kind: 'stale' };
  const refused = error.status >= 400 && error.status < 500;
  if (!refused || error.error === 'tooMany' || error.error === 'noEnvelope') return { kind: 'network' };
  return {
    kind: 'refused',
    get reason() {
      return error.errMsg;
    },
  };
};
