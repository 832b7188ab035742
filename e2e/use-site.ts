import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Stack, startStack } from './stack.ts';

export let stack: Stack;
export let browser: Browser;

/** The whole product and a browser, `stack` and `browser` of this module, for the tests of the file that calls it. */
export function useSite(): void {
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });
}
