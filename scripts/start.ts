import { assertFree } from './lib/address.ts';
import { checkEnvironment, loadDotEnv } from './lib/environment.ts';
import { openHouse } from './lib/house.ts';
import { main } from './lib/main.ts';
import { buildWeb, WEB_DIST } from './lib/web-build.ts';

const args = ['--import', 'tsx', 'src/main.ts'];

await main(async (shutdown) => {
  loadDotEnv();
  const config = checkEnvironment(process.env);
  await assertFree(config.host, config.port, 'PORT');
  const building = new AbortController();
  shutdown.add(() => building.abort());
  await buildWeb(building.signal);

  const programs = [
    { name: 'api' as const, args },
    { name: 'worker' as const, args },
  ];
  await openHouse(config, programs, { WEB_DIR: WEB_DIST }, shutdown);
  console.log(`\n  青简 · Verdant  ${config.publicUrl}\n  Ctrl-C stops it.\n`);
});
