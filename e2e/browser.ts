import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/needs.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium or Chrome; `CHROME_PATH` names another. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium found: install Chromium or Chrome, or set CHROME_PATH');
  return chromium.launch({ executablePath, headless: true, args: quiet });
}
