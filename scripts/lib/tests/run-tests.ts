import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrograms } from '../build/programs.ts';
import { buildWeb } from '../build/web.ts';
import { ROOT } from '../environment.ts';
import { installSystemPackages } from '../install-system-packages.ts';
import { runTool } from '../run-command.ts';
import type { Shutdown } from '../shutdown.ts';
import { step } from '../step.ts';
import { findBrowser } from '../system-packages.ts';
import { failedBrowserTests, secondAttempt } from './second-attempt.ts';
import { startTestServers } from './test-servers.ts';

/** 'long': the tests that are long by nature, named `*.long.test.ts`; 'short': all others. */
export type TestKind = 'short' | 'long';

/** The browser tests of a folder and those in it, by their places. */
const browserTests = (folder = 'e2e'): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : browserTests(place);
    return place.endsWith('.test.ts') ? [place] : [];
  });
const isBrowserFilter = (filter: string) => browserTests().some((place) => place.includes(filter));
const onlyBrowser = (filter: string) => /^(\.\/)?e2e\b/.test(filter);

/**
 * Runs the tests of one kind, with filters only those whose file path contains one of them. Installs, builds and starts
 * what they use first. Returns the exit code: browser tests run even where others failed.
 */
export async function runTests(kind: TestKind, filters: string[], shutdown: Shutdown): Promise<number> {
  const stopped = new AbortController();
  const { signal } = stopped;
  shutdown.add(() => stopped.abort());
  const all = filters.length === 0;
  const browserFilters = filters.filter(isBrowserFilter);
  const unitFilters = filters.filter((filter) => !onlyBrowser(filter));
  const inBrowser = all || browserFilters.length > 0;

  const built = step('programs', buildPrograms);
  const installed = inBrowser ? step('system packages', () => installSystemPackages(signal)) : Promise.resolve();
  const started = installed.then(() => step('databases', () => startTestServers(shutdown)));
  const ready = Promise.all([started, built]).then(([servers]) => {
    // again, so that it is stopped before the databases
    shutdown.add(() => stopped.abort());
    return { ...process.env, ...servers, CHROME_PATH: findBrowser(), TEST_BUILT: 'true' };
  });
  const run = (name: string, tool: 'vitest' | 'playwright', args: string[]) =>
    ready.then((env) => step(name, () => runTool(tool, args, { env, signal })));

  const sources = async () => (all && kind === 'short' ? step('types and lint', () => checkSources(signal)) : 0);
  const units = async () => {
    if (!all && !unitFilters.length) return 0;
    const config = kind === 'long' ? ['--config', 'vitest.long.config.ts'] : [];
    return run('unit, API, worker and web tests', 'vitest', ['run', ...config, ...unitFilters]);
  };
  const build = async () => {
    if (inBrowser) await step('web build', () => buildWeb(signal));
    return 0;
  };
  const browser = async () => {
    if (!inBrowser || shutdown.stopping) return shutdown.stopping ? 1 : 0;
    const args = ['test', '--config', 'e2e/playwright.config.ts', `--project=${kind}`, ...browserFilters];
    const code = await run('browser tests', 'playwright', args);
    // who asks for some of them wants to see every failure
    if (!all || shutdown.stopping) return code;
    return secondAttempt(code, failedBrowserTests(), (only) =>
      run('browser tests, second attempt', 'playwright', [...args, ...only]),
    );
  };
  // one after the other where processes are killed and floods are answered in time; else types, lint and the web build
  // begin beside the installation, of which they need nothing. The browser tests always by themselves, as both cores
  // are full before
  const first =
    kind === 'long'
      ? [await units(), await ready.then(build)]
      : await Promise.all([units(), built.then(sources), built.then(build), ready.then(() => 0)]);
  return Math.max(...first, await browser());
}

/** Types and lint; the messages of what is wrong are printed. */
async function checkSources(signal: AbortSignal): Promise<number> {
  return runTool('turbo', ['run', '//#types', 'typecheck', '//#lint', '--output-logs=errors-only'], { signal });
}
