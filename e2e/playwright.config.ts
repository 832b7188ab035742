import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const MINUTE_MS = 60_000;
/** `npm test` has built the programs: the product starts from that, in a third of the time that the sources take. */
const CONDITIONS = process.env.TEST_BUILT === 'true' ? ' --conditions=built' : '';
/** What is long by nature: files of that name, and tests with this tag. */
const LONG = /\.long\.test\.ts|@long/;

/** One product and one browser a worker for all files: every test has an account of its own. */
export default defineConfig({
  testMatch: /\.test\.ts$/,
  outputDir: 'test-results',
  // one more than there are cores, as in vitest.config.ts: pages and tests wait for each other
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  timeout: 5 * MINUTE_MS,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'short', grepInvert: LONG },
    { name: 'long', grep: LONG },
  ],
  use: {
    baseURL: process.env.PRODUCT_URL,
    launchOptions,
    // without copies of the page at every step, which cost more than the steps; the picture shows where it failed
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}"${CONDITIONS} --import tsx serve.ts`,
    wait: { stdout: /The product listens on (?<PRODUCT_URL>\S+)/ },
    timeout: 2 * MINUTE_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
