import { BUILT_ARGS, buildPrograms, MALLOC_ENV } from './lib/build/programs.ts';
import { buildWeb, WEB_DIST } from './lib/build/web.ts';
import { checkEnvironment, loadDotEnv } from './lib/environment.ts';
import { assertPortFree } from './lib/network.ts';
import { runScript } from './lib/run-script.ts';
import { startPrograms } from './lib/start-programs.ts';

await runScript(async (shutdown) => {
  loadDotEnv();
  const config = checkEnvironment(process.env);
  await assertPortFree(config.host, config.port, 'PORT');
  const building = new AbortController();
  shutdown.add(() => building.abort());
  await Promise.all([buildPrograms(), buildWeb(building.signal)]);

  const programs = [
    { name: 'api' as const, args: BUILT_ARGS },
    { name: 'worker' as const, args: BUILT_ARGS },
  ];
  await startPrograms(config, programs, { WEB_DIR: WEB_DIST, ...MALLOC_ENV }, shutdown);
  console.log(`\n  青简 · Verdant  ${config.publicUrl}\n  Ctrl-C stops it.\n`);
});
