import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { archives } from './archives.ts';
import { createdAt, id } from './columns.ts';
import { resumes } from './resumes.ts';
import { owner } from './users.ts';

/** Short words of a person's own, one spelling of each: `key` is what its spellings share. */
export const tags = pgTable(
  'tags',
  { id: id(), userId: owner(), name: text().notNull(), key: text().notNull(), createdAt: createdAt() },
  (t) => [unique().on(t.userId, t.key)],
);

/** A résumé or an archive with a tag: one of the two is set, and the row goes with it and with the tag. */
export const tagged = pgTable(
  'tagged',
  {
    id: id(),
    userId: owner(),
    tagId: uuid()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    archiveId: uuid().references(() => archives.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique().on(t.resumeId, t.tagId),
    unique().on(t.archiveId, t.tagId),
    index().on(t.tagId),
    index().on(t.userId),
  ],
);
