import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/services.ts';
import { openDb } from './client.ts';
import { isDatabaseAway } from './database-away.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('tells a database that is away from a statement that is wrong', async () => {
  const db = openDb(database.url, 1);
  expect(isDatabaseAway(await errorOf(db.execute(sql`select * from nowhere`)))).toBe(false);
  expect(isDatabaseAway(await errorOf(db.execute(sql`select 1 / 0`)))).toBe(false);
  // the operator ends the connection in the midst of a transaction, whatever is asked on it
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const other = openDb(database.url, 1);
    await other.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await other.$client.end();
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await errorOf(ended))).toBe(true);
  expect(await errorOf(db.execute(sql`select 1`))).toBeNull();
  await db.$client.end();

  const nowhere = openDb('postgres://nobody@127.0.0.1:1/none', 1);
  expect(isDatabaseAway(await errorOf(nowhere.execute(sql`select 1`)))).toBe(true);
  await nowhere.$client.end();
});
