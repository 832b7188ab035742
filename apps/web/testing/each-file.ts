import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../src/lib/query-client.ts';

// a wait fails by what never comes, not by a machine that is busy
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  queryClient.clear();
});
