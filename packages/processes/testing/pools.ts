import { afterEach } from 'vitest';
import { createPool, type Pool, type PoolOptions } from '../src/pool.ts';

/** What `child.mjs` understands. */
export type Order = { do: 'echo' | 'note' | 'spin' | 'swell' | 'heap' | 'throw' | 'env'; text?: string };

export const entry = new URL('enter.mjs', import.meta.url);
export const usual = { entry, processes: 1, timeoutMs: 20_000, queueLimit: 8, memoryMb: 600, recycleMb: 500 };
const pools: Pool<Order, string, string>[] = [];

/** Opens pools that are closed after each test of the file. */
export function testPools() {
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });
  return (options: Partial<PoolOptions> = {}) => {
    const pool = createPool<Order, string, string>({ ...usual, ...options });
    pools.push(pool);
    return pool;
  };
}

export const echo = (pool: Pool<Order, string, string>, text = 'hello') => pool.run({ do: 'echo', text });
export const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
