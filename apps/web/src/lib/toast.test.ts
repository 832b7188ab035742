import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { onToast, saidBy, type Toast, toastError } from './toast.ts';
import { isBrief } from './toast-lifetimes.ts';

it('an error stands 3 s, or until closed where something has to be done first, and an aborted call nowhere', () => {
  const shown: Toast[] = [];
  const stop = onToast((toast) => shown.push(toast));
  toastError(new ApiError('wrongState', 409, () => 'Other work is running'));
  toastError(new ApiError('stale', 409, () => 'Changed elsewhere'));
  toastError(new ApiError('aborted', 0, () => 'Request aborted'));
  toastError(new ApiError('unauthorised', 401, () => 'Sign in first', null, true));
  toastError(new Error('Something of our own'));
  expect(shown.map((toast) => [saidBy(toast), toast.tone, toast.stands])).toEqual([
    ['Other work is running', 'bad', 'wrongState'],
    ['Changed elsewhere', 'bad', 'stale'],
    ['Something of our own', 'bad', 3_000],
  ]);
  expect(isBrief('wrongState')).toBe(true);
  expect(isBrief('stale')).toBe(false);
  stop();
});
