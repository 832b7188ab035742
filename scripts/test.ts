import { installSystemPackages } from './lib/install-system-packages.ts';
import { runTool } from './lib/run-command.ts';
import { runScript } from './lib/run-script.ts';
import { step } from './lib/step.ts';
import { findBrowser } from './lib/system-packages.ts';
import { startTestServers } from './lib/test-servers.ts';
import { buildWeb } from './lib/web-build.ts';

const filters = process.argv.slice(2).filter((arg) => arg !== '--');
const inBrowser = filters.length === 0 || filters.some((filter) => filter.includes('e2e'));

/** Without arguments everything; with some, only the tests that vitest finds by them. */
await runScript(async (shutdown) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  shutdown.add(() => stopped.abort());

  if (inBrowser) await step('what the tests need', () => installSystemPackages(signal));
  if (filters.length === 0) await step('types and lint', () => checkSources(signal));
  if (inBrowser) await step('web build', () => buildWeb(signal));
  const servers = await step('databases', () => startTestServers(shutdown));

  const env = { ...process.env, ...servers, CHROME_PATH: findBrowser() };
  shutdown.add(() => stopped.abort());
  await shutdown.run(await runTool('vitest', ['run', ...filters], { env, signal }));
});

async function checkSources(signal: AbortSignal): Promise<void> {
  const code = await runTool('turbo', ['run', 'typecheck', '//#lint', '--output-logs=errors-only'], { signal });
  if (code !== 0) throw new Error('Types or lint failed; the messages are above.');
}
