import type { Services } from '../src/services.ts';

/** What a process that is killed leaves behind: nobody learns how its last transaction ended. For tests. */
export class Crash extends Error {}

/** `fate` decides for each transaction: 'before' loses it just before its commit, 'after' just after it. */
export function crashing(services: Services, fate: () => 'before' | 'after' | null): Services {
  const transaction: Services['db']['transaction'] = async (work, config) => {
    const end = fate();
    const result = await services.db.transaction(async (tx) => {
      const value = await work(tx);
      if (end === 'before') throw new Crash('before the commit');
      return value;
    }, config);
    if (end === 'after') throw new Crash('after the commit');
    return result;
  };
  const db = new Proxy(services.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
  return { ...services, db };
}
