import type { PracticeNotes, PracticeQuestion } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { at, createdAt, id } from './columns.ts';
import { jobs } from './job-descriptions.ts';
import { resumeOf } from './resumes.ts';
import { owner } from './users.ts';

/** What a model added last: its questions, and how many of its answer were refused. */
type StoredSuggested = { questions: PracticeQuestion[]; model: string; at: string; refused: number };

/** Notes for the talk about one résumé, for one place where there is one. The words of the posting are a copy. */
export const practices = pgTable(
  'practices',
  {
    id: id(),
    userId: owner(),
    resumeId: resumeOf(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    post: text().notNull(),
    company: text().notNull(),
    posting: text().notNull(),
    revision: integer().notNull(),
    /** the questions that the notes are to, as they were asked last */
    questions: jsonb().$type<PracticeQuestion[]>().notNull(),
    notes: jsonb().$type<PracticeNotes>().notNull(),
    suggested: jsonb().$type<StoredSuggested>(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** it can be put back for a day */
    deletedAt: at(),
  },
  (t) => [
    index().on(t.userId, t.updatedAt),
    index().on(t.resumeId),
    index().on(t.applicationId),
    index().on(t.jobId),
    index().on(t.deletedAt),
  ],
);
