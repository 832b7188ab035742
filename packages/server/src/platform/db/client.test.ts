import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../testing/services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
}, 60_000);
afterAll(() => test.close());

it('outlives a connection that the server ends in the middle of a transaction', async () => {
  const { db } = test.services;
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    const gone = new Promise((resolve) => db.$client.once('remove', resolve));
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 300))]);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
