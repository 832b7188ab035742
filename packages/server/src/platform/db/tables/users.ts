import type { Language } from '@verdant/contracts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const users = pgTable('users', {
  id: id(),
  /** as typed, for mail; `emailKey` is its lower case */
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  nickname: text().notNull().default(''),
  passwordHash: text().notNull(),
  active: boolean().notNull().default(false),
  language: text().$type<Language>().notNull().default('en'),
  createdAt: createdAt(),
});

/** whose row this is; it goes with the account */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
