import type { ApiScope } from '@verdant/contracts';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { owner } from './users.ts';

/** What lets a program of a person in. Only the SHA-256 of the key is kept, and its first letters, to know it by. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: owner(),
    secretHash: text().notNull().unique(),
    start: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    createdAt: createdAt(),
    usedAt: at(),
  },
  (t) => [index().on(t.userId)],
);
