import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '../src/lib/query-client.ts';
import { onToast } from '../src/lib/toast.ts';
import { answered } from '../src/lib/weather/weather.ts';

// a wait fails by what never comes, not by a machine that is busy
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  queryClient.clear();
});
// the next file has the modules of this one: React and Mantine load once
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onToast(() => {})();
  answered();
  localStorage.clear();
  sessionStorage.clear();
});
