import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Owned by the rate limiter; its columns are what that library asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
