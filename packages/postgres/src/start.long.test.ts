import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dir, query, running, start, useServers } from '../testing/servers.ts';
import { readPidFile } from './pid-file.ts';
import { serves } from './processes.ts';
import { startEmbeddedPostgres } from './start.ts';

useServers();

test('a cold start makes a database, a warm one finds it as it was, stop ends the server; another version is left alone', async () => {
  const cold = await start('résumés "quoted"');
  expect(cold).toMatchObject({ fresh: true, reused: false });
  await query(cold.url, 'create table kept as select 42 as answer');
  const pid = running();
  await cold.stop();
  expect(readPidFile(join(dir, 'data'))).toBeNull();
  await expect.poll(() => serves(pid, join(dir, 'data'))).toBe(false);
  await expect(query(cold.url, 'select 1')).rejects.toThrow();

  const warm = await start('résumés "quoted"');
  expect(warm).toMatchObject({ fresh: false, reused: false });
  expect(await query(warm.url, 'select answer from kept')).toEqual([{ answer: 42 }]);

  // one of another major version is left alone and told with the way out
  await warm.stop();
  const file = join(dir, 'data', 'PG_VERSION');
  const ours = readFileSync(file, 'utf8');
  const older = /was made by PostgreSQL \d+, and this version of Verdant brings \d+.*npm run backup.*npm run restore/;
  const newer = /was made by PostgreSQL \d+, and this version of Verdant brings \d+.*Install the newer version/;
  for (const [by, sentence] of [[-1, older] as const, [1, newer] as const]) {
    writeFileSync(file, `${Number(ours) + by}\n`);
    await expect(startEmbeddedPostgres({ dir })).rejects.toThrow(sentence);
  }
  writeFileSync(file, ours);
  const again = await start('résumés "quoted"');
  expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
}, 60_000);

test('a server that cannot start fails with the path of its log', async () => {
  const starting = startEmbeddedPostgres({ dir, settings: { no_such_setting: 'on' } });
  await expect(starting).rejects.toThrow(join(dir, 'postgres.log'));
  expect(readFileSync(join(dir, 'postgres.log'), 'utf8')).toContain('no_such_setting');
}, 60_000);
