import { createHash } from 'node:crypto';
import { closeServices, createServices } from '@verdant/server';
import { readConfig } from '@verdant/server/platform';
import { sweeps } from '@verdant/server/remove-expired';
import { pino } from 'pino';
import { promise } from '../broken.ts';
import type { World } from '../world/world.ts';

const DAY_LATER_MS = 25 * 3_600_000;

/**
 * Every row has its bytes, as they came. Bytes that no row names are left by kills between the two writes: after the
 * sweep of the next day there are none. Gives how many files there are and how many were swept.
 */
export async function checkFiles({ settings, dataDir, database }: World) {
  const config = readConfig({ ...settings, DATA_DIR: dataDir });
  const services = createServices(config, {
    log: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + DAY_LATER_MS),
  });
  try {
    const stored = async () => {
      const keys: string[] = [];
      for await (const page of services.storage.list()) keys.push(...page);
      return keys;
    };
    const rows = await database.query<{ id: string; sha256: string }>('select id, sha256 from files');
    for (const { id, sha256 } of rows) {
      const bytes = await services.storage.get(id);
      promise(bytes, 'every row of a file has its bytes', id);
      promise(createHash('sha256').update(bytes).digest('hex') === sha256, 'stored bytes are as they came', id);
    }
    const before = (await stored()).length;
    await sweeps.removeOrphanFiles(services);
    const left = await stored();
    const known = new Set(rows.map(({ id }) => id));
    const orphans = left.filter((key) => !known.has(key));
    promise(orphans.length === 0, 'no bytes stay that no row names', orphans);
    return { files: rows.length, swept: before - left.length };
  } finally {
    await closeServices(services);
  }
}
