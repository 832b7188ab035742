import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

export type Printer = { print: (html: string) => Promise<Uint8Array>; close: () => Promise<void> };

/** Chromium as a printer: `CHROME_PATH` or the usual place of Debian. Throws where there is none. */
export async function startPrinter(executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'): Promise<Printer> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ javaScriptEnabled: false });
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: 'domcontentloaded' });
      return new Uint8Array(await page.pdf({ printBackground: true, preferCSSPageSize: true }));
    },
    close: () => browser.close(),
  };
}
