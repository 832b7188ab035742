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

it('lets a transaction begin again that was ended for a deadlock, and writes what both wrote, once', async () => {
  const { db } = test.services;
  await db.execute(sql`create table counters (id int primary key, n int not null)`);
  await db.execute(sql`insert into counters values (1, 0), (2, 0)`);
  let begun = 0;
  let bothHoldOne = () => {};
  const held = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  const inOrder = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update counters set n = n + 1 where id = ${first}`);
      if (++begun === 2) bothHoldOne();
      await held;
      await tx.execute(sql`update counters set n = n + 1 where id = ${second}`);
      return first;
    });
  expect(await Promise.all([inOrder(1, 2), inOrder(2, 1)])).toEqual([1, 2]);
  // on a busy machine either may be ended, and once more
  expect(begun).toBeGreaterThan(2);
  expect((await db.execute(sql`select n from counters order by id`)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

it('begins again, too, where a refusal of what was asked for behind the deadlock is heard first', async () => {
  const { db } = test.services;
  await db.execute(sql`create table tallies (id int primary key, n int not null)`);
  await db.execute(sql`insert into tallies values (1, 0), (2, 0)`);
  let begun = 0;
  let bothHoldOne = () => {};
  const held = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  const heard: string[] = [];
  const inOrder = (first: number, second: number) =>
    db.transaction(async (tx) => {
      const add = async (id: number) => {
        await tx.execute(sql`update tallies set n = n + 1 where id = ${id}`);
      };
      await add(first);
      if (++begun === 2) bothHoldOne();
      await held;
      const locked = add(second);
      const behind = (async () => {
        await tx.execute(sql`select 1`);
      })();
      const heardLate = locked.catch(async (error) => {
        await behind.catch(() => {});
        throw error;
      });
      await Promise.all([heardLate, behind]).catch((error) => {
        heard.push(error.cause.code);
        throw error;
      });
    });
  await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
  expect(heard).toContain('25P02');
  expect((await db.execute(sql`select n from tallies order by id`)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});
