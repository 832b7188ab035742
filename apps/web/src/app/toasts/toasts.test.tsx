import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { chooseLanguage, say } from '../../i18n/index.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { Toasts } from './toasts.tsx';

beforeAll(browser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Taking a toast away is animated; it counts as gone when its time is over. */
const LEAVING_MS = 400;

it.each([
  ['good', 'Saved.', 3_000],
  ['bad', 'Not saved.', 4_500],
] as const)('a %s one stays its time and goes', async (tone, words, ms) => {
  await Promise.all([import('../theme/themed.tsx'), import('./toast-host.tsx')]);
  vi.useFakeTimers();
  render(<Toasts />);
  act(() => toast[tone](words));
  await wait(0);
  expect(screen.getByText(words)).toBeTruthy();
  await wait(ms - LEAVING_MS);
  expect(screen.queryByText(words)).toBeTruthy();
  await wait(2 * LEAVING_MS);
  expect(screen.queryByText(words)).toBeNull();
});

it('one that stands until it is closed is said in the language of whoever reads it', async () => {
  await Promise.all([import('../theme/themed.tsx'), import('./toast-host.tsx')]);
  render(<Toasts />);
  act(() => toastError(new ApiError('internal', 500, () => say('errors:network'))));
  const [english] = await screen.findAllByText(say('errors:network'));
  await act(() => chooseLanguage('zh'));
  expect(english!.textContent).toBe(say('errors:network'));
  expect(english!.textContent).toMatch(/\p{Script=Han}/u);
  await act(() => chooseLanguage('en'));
});
