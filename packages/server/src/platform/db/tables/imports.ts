import type { StoredImport } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { resumes } from './resumes.ts';
import { tasks } from './tasks.ts';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** What an import found, beside the revision that it wrote. `taskId` is unique: a task tells once. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    taskId: uuid()
      .unique()
      .references(() => tasks.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    data: jsonb().$type<StoredImport>().notNull(),
    /** when its person confirmed it */
    reviewedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);
