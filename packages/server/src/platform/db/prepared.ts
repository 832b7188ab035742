import type { Db } from './client.ts';

/**
 * A query that is built once and planned once a connection: for what is asked for with every call, where building the
 * text costs more than the answer. `make` ends with `.prepare(name)`; its further arguments choose among variants, whose
 * names differ. Inside a transaction there is none.
 */
export function prepared<V extends string[], Q>(make: (db: Db, ...variant: V) => Q): (db: Db, ...variant: V) => Q {
  const kept = new WeakMap<Db, Map<string, Q>>();
  return (db, ...variant) => {
    const own = kept.get(db) ?? new Map<string, Q>();
    kept.set(db, own);
    const key = variant.join(' ');
    const query = own.get(key) ?? make(db, ...variant);
    own.set(key, query);
    return query;
  };
}
