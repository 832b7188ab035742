import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { owner, users } from './users.ts';

/** The secret that an account shares with an authenticator app. It is asked for once it was confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** sealed with a key of the installation */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: at(),
  /** the 30 seconds whose code was taken last: none is taken twice */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** What stands in for an app that was lost: each works once. Only a salted Argon2id hash is kept. */
export const recoveryCodes = pgTable('recovery_codes', { userId: owner(), codeHash: text().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.codeHash] }),
]);
