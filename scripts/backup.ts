import { resolve } from 'node:path';
import { backUp } from '@verdant/server/platform';
import { openPlace } from './lib/backup-place.ts';
import { runScript } from './lib/run-script.ts';

/** `npm run backup -- DIR`: database and files into a new folder, while people go on working. */
await runScript(async (shutdown) => {
  const { place, dir } = await openPlace(process.argv.slice(2), 'npm run backup -- DIR', shutdown);
  const { files, tables, missing } = await backUp(place, dir);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${resolve(dir)}: ${tables.length} tables with ${rows} rows, ${files} files`);
  if (missing.length) console.error(`The bytes of ${missing.length} files were gone before: ${missing.join(', ')}`);
  await shutdown.run(missing.length ? 1 : 0);
});
