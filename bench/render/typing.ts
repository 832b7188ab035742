import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { addResume, createAccount, enter } from '../../e2e/person.ts';
import { type Case, edited } from './cases.ts';

/** Between two keystrokes, in ms: that of somebody who types five letters a second. */
const PAUSE_MS = 200;
const WARM = 20;
/** Without a blank, which at the end of a line changes nothing that is painted. */
const TEXT = 'shortens-every-round,';

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/**
 * Runs in the page, so it must need nothing from here, names of functions included: `painted` becomes the ms from the
 * next key to the frame in which a page of the résumé has changed.
 */
function watch(): void {
  const now = { key: 0, frames: new MessageChannel(), waiting: [] as ((ms: number) => void)[] };
  now.frames.port1.onmessage = () => {
    for (const resolve of now.waiting.splice(0)) resolve(performance.now() - now.key);
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      now.key = timeStamp;
      window.painted = new Promise((resolve) => now.waiting.push(resolve));
    },
    true,
  );
  const observer = new MutationObserver(() => {
    // a message that is sent while a frame is made arrives when it is painted
    requestAnimationFrame(() => now.frames.port2.postMessage(null));
  });
  for (const page of document.querySelectorAll('[data-page]'))
    observer.observe(page, { childList: true, subtree: true, attributes: true });
}

async function type(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < WARM + count; i += 1) {
    await page.keyboard.press(TEXT[i % TEXT.length]!);
    const ms = await page.evaluate(() => window.painted);
    if (i >= WARM) times.push(ms);
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
}

/**
 * Keystroke after keystroke in one line of the second job, in a real browser against the whole product; ms until
 * paint. `slower`: by how much the page's processor is held back.
 */
export async function keystrokes(
  browser: Browser,
  url: string,
  language: Case,
  { count, slower = 1 }: { count: number; slower?: number },
): Promise<number[]> {
  const { page, close } = await enter(browser, language, { baseURL: url });

  await createAccount(page, `typing-${language}-${randomUUID()}@example.com`);
  const content = edited(language, 0);
  const id = await addResume(page, { name: 'Typing', language, content });
  await page.goto(`${url}/#/resume-library/${id}`);
  await page.locator('[data-page="2"]').waitFor();
  const line = page.locator(`[data-page="1"] text`, { hasText: content.work[1]!.content[1]!.slice(0, 12) }).first();
  await line.click();
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.press('End');
  await page.evaluate(watch);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times = await type(page, count);
  await close();
  return times;
}
