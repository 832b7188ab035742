import { expect, type Page, type Request } from '@playwright/test';

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

/** What this page has asked for and has not been answered yet. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (one) => open.delete(one));
  return open;
}

/** Waits until the page has all that it has asked for, and is quiet. */
export async function settled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  do {
    await expect.poll(() => open.size).toBe(0);
    await quiet(page);
  } while (open.size > 0);
}
