import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        test: {
          name: 'apps',
          include: ['apps/{api,worker}/src/**/*.test.ts'],
          testTimeout: 2 * MINUTE,
          hookTimeout: MINUTE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', testTimeout: MINUTE / 2 },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 5 * MINUTE,
          hookTimeout: 2 * MINUTE,
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
