import type { Change, Engine, StoredAnalysis } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { resumeOf } from './resumes.ts';
import { tasks } from './tasks.ts';

/** `taskId` is unique: a task's result can't be written twice. Null where rules looked again after an accepted change. */
export const analyses = pgTable(
  'analyses',
  {
    id: id(),
    resumeId: resumeOf(),
    taskId: uuid()
      .unique()
      .references(() => tasks.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    jobDescription: text(),
    data: jsonb().$type<StoredAnalysis>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);

export const fixes = pgTable(
  'fixes',
  {
    id: id(),
    resumeId: resumeOf(),
    taskId: uuid()
      .unique()
      .references(() => tasks.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    unanswered: jsonb().$type<string[]>().notNull(),
    engine: jsonb().$type<Engine>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);
