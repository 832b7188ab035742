import type { SiblingItem, SiblingMode, StoredJobMatch } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { resumeOf } from './resumes.ts';
import { tasks } from './tasks.ts';

/** A job description kept with a résumé. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    resumeId: resumeOf(),
    title: text().notNull(),
    company: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);

/** How a revision of the résumé matches a job; `data` is null where nothing could be read out of the description. */
export const jobMatches = pgTable(
  'job_matches',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    data: jsonb().$type<StoredJobMatch>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.revision] })],
);

/** `resumeId` was made from `originId`. */
export const siblings = pgTable(
  'siblings',
  {
    resumeId: resumeOf().primaryKey(),
    originId: resumeOf(),
    mode: text().$type<SiblingMode>().notNull(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.originId)],
);

/** What a running generation has finished so far; kept when it has ended. */
export const taskItems = pgTable('task_items', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  items: jsonb().$type<SiblingItem[]>().notNull(),
  total: integer().notNull(),
});
