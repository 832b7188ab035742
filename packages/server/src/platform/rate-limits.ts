import { Failure } from '@verdant/contracts';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db/client.ts';

/** Tries per window. What guards accounts is counted in the database, so that several processes count together. */
export const RATES = {
  signInByAccount: { points: 10, seconds: 900 },
  signInByAddress: { points: 100, seconds: 900 },
  mailByAccount: { points: 5, seconds: 3600 },
  mailByAddress: { points: 60, seconds: 3600 },
  prePay: { points: 120, seconds: 3600 },
} as const;
export type Rate = keyof typeof RATES;

export type Limiter = {
  /** Counts one try; `Failure('tooMany')` with `data: { retryAfter }` in seconds when there were too many. */
  take(rate: Rate, key: string): Promise<void>;
  forget(rate: Rate, key: string): Promise<void>;
};

const refused = (error: unknown): never => {
  if (!(error instanceof RateLimiterRes)) throw error;
  throw new Failure('tooMany', { data: { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
};

export function createLimiter(db: Db): Limiter {
  const limiters = new Map(
    Object.entries(RATES).map(([rate, { points, seconds }]) => [
      rate,
      new RateLimiterPostgres({
        storeClient: db.$client,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rate,
        points,
        duration: seconds,
      }),
    ]),
  );
  return {
    take: async (rate, key) => {
      await limiters.get(rate)!.consume(key.slice(0, 200)).catch(refused);
    },
    forget: async (rate, key) => {
      await limiters.get(rate)!.delete(key.slice(0, 200));
    },
  };
}

/** Calls per minute from one address, counted in this process: a brake, not a guard. */
export function createProcessLimiter() {
  const limiters = new Map<number, RateLimiterMemory>();
  return async (key: string, perMinute: number): Promise<void> => {
    let limiter = limiters.get(perMinute);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
      limiters.set(perMinute, limiter);
    }
    await limiter.consume(key).catch(refused);
  };
}
