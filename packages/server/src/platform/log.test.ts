import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { openDb } from './db/client.ts';
import { createLog } from './log.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

it('says what the database said, and nothing of what was asked', async () => {
  const lines: string[] = [];
  const log = createLog('info', {}, { write: (line) => lines.push(line) });
  const db = openDb(test.config.databaseUrl);
  const failed = db.execute(sql`select ${'words of a résumé'}::int`);
  await failed.catch((err) => log.error({ err }, 'request failed'));
  await db.$client.end();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('request failed');
  expect(lines[0]).not.toContain('params');
  expect(JSON.parse(lines[0]!).err.code).toBe('22P02');
});
