import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/system-packages.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

export type Printer = { print: (html: string) => Promise<Uint8Array>; close: () => Promise<void> };

/** The machine's browser as a printer. Throws where there is none. */
export async function startPrinter(): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const page = await browser.newPage({ javaScriptEnabled: false });
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: 'domcontentloaded' });
      return new Uint8Array(await page.pdf({ printBackground: true, preferCSSPageSize: true }));
    },
    close: () => browser.close(),
  };
}
