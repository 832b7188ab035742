import type { Look } from '@verdant/contracts';
import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { owner } from './users.ts';

/** Looks that people keep, each under a name of its own. */
export const presets = pgTable(
  'presets',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    look: jsonb().$type<Look>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.userId, t.name)],
);
