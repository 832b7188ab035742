import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PYTHON } from './s3-server.ts';

/** A program or a font that the tests use and that Node does not bring. */
export type SystemPackage = {
  name: string;
  /** Debian's package */
  apt: string;
  isInstalled(): boolean;
  /** how to install it on other systems */
  elsewhere: string;
  /** what the tests do without it; null where they can't run */
  without: string | null;
};

const answers = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
const runs = (command: string, ...args: string[]) => answers(command, ...args).status === 0;

/** The headless shell first: the same engine without windows, and nearly twice as quick to open a page. */
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROME_PATH, else the Chromium or Chrome of this machine. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...browsers].find((path) => path && existsSync(path));

export const systemPackages: SystemPackage[] = [
  {
    name: 'Chromium or Chrome',
    apt: 'chromium-headless-shell',
    isInstalled: () => findBrowser() !== undefined,
    elsewhere: 'install it from your system, or set CHROME_PATH to the program',
    without: null,
  },
  {
    name: 'Chinese fonts for the browser',
    apt: 'fonts-noto-cjk',
    isInstalled: () =>
      process.platform !== 'linux' || answers('fc-list', ':lang=zh', 'family').stdout?.trim().length > 0,
    elsewhere: 'install Noto Sans CJK',
    without: null,
  },
  {
    name: 'Liberation fonts for the browser',
    apt: 'fonts-liberation',
    isInstalled: () =>
      process.platform !== 'linux' || answers('fc-list', ':family=Liberation Sans', 'family').stdout?.trim().length > 0,
    elsewhere: 'install the Liberation fonts',
    without: null,
  },
  {
    name: 'redis-server',
    apt: 'redis-server',
    isInstalled: () => runs('redis-server', '--version'),
    elsewhere: 'install Redis, for example with `brew install redis`',
    without: 'queue tests run on PostgreSQL only',
  },
  {
    name: 'OpenStack Swift',
    apt: 'python3-swift',
    isInstalled: () => runs(PYTHON, '-c', 'import swift'),
    elsewhere: 'there is no simple way',
    without: 'files are tested in folders only, not in a bucket',
  },
  {
    name: 'pdftotext (poppler)',
    apt: 'poppler-utils',
    isInstalled: () => !answers('pdftotext', '-v').error,
    elsewhere: 'install poppler, for example with `brew install poppler`',
    without: 'PDFs are read back with pdf.js only',
  },
];
