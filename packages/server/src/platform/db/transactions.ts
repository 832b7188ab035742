import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db, Tx } from './client.ts';

/**
 * Transactions whose `begin` is on its way together with the first statement. A connection keeps one object for all its
 * transactions, so that what was prepared for it stays prepared. `work` has waited for all that it asked for when it ends.
 */
export function transactionsOf(db: Db): Db['transaction'] {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const { fullSchema, schema, tableNamesMap } = db._ as unknown as ConstructorParameters<typeof NodePgSession>[2] & {};
  const kept = new WeakMap<pg.PoolClient, Tx>();
  const txOf = (client: pg.PoolClient): Tx => {
    const parts = { fullSchema, schema, tableNamesMap };
    const tx = kept.get(client) ?? new NodePgTransaction(dialect, new NodePgSession(client, dialect, parts), parts);
    kept.set(client, tx as Tx);
    return tx as Tx;
  };
  return async (work, config) => {
    if (config) throw new Error('No transaction here has settings of its own.');
    const client = await db.$client.connect();
    let broken: Error | undefined;
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
      throw error;
    } finally {
      client.release(broken);
    }
  };
}
