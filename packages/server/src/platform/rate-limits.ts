import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@verdant/contracts';
import { lt, sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db, DbOrTx } from './db/client.ts';
import { rateLimits } from './db/tables/rate-limits.ts';
import { keyedHash } from './server-secret.ts';

/** Tries per window, counted in the database, so that several processes count together. */
export const RATES = {
  // wrong passwords: on one account from one address, from all, on all accounts from one address
  signInFrom: { points: 10, seconds: 900 },
  signInByAccount: { points: 100, seconds: 3600 },
  signInByAddress: { points: 400, seconds: 900 },
  // wrong passwords on one account from a device that its owner signed in on, whatever came from elsewhere
  signInByDevice: { points: 10, seconds: 900 },
  // wrong passwords of somebody who is signed in
  passwordByUser: { points: 10, seconds: 900 },
  mailByAccount: { points: 5, seconds: 3600 },
  // a school or an office is one address
  mailByAddress: { points: 600, seconds: 3600 },
  // drafts that visitors begin: a class is one address
  guestsByAddress: { points: 200, seconds: 3600 },
  // wrong passwords of one link: from one address, from all
  shareFrom: { points: 10, seconds: 900 },
  shareByLink: { points: 40, seconds: 3600 },
  prePay: { points: 120, seconds: 3600 },
} as const;
export type Rate = keyof typeof RATES;

export type Limiter = {
  /** Counts one try for a key, words apart by blanks; `Failure('tooMany')` with `data: { retryAfter }` in seconds when there were too many. */
  consume(rate: Rate, key: string): Promise<void>;
  /** Takes one counted try back: it was none of those that are limited. */
  giveBack(rate: Rate, key: string): Promise<void>;
};

const refused = (error: unknown): never => {
  if (!(error instanceof RateLimiterRes)) throw error;
  throw new Failure('tooMany', { data: { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) } });
};

/** Who is counted is kept as keyed hashes, word by word: addresses of people are nobody's to read. */
const named = (secret: Buffer, key: string): string =>
  key
    .split(' ')
    .map((word) => keyedHash(secret, word))
    .join('.');

export function createLimiter(db: Db, secret: Buffer): Limiter {
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
    consume: async (rate, key) => {
      await limiters.get(rate)!.consume(named(secret, key)).catch(refused);
    },
    giveBack: async (rate, key) => {
      await limiters.get(rate)!.reward(named(secret, key));
    },
  };
}

/** Forgets what was counted under any of the words, whatever stood beside them. */
export async function forgetLimits(db: DbOrTx, secret: Buffer, words: string[]): Promise<void> {
  for (const word of words)
    await db.delete(rateLimits).where(sql`strpos(${rateLimits.key}, ${keyedHash(secret, word)}) > 0`);
}

/** The limiter leaves its rows behind when their time is over. */
export async function removeExpiredLimits({ db, now }: { db: DbOrTx; now: () => Date }): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now().getTime()));
}

/** Whoever goes on after so many refusals in a minute waits for each further one. */
const QUICK_REFUSALS = 20;
const SLOW_REFUSAL_MS = 1_000;

/**
 * Calls per minute, counted in this process alone: it keeps load off, it guards no account. A client that asks again as
 * soon as it is refused would keep the process busy with refusals alone: it is answered once a second.
 */
export function createProcessLimiter() {
  const limiters = new Map<number, RateLimiterMemory>();
  return async (key: string, perMinute: number): Promise<void> => {
    let limiter = limiters.get(perMinute);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
      limiters.set(perMinute, limiter);
    }
    await limiter.consume(key).catch(async (error) => {
      const over = error instanceof RateLimiterRes ? error.consumedPoints - perMinute : 0;
      if (over > QUICK_REFUSALS) await pause(SLOW_REFUSAL_MS, undefined, { ref: false });
      refused(error);
    });
  };
}
