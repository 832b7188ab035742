import type { LetterDraft, LetterWords } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { at, createdAt, id } from './columns.ts';
import { files } from './files.ts';
import { jobs } from './job-descriptions.ts';
import { resumeOf } from './resumes.ts';
import { owner } from './users.ts';

/** A letter goes with its résumé, whose head it wears. The words of the posting are a copy. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    userId: owner(),
    resumeId: resumeOf(),
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    words: jsonb().$type<LetterWords>().notNull(),
    /** what a model wrote of it last, and the gate's opinion */
    draft: jsonb().$type<LetterDraft>(),
    sentAt: at(),
    /** what went out, for ever the same bytes */
    sentFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
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
