import type { DbOrTx } from './client.ts';

/**
 * A query that is built once and planned once a connection: for what is asked for with every call, where building the
 * text costs more than the answer. `make` ends with `.prepare(name)`; its further arguments choose among variants, whose
 * names differ. In a transaction, too: each connection keeps its own.
 */
export function prepared<V extends string[], Q>(
  make: (db: DbOrTx, ...variant: V) => Q,
): (db: DbOrTx, ...variant: V) => Q {
  const kept = new WeakMap<DbOrTx, Map<string, Q>>();
  return (db, ...variant) => {
    const own = kept.get(db) ?? new Map<string, Q>();
    kept.set(db, own);
    const key = variant.join(' ');
    const query = own.get(key) ?? make(db, ...variant);
    own.set(key, query);
    return query;
  };
}
