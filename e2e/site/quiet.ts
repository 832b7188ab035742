import type { Page } from '@playwright/test';

/** Waits until nothing on the page has changed for a while: lazy parts are there, and what floats has its place. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const STILL_MS = 100;
    const AT_MOST_MS = 10_000;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    let changed = performance.now();
    const from = changed;
    const observer = new MutationObserver(() => {
      changed = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    do await frame();
    while (performance.now() - changed < STILL_MS && performance.now() - from < AT_MOST_MS);
    observer.disconnect();
  });
