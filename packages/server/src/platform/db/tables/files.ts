import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { owner } from './users.ts';

/** A stored file; the bytes stand below DATA_DIR, or in the bucket, under its id. */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: owner(),
    kind: text().$type<'source' | 'image' | 'archive' | 'letter'>().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** for images: the one used as avatar */
    selected: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.kind)],
);
