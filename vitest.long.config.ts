import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { execArgv, server, ssr } from './scripts/lib/tests/built-packages.ts';

const MINUTE_MS = 60_000;
const LONG = '{packages,apps,scripts,bench}/**/*.long.test.ts';
/** Tests that hold something to a time (those of processor time aside): nothing runs beside them. */
const ALONE = [
  'apps/api/src/turns.long.test.ts',
  'apps/worker/src/{flood,one-flooder,storm}.long.test.ts',
  'packages/typesetter/src/pool.long.test.ts',
];
const timeouts = { testTimeout: 5 * MINUTE_MS, hookTimeout: 2 * MINUTE_MS };

/** `npm run test:long`: random histories, storms, kills, thousands of hostile documents. Every test is printed. */
export default defineConfig({
  test: {
    reporters: ['verbose'],
    globalSetup: 'scripts/lib/build/before-long-tests.ts',
    projects: [
      {
        ssr,
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: 1,
          isolate: false,
          execArgv,
          server,
          sequence: { groupOrder: 0 },
          ...timeouts,
        },
      },
      {
        ssr,
        test: {
          name: 'long',
          include: [LONG],
          exclude: ['**/node_modules/**', ...ALONE],
          // as in vitest.config.ts: some wait for processes, and a worker's files share its modules and its typesetter
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          execArgv,
          server,
          sequence: { groupOrder: 1 },
          ...timeouts,
        },
      },
    ],
  },
});
