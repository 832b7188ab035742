import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabase } from '../../../testing/empty-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/services.ts';
import { openDb } from './client.ts';
import { databaseFault } from './database-fault.ts';
import { takesChanges } from './database-version.ts';
import { migrate } from './migrate.ts';

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
const faultOf = async (work: Promise<unknown>) => databaseFault(await errorOf(work))?.error ?? null;

it('tells a database that is away from a statement that is wrong', async () => {
  const db = openDb(database.url, 1);
  expect(await faultOf(db.execute(sql`select 1 / 0`))).toBeNull();
  // the operator ends the connection in the midst of a transaction, whatever is asked on it
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const other = openDb(database.url, 1);
    await other.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await other.$client.end();
    await tx.execute(sql`select 1`);
  });
  expect(await faultOf(ended)).toBe('notReady');
  expect(await errorOf(db.execute(sql`select 1`))).toBeNull();
  // nobody had the time for it
  const late = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(60)`);
  });
  expect(await faultOf(late)).toBe('notReady');
  await db.$client.end();

  const nowhere = openDb('postgres://nobody@127.0.0.1:1/none', 1);
  expect(await faultOf(nowhere.execute(sql`select 1`))).toBe('notReady');
  await nowhere.$client.end();
});

it('tells a full disk and a database that takes no changes apart', async () => {
  const db = openDb(database.url, 1);
  const full = sql`do $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`;
  expect(await faultOf(db.execute(full))).toBe('diskFull');
  expect(await takesChanges(db)).toBe(true);
  await db.execute(sql`set default_transaction_read_only = on`);
  expect(await takesChanges(db)).toBe(false);
  expect(await faultOf(db.execute(sql`insert into rate_limits (key, points) values ('a', 1)`))).toBe('readOnly');
  await db.$client.end();
});

it('a database of an older version serves nobody, and one of a newer version is never begun with', async () => {
  await withDatabase(database.url, async (url) => {
    const db = openDb(url, 1);
    expect(await faultOf(takesChanges(db))).toBe('otherDatabase');
    await migrate(url, 11);
    expect(await errorOf(takesChanges(db))).toMatchObject({ error: 'otherDatabase' });
    await migrate(url);
    expect(await takesChanges(db)).toBe(true);
    await db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of-tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    expect(await takesChanges(db)).toBe(true);
    await expect(migrate(url)).rejects.toThrow('used by a newer version');
    await db.$client.end();
  });
});
