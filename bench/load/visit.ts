import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };
const line = (downKbit: number, upKbit: number): Line => ({
  latency: 150,
  downloadThroughput: (downKbit * 1000) / 8,
  uploadThroughput: (upKbit * 1000) / 8,
});
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * How a visitor's machine is: a computer on the spot, Lighthouse's phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms a round trip), the
 * same phone at 400 kbit/s.
 */
export const devices = {
  desktop: { context: { viewport: { width: 1440, height: 900 } }, line: null },
  phone: { context: PHONE, line: line(1_600, 750) },
  '400 kbit/s': { context: PHONE, line: line(400, 400) },
} satisfies Record<string, { context: BrowserContextOptions; line: Line | null }>;
export type Device = keyof typeof devices;

const SLOW_CPU = 4;
/** What comes later than this after the last answer counts as another action, in ms. */
const QUIET_MS = 1_500;
const LONG_MS = 50;

/** Times in ms, sizes in bytes as they came over the line with their headers. */
export type Visit = {
  requests: number;
  foreign: number;
  bytes: Record<string, number>;
  scripts: string[];
  /** when the first h1 was painted, 0 where there is none */
  heading: number;
  fcp: number;
  lcp: number;
  lcpOf: string;
  cls: number;
  blocking: number;
};

type Entry = PerformanceEntry & { element?: Element; value: number; hadRecentInput: boolean };
type Seen = { heading: number; fcp: number; lcp: number; lcpOf: string; cls: number; blocking: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else: keeps what the browser itself reports. It must need nothing from here. */
function observe(long: number): void {
  window.seen = { heading: 0, fcp: 0, lcp: 0, lcpOf: '', cls: 0, blocking: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] as const)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const { startTime, duration } = entry;
        if (entry.name === 'first-contentful-paint') window.seen.fcp = startTime;
        if (type === 'largest-contentful-paint')
          Object.assign(window.seen, { lcp: startTime, lcpOf: entry.element?.localName ?? '?' });
        if (type === 'layout-shift' && !entry.hadRecentInput) window.seen.cls += entry.value;
        if (type === 'longtask') window.seen.blocking += Math.max(0, duration - long);
      }
    }).observe({ type, buffered: true });
  // no frame comes before the style sheets; what this one holds has been painted when the next one begins
  const watch = {
    look() {
      const found = document.querySelector('h1')?.getClientRects().length;
      requestAnimationFrame(found ? (now) => Object.assign(window.seen, { heading: now }) : watch.look);
    },
  };
  requestAnimationFrame(watch.look);
}

const kinds: Record<string, string> = { Script: 'JS', Stylesheet: 'CSS', Font: 'fonts', Image: 'images' };

async function countBytes(session: CDPSession, origin: string) {
  const count = { requests: 0, foreign: 0, bytes: {} as Record<string, number>, scripts: [] as string[] };
  const kindOf = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:') || response.url.startsWith('blob:')) return;
    count.requests++;
    if (!response.url.startsWith(origin)) count.foreign++;
    if (type === 'Script') count.scripts.push(response.url);
    kindOf.set(requestId, kinds[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) count.bytes[kind] = (count.bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return count;
}

type Order = { origin: string; path: string; device: Device; state?: BrowserContextOptions['storageState'] };

/** One visit with an empty cache. `shown` waits until the page stands. */
export async function visit(browser: Browser, order: Order, shown: (page: Page) => Promise<void>): Promise<Visit> {
  const { context: options, line } = devices[order.device];
  const context = await browser.newContext({
    locale: 'en-US',
    ...options,
    ...(order.state ? { storageState: order.state } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const count = await countBytes(session, order.origin);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (line) {
    await session.send('Network.emulateNetworkConditions', { ...line, offline: false });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  await page.addInitScript(observe, LONG_MS);
  await page.goto(`${order.origin}/#${order.path}`);
  await shown(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...count, ...seen };
}
