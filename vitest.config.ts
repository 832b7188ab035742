import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { execArgv, server, ssr } from './scripts/lib/tests/built-packages.ts';

const MINUTE_MS = 60_000;
const LONG = '**/*.long.test.ts';
/** tests of the web that need a page, beside those that are written in TSX */
const DOM = '**/*.dom.test.ts';
/** Whether the programs were built for this run, as by `npm test`. */
const BUILT = process.env.TEST_BUILT === 'true';
const exclude = [...configDefaults.exclude, LONG];
/** One worker, which loads jsdom, React and Mantine once, while types, lint and the web build have the other core. */
const beforeAll = { maxWorkers: 1, sequence: { groupOrder: 0 } };

/**
 * `npm test`: all but the tests that are long by nature (vitest.long.config.ts). The browser tests run beside
 * them. Files share the modules of their worker: dictionaries and libraries load once.
 */
export default defineConfig({
  test: {
    // one more than there are cores: tests wait, for processes that end and answers that are late
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    projects: [
      {
        extends: true,
        ...(BUILT && { ssr }),
        test: {
          name: 'node',
          include: ['{packages/*,apps/api,apps/worker}/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude,
          execArgv: BUILT ? execArgv : [],
          server,
          sequence: { groupOrder: 1 },
          testTimeout: 2 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [...exclude, DOM],
          isolate: false,
          ...beforeAll,
          testTimeout: MINUTE_MS / 2,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web pages',
          include: ['src/**/*.test.tsx', DOM],
          exclude,
          environment: './testing/one-page.ts',
          setupFiles: ['testing/each-file.ts'],
          isolate: false,
          ...beforeAll,
          testTimeout: MINUTE_MS / 2,
        },
      },
    ],
  },
});
