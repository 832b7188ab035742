import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDeadlock } from './deadlock.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A database or a transaction of it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

/**
 * Opens a pool of at most `max` connections; nothing is connected until the first query. What is asked for in one
 * transaction without waiting for the answers between goes out at once and is done in that order.
 */
export function openDb(databaseUrl: string, max = 10): Db {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, statement_timeout: 30_000, pipeline: true });
  // a connection that the server ends must not end the process: not an idle one, nor one that a transaction holds
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    sendTogether(client);
    noteFailures(client);
  });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  db.transaction = retryDeadlocks(transactionsOf(db));
  return db;
}

/** What is asked for in one turn of the event loop leaves in one packet: a write to the socket costs more than its bytes. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  const { query } = client;
  client.query = function corked(this: unknown, ...args: unknown[]) {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return Reflect.apply(query, client, args);
  } as typeof query;
}

/** What a connection's first statement to fail since its last `begin` failed of. */
const firstFailures = new WeakMap<pg.PoolClient, unknown>();

/** In the order in which the statements were sent: it is the order in which PostgreSQL answers. */
function noteFailures(client: pg.PoolClient): void {
  const { query } = client;
  client.query = function noted(this: unknown, ...args: unknown[]) {
    const asked: unknown = Reflect.apply(query, client, args);
    if (asked instanceof Promise)
      asked.catch((error) => {
        if (!firstFailures.has(client)) firstFailures.set(client, error);
      });
    return asked;
  } as typeof query;
}

const ABORTED = '25P02';
/** Whether a statement was refused because one before it in its transaction had failed. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === ABORTED || isAborted(error.cause));

const TRIES = 4;

/**
 * Lets a transaction begin again that PostgreSQL ended for a deadlock (nothing of it was written), up to three times. Locks
 * are taken in one order where two transactions meet often; an account that is erased in the midst of its owner's other
 * requests meets them all. What a transaction does beside the database must bear to be done twice.
 */
function retryDeadlocks(once: Db['transaction']): Db['transaction'] {
  return async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (tries === TRIES || !isDeadlock(error)) throw error;
      }
    }
  };
}

type Relations = ConstructorParameters<typeof NodePgSession>[2] & {};

/**
 * Transactions whose `begin` is on its way together with the first statement. A connection keeps one object for all its
 * transactions, so that what was prepared for it stays prepared. `work` has waited for all that it asked for when it ends.
 * Where it asked for much at once, the refusals of what came behind a failure arrive together with it, and whoever waits may
 * hear of them first: what is thrown is the failure.
 */
function transactionsOf(db: Db): Db['transaction'] {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const { fullSchema, schema: relations, tableNamesMap } = db._ as unknown as Relations;
  const parts = { fullSchema, schema: relations, tableNamesMap };
  const kept = new WeakMap<pg.PoolClient, Tx>();
  const txOf = (client: pg.PoolClient): Tx => {
    const tx = kept.get(client) ?? new NodePgTransaction(dialect, new NodePgSession(client, dialect, parts), parts);
    kept.set(client, tx as Tx);
    return tx as Tx;
  };
  return async (work, config) => {
    if (config) throw new Error('No transaction here has settings of its own.');
    const client = await db.$client.connect();
    let broken: Error | undefined;
    firstFailures.delete(client);
    try {
      const begun = client.query('begin');
      // whoever waits for the work hears of it by the first statement
      begun.catch(() => {});
      const result = await work(txOf(client));
      await begun;
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost) => {
        broken = lost;
      });
      throw isAborted(error) ? (firstFailures.get(client) ?? error) : error;
    } finally {
      client.release(broken);
    }
  };
}
