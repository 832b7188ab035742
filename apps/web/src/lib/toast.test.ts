import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { onToast, type Toast, toastError } from './toast.ts';

it('an error stands 3 s, or until closed where something has to be done first, and an aborted call nowhere', () => {
  const shown: Toast[] = [];
  const stop = onToast((toast) => shown.push(toast));
  toastError(new ApiError('wrongState', 409, () => 'Other work is running'));
  toastError(new ApiError('stale', 409, () => 'Changed elsewhere'));
  toastError(new ApiError('aborted', 0, () => 'Request aborted'));
  toastError(new ApiError('unauthorised', 401, () => 'Sign in first', null, true));
  toastError(new Error('Something of our own'));
  expect(shown).toEqual([
    { message: 'Other work is running', tone: 'bad', ms: 3_000 },
    { message: 'Changed elsewhere', tone: 'bad', ms: null },
    { message: 'Something of our own', tone: 'bad', ms: 3_000 },
  ]);
  stop();
});
