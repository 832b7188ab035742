import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDeadlock } from './deadlock.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A database or a transaction of it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

/** Opens a pool of at most `max` connections; nothing is connected until the first query. */
export function openDb(databaseUrl: string, max = 10): Db {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, statement_timeout: 30_000 });
  // a connection that the server ends must not end the process: not an idle one, nor one that a transaction holds
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return retryDeadlocks(drizzle(pool, { schema, casing: 'snake_case' }));
}

const TRIES = 4;

/**
 * Lets a transaction begin again that PostgreSQL ended for a deadlock (nothing of it was written), up to three times. Locks
 * are taken in one order where two transactions meet often; an account that is erased in the midst of its owner's other
 * requests meets them all. What a transaction does beside the database must bear to be done twice.
 */
function retryDeadlocks(db: Db): Db {
  const once: Db['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (tries === TRIES || !isDeadlock(error)) throw error;
      }
    }
  };
  return db;
}
