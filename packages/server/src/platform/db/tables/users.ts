import type { Language } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** Somebody with an account, or a guest: a visitor who has a draft, without address and password, for a while. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** as typed, for mail; `emailKey` is its lower case */
    email: text(),
    emailKey: text().unique(),
    /** given by `server/people/usernames`; a guest, whom nobody names, keeps what stands here at first */
    username: text().notNull().default(sql`'u' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)`),
    nickname: text().notNull().default(''),
    /** null too where somebody came by another site, and has not set one */
    passwordHash: text(),
    active: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default('en'),
    /** when a guest is over; null where there is an account */
    guestUntil: at(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    check('users_username_length', sql`char_length(username) between 3 and 32`),
    index('users_guests').on(t.guestUntil).where(sql`guest_until is not null`),
    check(
      'users_account_or_guest',
      sql`(guest_until is null and num_nulls(email, email_key) = 0)
        or (guest_until is not null and num_nonnulls(email, email_key, password_hash) = 0 and not active)`,
    ),
  ],
);

/** whose row this is; it goes with the account */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
