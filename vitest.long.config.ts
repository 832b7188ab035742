import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

/** `npm run test:long`: random histories, storms, kills, thousands of hostile documents. Every test is printed. */
export default defineConfig({
  test: {
    name: 'long',
    include: ['{packages,apps,scripts,bench}/**/*.long.test.ts'],
    reporters: ['verbose'],
    testTimeout: 5 * MINUTE_MS,
    hookTimeout: 2 * MINUTE_MS,
  },
});
