import { main } from './lib/main.ts';
import { findBrowser } from './lib/needs.ts';
import { provideNeeds } from './lib/provide.ts';
import { stage } from './lib/stage.ts';
import { startTestServers } from './lib/test-servers.ts';
import { runTool } from './lib/tool.ts';
import { buildWeb } from './lib/web-build.ts';

const filters = process.argv.slice(2).filter((arg) => arg !== '--');
const inBrowser = filters.length === 0 || filters.some((filter) => filter.includes('e2e'));

/** Without arguments everything; with some, only the tests that vitest finds by them. */
await main(async (shutdown) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  shutdown.add(() => stopped.abort());

  if (inBrowser) await stage('what the tests need', () => provideNeeds(signal));
  if (filters.length === 0) await stage('types and lint', () => checkSources(signal));
  if (inBrowser) await stage('web build', () => buildWeb(signal));
  const servers = await stage('databases', () => startTestServers(shutdown));

  const env = { ...process.env, ...servers, CHROME_PATH: findBrowser() };
  shutdown.add(() => stopped.abort());
  await shutdown.run(await runTool('vitest', ['run', ...filters], { env, signal }));
});

async function checkSources(signal: AbortSignal): Promise<void> {
  const code = await runTool('turbo', ['run', 'typecheck', '//#lint', '--output-logs=errors-only'], { signal });
  if (code !== 0) throw new Error('Types or lint failed; the messages are above.');
}
