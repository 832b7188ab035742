import { join } from 'node:path';
import { checkEnvironment, loadDotEnv, ROOT } from './lib/environment.ts';
import { assertPortFree } from './lib/network.ts';
import { runCommand } from './lib/run-command.ts';
import { runScript } from './lib/run-script.ts';
import { startPrograms } from './lib/start-programs.ts';

const WEB_PORT = Number(process.env.WEB_PORT) || 5173;
const watch = [join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts'];
const vite = ['node_modules/vite/bin/vite.js', '--port', `${WEB_PORT}`, '--strictPort'];

/** The same programs as `npm start`, reloading: api and worker when a source changes, the web by Vite, which proxies /api. */
await runScript(async (shutdown) => {
  loadDotEnv();
  process.env.PUBLIC_URL ||= `http://localhost:${WEB_PORT}`;
  const config = checkEnvironment(process.env);
  await assertPortFree(config.host, config.port, 'PORT');
  await assertPortFree('127.0.0.1', WEB_PORT, 'WEB_PORT');
  const prepared = await runCommand(process.execPath, ['scripts/prepare.mjs'], { cwd: join(ROOT, 'apps', 'web') });
  if (prepared !== 0) throw new Error('The web could not be prepared.');

  const programs = [
    { name: 'api' as const, args: watch },
    { name: 'worker' as const, args: watch },
    { name: 'web' as const, args: vite },
  ];
  await startPrograms(config, programs, { API_PORT: `${config.port}` }, shutdown);
  console.log(`\n  青简 · Verdant  ${process.env.PUBLIC_URL}  (reloads)\n  Ctrl-C stops it.\n`);
});
