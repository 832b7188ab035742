import type { ErrorName, TaskKind, TaskStage } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { resumeOf } from './resumes.ts';
import { owner } from './users.ts';

/**
 * The truth about work to do. `fence` is the fencing token: it grows with every attempt, and only the attempt that holds
 * the newest may end the task.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    userId: owner(),
    resumeId: resumeOf(),
    kind: text().$type<TaskKind>().notNull(),
    input: jsonb().notNull(),
    status: text().$type<'queued' | 'running' | 'succeeded' | 'failed'>().notNull().default('queued'),
    stage: text().$type<TaskStage>().notNull().default('queued'),
    progress: integer().notNull().default(0),
    /** counted anew when a person asks for a retry */
    attempt: integer().notNull().default(0),
    fence: integer().notNull().default(0),
    /** the attempt's last heartbeat while running; the earliest start while queued */
    aliveAt: at().notNull().defaultNow(),
    result: jsonb(),
    error: text().$type<ErrorName>(),
    /** accepted from a guest: it waits among visitors, and no model is asked */
    byGuest: boolean().notNull().default(false),
    /** the span that ordered it, in W3C trace context; null where nothing is traced */
    trace: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.resumeId, t.createdAt),
    index().on(t.aliveAt).where(sql`status in ('queued', 'running')`),
    // one running piece of work of a kind on a résumé, whatever was clicked how often
    uniqueIndex('tasks_one_open').on(t.resumeId, t.kind).where(sql`status in ('queued', 'running')`),
  ],
);
