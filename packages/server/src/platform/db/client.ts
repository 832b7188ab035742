import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDeadlock } from './deadlock.ts';
import * as schema from './schema.ts';
import { transactionsOf } from './transactions.ts';

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
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  db.transaction = retryDeadlocks(transactionsOf(db));
  return db;
}

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
