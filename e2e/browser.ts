import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/system-packages.ts';

/** The machine's own Chromium (as a headless shell where there is one) or Chrome; `CHROME_PATH` names another. Playwright downloads none. */
export const launchOptions = {
  // a machine that knows ASCII alone has no place for a file with a Chinese name
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For what runs a browser outside the tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
