import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceForNewBuild } from './preload.ts';

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
});
/** As Vite does: what nobody handles is thrown again. */
const pageIsGone = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('loads the newer build once a minute at most, and leaves the event unhandled otherwise', () => {
  reloadOnceForNewBuild();
  expect(pageIsGone()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(pageIsGone()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(pageIsGone()).toBe(false);
});
