import type { SiblingItem, SiblingMode, StoredJobMatch } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { resumes, tasks } from './schema.ts';

const createdAt = () => timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow();
const resume = () =>
  uuid()
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

/** A job description kept with a résumé. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    resumeId: resume(),
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
    resumeId: resume().primaryKey(),
    originId: resume(),
    mode: text().$type<SiblingMode>().notNull(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.originId)],
);

/** What a running generation has settled so far; stays as its account when it has ended. */
export const taskItems = pgTable('task_items', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  items: jsonb().$type<SiblingItem[]>().notNull(),
  total: integer().notNull(),
});
