import { restore } from '@verdant/server/platform';
import { openPlace } from './lib/backup-place.ts';
import { runScript } from './lib/run-script.ts';

/** `npm run restore -- DIR`: a backup into an empty database and DATA_DIR, checked file by file first. */
await runScript(async (shutdown) => {
  const { place, dir } = await openPlace(process.argv.slice(2), 'npm run restore -- DIR', shutdown);
  const { createdAt, files, tables } = await restore(dir, place);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`As of ${createdAt}: ${tables.length} tables with ${rows} rows and ${files} files are back`);
  await shutdown.run(0);
});
